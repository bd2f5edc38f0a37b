// Takes out of the lock file what names a host: funding notes. `resolved` is left out by .npmrc.
import { readFileSync, writeFileSync } from "node:fs";

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));
for (const part of Object.values(lock.packages)) delete part.funding;
writeFileSync(path, JSON.stringify(lock, null, 2) + "\n");
