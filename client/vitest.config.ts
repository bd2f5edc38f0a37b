// Beside vite.config.ts, so that building the client does not need Vitest.
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config";

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { include: ["**/*.test.ts"], exclude: ["node_modules/**"] },
  }),
);
