import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** It takes minutes in CI: begun late, it would keep one core waiting for the other in the end. */
const longest = "tests/shared/pipeline/sequences.test.ts";

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

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
    sequence: { sequencer: LongestFirst },
  },
});
