import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: [
      "tests/support/prepare-databases.ts",
      "tests/support/prepare-workers.ts",
      "tests/support/receivers/prepare-authority.ts",
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Every suite runs servers of its own; more at a time would only wait for each other.
    maxWorkers: 2,
  },
});
