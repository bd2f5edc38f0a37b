// Beside vite.config.ts, so that building the client does not need Vitest.
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config";

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      include: ["**/*.test.ts"],
      exclude: ["node_modules/**"],
      // A worker stays for all files, as it takes longer to start than they do; what they share is
      // taken away between them.
      pool: "threads",
      isolate: false,
      setupFiles: ["dev/fresh.ts"],
      // Milliseconds after which something hangs: on a busy machine a game's box is loaded slowly.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
