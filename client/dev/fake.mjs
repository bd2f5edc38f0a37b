// A fake server for development: every table is a recorded snapshot. It judges nothing.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";

const here = new URL("./", import.meta.url);
const games = new URL("../../src/bis/games/", here);

const fixture = (name) => {
  const path = new URL(`fixtures/${name}.json`, here);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
};

const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25"><path fill="#fff" d="M0 0h25v25H0z"/><path d="${Array.from(
  { length: 21 * 21 },
  (_, i) => [2 + (i % 21), 2 + Math.floor(i / 21), (i * 7919 + (i % 13) * 31) % 5],
)
  .filter(([, , n]) => n < 2)
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join("")}"/></svg>`;

function tables() {
  const names = readdirSync(new URL("fixtures/", here)).filter(
    (name) => !/replay|sealed|updates|^games/.test(name),
  );
  return names.slice(0, 40).flatMap((file, i) => {
    const { table } = fixture(file.replace(".json", ""));
    if (!/mid|over/.test(file)) return [];
    const names = table.seats.map((seat) => seat.name);
    const your_turn = table.seats[0].waiting;
    const { scores, winners } = fixture(file.replace(".json", "")).position;
    const over = table.phase === "over" ? { scores, winners } : { scores: null, winners: [] };
    const touched = Date.now() / 1000 - 3000 * i;
    return [
      { id: table.id, game: table.game, phase: table.phase, names, your_turn, touched, ...over },
    ];
  });
}

function answer(url, method) {
  const [, , room, id, more, line] = url.pathname.split("/");
  if (room === "games") return [JSON.stringify(fixture("games"))];
  if (room === "tables" && method === "POST")
    return [JSON.stringify({ id: "encore-lobby", code: "KIWI-42" })];
  if (room === "tables" && !id) return [JSON.stringify(tables())];
  if (room === "codes")
    return id === "KIWI-42" ? [JSON.stringify({ id: "encore-lobby" })] : ["", "text/plain", 404];
  if (room === "sheets" && id.includes("%2F"))
    return id.length < 119
      ? [
          JSON.stringify({ reason: "a sheet is seven rows of fifteen letters joined by '/'" }),
          ,
          400,
        ]
      : [JSON.stringify({ rows: decodeURIComponent(id).split("/") })];
  if (room === "sheets") {
    const rows = readFileSync(new URL(`encore/sheets/${id}.txt`, games), "utf8")
      .trim()
      .split("\n");
    return [JSON.stringify({ rows })];
  }
  if (room === "rules") {
    const spoken = url.searchParams.get("language") ?? "en";
    const file = spoken === "en" ? "RULES.md" : `RULES.${spoken}.md`;
    return [readFileSync(new URL(`${id}/${file}`, games), "utf8"), "text/markdown"];
  }
  if (more === "qr.svg") return [QR, "image/svg+xml"];
  const replay = fixture(`${id}.replay`);
  if (replay && more === "record") return [replay.record, "text/plain"];
  if (replay && more === "positions") {
    const at = Math.min(Number(line), replay.steps.length - 1);
    return [JSON.stringify({ line: at, lines: replay.steps.length - 1, ...replay.steps[at] })];
  }
  return ["not here", "text/plain", 404];
}

export function serveApi(request, response, next) {
  const url = new URL(request.url, "http://localhost");
  if (!url.pathname.startsWith("/api/")) return next();
  const [body, type = "application/json", status = 200] = answer(url, request.method);
  response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(body);
}

/** Just enough of RFC 6455 for short text messages. */
export function serveSocket(request, socket) {
  const found = /^\/api\/tables\/([^/]+)\/live/.exec(request.url);
  if (!found) return;
  const snapshot = fixture(decodeURIComponent(found[1]));
  if (!snapshot) return socket.end("HTTP/1.1 404 Not Found\r\n\r\n");
  const key = request.headers["sec-websocket-key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  const accept = createHash("sha1").update(key).digest("base64");
  socket.write(
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
      `Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const send = (message) => socket.write(frame(JSON.stringify(message)));
  // What tables have been told since the positions were recorded.
  Object.assign(snapshot.table, { watchers: 0, again: [], evening: null, shown: [], device: null });
  send(snapshot);
  // TICK=400: somebody else does something every 400 ms, to see that nothing of yours is lost.
  const others = setInterval(
    () => {
      const { table, position } = snapshot;
      send({
        type: "update",
        version: ++snapshot.version,
        table,
        position,
        events: [],
        rolled: {},
      });
    },
    Number(process.env.TICK) || 2 ** 30,
  );
  socket.on("close", () => clearInterval(others));
  socket.on("error", () => {});
  socket.on("data", (bytes) => {
    for (const text of unframe(bytes)) fulfill(JSON.parse(text), snapshot, send);
  });
}

function fulfill(wish, snapshot, send) {
  const { table, position } = snapshot;
  const events = [];
  if (wish.type === "sit") {
    const { name } = wish;
    table.seats.push({ name, kind: "person", bot: null, connected: true, waiting: false });
    table.yours.push(table.seats.length - 1);
    table.you ??= table.seats.length - 1;
  } else if (wish.type === "add_bot")
    table.seats.push({
      name: wish.bot,
      kind: "bot",
      bot: wish.bot,
      connected: true,
      waiting: false,
    });
  else if (wish.type === "remove") table.seats.splice(wish.seat, 1);
  else if (wish.type === "set_option") table.options[wish.key] = wish.value;
  else if (wish.type === "set_first") table.first = wish.seat;
  else if (wish.type === "set_watching") table.watching = wish.allowed;
  else if (wish.type === "promise") table.seal.promises[table.you] = wish.digest;
  else if (wish.type === "share") table.seal.shares[table.you] = wish.share;
  else if (wish.type === "end") table.end_agreed = wish.agreed ? [table.you] : [];
  else if (wish.type === "say" && position.legal.includes(wish.move)) {
    position.legal = [];
    position.to_act = position.to_act.filter((seat) => seat !== table.you);
    if (position.chosen.length) position.chosen[table.you] = true;
    table.seats[table.you].waiting = false;
    events.push({ kind: "chose", seat: table.you });
  } else
    return send({
      type: "refused",
      id: wish.id,
      reason: "the fake server cannot do that",
      rule: null,
      code: null,
      parts: {},
    });
  snapshot.version += 1;
  send({ type: "update", version: snapshot.version, table, position, events, rolled: {} });
  send({ type: "done", id: wish.id, version: snapshot.version });
}

function frame(text) {
  const body = Buffer.from(text);
  const head = Buffer.alloc(body.length < 126 ? 2 : body.length < 65536 ? 4 : 10);
  head[0] = 0x81;
  if (head.length === 2) head[1] = body.length;
  else if (head.length === 4) head.writeUInt16BE(body.length, ((head[1] = 126), 2));
  else head.writeBigUInt64BE(BigInt(body.length), ((head[1] = 127), 2));
  return Buffer.concat([head, body]);
}

function* unframe(bytes) {
  for (let at = 0; at + 6 <= bytes.length;) {
    const text = (bytes[at] & 15) === 1;
    let length = bytes[at + 1] & 127;
    at += 2;
    if (length === 126) length = bytes.readUInt16BE(((at += 2), at - 2));
    const mask = bytes.subarray(at, (at += 4));
    const body = bytes.subarray(at, (at += length)).map((byte, i) => byte ^ mask[i % 4]);
    if (text) yield Buffer.from(body).toString();
  }
}

export function fakeServer() {
  return {
    name: "bis-fake-server",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(serveApi);
      server.httpServer?.on("upgrade", serveSocket);
    },
  };
}
