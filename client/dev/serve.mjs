// Serves dist/ with the fake API and the strict content security policy of the real server.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { serveApi, serveSocket } from "./fake.mjs";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};
const CSP = "default-src 'self'; style-src 'self'; frame-ancestors 'none'";

const server = createServer((request, response) =>
  serveApi(request, response, () => {
    const path = dist + new URL(request.url, "http://localhost").pathname;
    const file = existsSync(path) && statSync(path).isFile() ? path : `${dist}/index.html`;
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-security-policy": CSP });
    createReadStream(file).pipe(response);
  }),
);
server.on("upgrade", serveSocket);
server.listen(Number(process.env.PORT ?? 4173), "127.0.0.1");
