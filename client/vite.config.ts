import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fakeServer } from "./dev/fake.mjs";

export default defineConfig({
  plugins: [svelte(), fakeServer()],
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
