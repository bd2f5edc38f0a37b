import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { engine } from "./dev/engine.mjs";
import { fakeServer } from "./dev/fake.mjs";

/** Of a game's words those for the first page: what stands before its second heading. */
const titles: Plugin = {
  name: "titles",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?title")) return null;
    const [, first = ""] = readFileSync(id.slice(0, -"?title".length), "utf8").split(/^# .*$/m);
    return `export default ${JSON.stringify(first)}`;
  },
};

export default defineConfig({
  plugins: [titles, svelte(), fakeServer(), engine()],
  worker: { format: "es" },
  // What was built finds its files beside itself, in whatever folder of a web space it is; a page
  // has any address, and is told where they are by whoever puts it there (`bis site --under`).
  base: "./",
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: "dist",
    target: "es2022",
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page needs is one file: fewer requests, and it packs better.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
});
