// Plays whole games by tapping, in a real browser against a real server, and says how they went.
// node --experimental-websocket dev/play.mjs http://127.0.0.1:7777 [game …]
import { call, closeBrowser, pause, problems } from "./browser.mjs";

const [url, ...wanted] = process.argv.slice(2);
const known = async () => (await (await fetch(`${url}/api/games`)).json()).map(({ id }) => id);
const GAMES = wanted.length ? wanted : await known();
const MOST_SECONDS = 150;

/** One tap, somewhere it makes sense; runs in the page. */
function tap() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const any = (selector) => {
    const found = all(selector);
    const one = found[Math.floor(Math.random() * found.length)];
    one?.click();
    return !!one;
  };
  if (document.querySelector(".over")) return "over";
  if (document.querySelector("[role=alert] .notice"))
    return document.querySelector("[role=alert]").textContent;
  if (any(".line.aim")) return "aim";
  const stay = document.querySelector(".bar .stay:enabled");
  if (stay && Math.random() < 0.3) return (stay.click(), "stay");
  if (any(".bar .primary:enabled")) return "say";
  if (any(".cell.open")) return "square";
  if (any(".square.open")) return "square";
  if (any(".signs button:enabled:not(.chosen)")) return "sign";
  if (!all(".status.yours").length) return "wait";
  const dice = (kind) => `.die.${kind}:enabled:not(.chosen)`;
  if (!all(".die.color.chosen").length && any(dice("color"))) return "color";
  if (!all(".die.number.chosen").length && any(dice("number"))) return "number";
  if (any(dice("special"))) return "special";
  if (any('.bar .button[aria-pressed="false"]:not([aria-disabled="true"])')) return "pass";
  return "stuck";
}

const run = async (expression) =>
  (await call("Runtime.evaluate", { expression, awaitPromise: true })).result.value;

let failed = 0;
await call("Emulation.setDeviceMetricsOverride", {
  ...{ width: 360, height: 640, deviceScaleFactor: 1, mobile: true },
});
for (const game of GAMES) {
  await call("Page.navigate", { url });
  await pause(1200);
  const card = `document.querySelector('[aria-labelledby="title-${game}"] .primary')`;
  await run(`${card}.click()`); // bots, then as strong and as many as usual
  await pause(300);
  await run(`${card}.click()`);
  await pause(1500);
  const counts = {};
  const until = Date.now() + MOST_SECONDS * 1000;
  let did = "";
  const going = () => !did.includes(" ") && (counts.stuck ?? 0) < 60;
  while (did !== "over" && Date.now() < until && going()) {
    did = await run(`(${tap})()`);
    counts[did] = (counts[did] ?? 0) + 1;
    if (did !== "stuck") counts.stuck = 0;
    await pause(did === "wait" ? 60 : 15);
  }
  const words = await run(`document.querySelector(".over")?.innerText.split("\\n").join(" ")`);
  console.log(
    game,
    did,
    JSON.stringify(counts),
    words ?? (await run("document.body.innerText.replace(/\\s+/g, ' ')")),
  );
  const { pathname } = new URL(await run("location.href"));
  await call("Page.navigate", { url: `${url}${pathname}/replay?line=5` });
  await pause(1500);
  const replayed = await run(`document.querySelector(".words")?.innerText ?? ""`);
  console.log("  replay, line 5:", replayed);
  if (did !== "over" || !replayed) failed += 1;
}
closeBrowser();
process.exit(failed || problems.length ? 1 : 0);
