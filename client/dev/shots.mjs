// Pictures of every page and state, from dist/ and the fake server, by one headless Chromium.
// node --experimental-websocket dev/shots.mjs OUT [part of a name]
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { call, closeBrowser, pause } from "./browser.mjs";

const [out = "shots", only = ""] = process.argv.slice(2);
const PORT = 4199;
mkdirSync(out, { recursive: true });

const tap = (...selectors) =>
  selectors.map((one) => `document.querySelectorAll(${JSON.stringify(one)})`);
const click = (selector, at = 0) => `[...${tap(selector)[0]}][${at}]?.click()`;
const PLACE = [
  click(".die.color:not(:disabled)"),
  click(".die.number:not(:disabled)"),
  click(".cell.open"),
];
const PAGES = [
  ["home", "/", []],
  ["rules", "/rules/encore", []],
  ["lobby", "/t/encore-lobby", []],
  ["lobby-flip7", "/t/flip7-lobby", []],
  [
    "lobby-own",
    "/t/encore-lobby",
    [
      click("details summary"),
      `const f = document.querySelector("textarea"); f.scrollIntoView({block: "center"}); f.value = "GGGYYYYGBBBOYYY/OGYGYYOOPBBOOGG"; f.dispatchEvent(new Event("input", {bubbles: true}))`,
    ],
  ],
  ["sealing", "/t/encore-sealing", []],
  ["encore", "/t/encore-mid", []],
  ["encore-dice", "/t/encore-mid", PLACE.slice(0, 2)],
  ["encore-ready", "/t/encore-mid", PLACE],
  ["encore-said", "/t/encore-start", [...PLACE, click(".cell.open"), click(".bar .primary")]],
  ["encore-start", "/t/encore-start", PLACE.slice(0, 2)],
  ["encore-waits", "/t/encore-waits", []],
  ["encore-large", "/t/encore-mid", [click(".others button")]],
  ["encore-log", "/t/encore-mid", [click(".tool.log")]],
  ["encore-keys", "/t/encore-mid", [click(".tool.keys")]],
  ["encore-shared", "/t/encore-shared", []],
  ["encore-watch", "/t/encore-watch", []],
  ["encore-solo", "/t/encore-solo", []],
  ["encore-solo-over", "/t/encore-solo-over", []],
  ["encore-over", "/t/encore-over", []],
  ["one_more_encore", "/t/one_more_encore-mid", []],
  ["one_more_encore-bomb", "/t/one_more_encore-bomb", [click(".cell.open", 5)]],
  ["one_more_encore-over", "/t/one_more_encore-over", []],
  ["flip7", "/t/flip7-mid", []],
  ["flip7-aim", "/t/flip7-aim", []],
  ["flip7-many", "/t/flip7-many", []],
  ["flip7-over", "/t/flip7-over", []],
  ["criss_cross", "/t/criss_cross-mid", [click(".square.open", 2)]],
  ["criss_cross-start", "/t/criss_cross-start", []],
  ["criss_cross-over", "/t/criss_cross-over", []],
  ["replay", "/t/criss_cross-over/replay?line=30", []],
  ["join", "/j/NOPE-00", []],
];
const SIZES = { phone: [360, 640], laptop: [1280, 800], landscape: [740, 360] };
const MODES = (process.env.MODES ?? "phone-light,phone-dark,laptop-light,laptop-dark").split(",");

const server = spawn(process.execPath, [new URL("serve.mjs", import.meta.url).pathname], {
  env: { ...process.env, PORT: String(PORT) },
});
for (let tries = 0; tries < 50; tries++) {
  const up = await fetch(`http://127.0.0.1:${PORT}`).catch(() => null);
  if (up) break;
  await pause(200);
}
if (process.env.SPEAK)
  await call("Page.addScriptToEvaluateOnNewDocument", {
    source: `try { localStorage.setItem("bis.language", "${process.env.SPEAK}") } catch {}`,
  });

/** With AXE=path of axe.min.js: every page is checked for what people cannot perceive or use. */
const axe = process.env.AXE ? readFileSync(process.env.AXE, "utf8") : "";
async function audit(name, mode) {
  await call("Runtime.evaluate", { expression: axe });
  const expression = `axe.run().then(({ violations }) => JSON.stringify(violations.map(
    ({ id, nodes }) => [id, nodes.length, nodes[0].html.slice(0, 160), nodes[0].failureSummary])))`;
  const { result } = await call("Runtime.evaluate", { expression, awaitPromise: true });
  for (const [id, count, html, why] of JSON.parse(result.value ?? "[]"))
    console.log(
      "AXE",
      mode,
      name,
      id,
      count,
      html.replace(/\s+/g, " "),
      "|",
      why.replace(/\s+/g, " "),
    );
}

for (const mode of MODES) {
  const [size, theme] = mode.split("-");
  const [width, height] = SIZES[size];
  await call("Emulation.setDeviceMetricsOverride", {
    ...{ width, height, deviceScaleFactor: size === "phone" ? 2 : 1, mobile: size !== "laptop" },
  });
  await call("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-color-scheme", value: theme }],
  });
  for (const [name, path, steps] of PAGES) {
    if (!name.includes(only)) continue;
    await call("Page.navigate", { url: `http://127.0.0.1:${PORT}${path}` });
    await pause(900);
    for (const expression of steps) {
      await call("Runtime.evaluate", { expression });
      await pause(120);
    }
    await pause(350);
    if (axe) await audit(name, mode);
    const wide = await call("Runtime.evaluate", {
      expression: "document.documentElement.scrollWidth",
    });
    if (wide.result.value > width) console.log("TOO WIDE", mode, name, wide.result.value);
    const { data } = await call("Page.captureScreenshot", {
      captureBeyondViewport: !!process.env.FULL,
    });
    writeFileSync(join(out, `${name}-${mode}.png`), Buffer.from(data, "base64"));
  }
}
closeBrowser();
server.kill();
process.exit(0);
