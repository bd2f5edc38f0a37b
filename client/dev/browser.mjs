// One headless Chromium, spoken to by its debugging protocol.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const chromium = spawn(CHROMIUM, [
  ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  ...["--hide-scrollbars", "--remote-debugging-port=9333", "about:blank"],
  `--user-data-dir=${mkdtempSync(join(tmpdir(), "shots-"))}`,
]);

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
async function target() {
  for (let i = 0; i < 50; i++) {
    try {
      const pages = await (await fetch("http://127.0.0.1:9333/json")).json();
      const page = pages.find(({ type }) => type === "page");
      if (page) return page.webSocketDebuggerUrl;
    } catch {
      // Not up yet.
    }
    await pause(200);
  }
  throw new Error("Chromium did not start");
}

const socket = new WebSocket(await target());
await new Promise((done) => (socket.onopen = done));
let number = 0;
/** What the page complained about. */
export const problems = [];
const answers = new Map();
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.id) answers.get(message.id)?.(message.result);
  else if (message.method === "Log.entryAdded")
    (problems.push(message.params.entry.text), console.log("LOG", message.params.entry.text));
  else if (message.method === "Runtime.exceptionThrown")
    console.log("ERROR", message.params.exceptionDetails.exception?.description);
};
export const call = (method, params = {}) =>
  new Promise((done) => {
    answers.set(++number, done);
    socket.send(JSON.stringify({ id: number, method, params }));
  });
for (const domain of ["Page", "Log", "Runtime"]) await call(`${domain}.enable`);

export function closeBrowser() {
  socket.close();
  chromium.kill();
}
