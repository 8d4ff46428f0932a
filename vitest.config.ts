import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { makeIgnored } from "#scripts/generate/make-ignored.ts";
import { listTests } from "#tests/support/projects.ts";
import { compileCache, quickStart } from "#tests/support/quick-start.ts";

/** They take longest: begun late, one would keep a core waiting for the other in the end. */
const longest = [
  "tests/scripts/operate/deploy.process.test.ts",
  "tests/scripts/run/start-whole.process.test.ts",
  "tests/shared/webhooks/delivery/crash.process.test.ts",
  "tests/scripts/run/wrangler-dev.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) =>
      longest.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** A path as a pattern: some folders are called after parameters, such as `[id]`. */
const asPattern = (path: string) => path.replaceAll(/[[\]]/g, "\\$&");

// For the processes of the tests.
process.env.NODE_COMPILE_CACHE ??= compileCache;

makeIgnored();
const tests = listTests();
const authority = "scripts/run/stage/receivers/prepare-authority.ts";
const preparations = ["tests/support/prepare-services.ts", authority];

const clearOfMidnight = "./tests/support/clear-of-midnight.ts";
const stopServices = "./tests/support/stop-services.ts";
/** The seed is not for processes, each of which would have to import fast-check, and none uses it. */
const setupFiles = [clearOfMidnight, stopServices, "./tests/support/fixed-seed.ts"];

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "unit",
    include: ["tests/**/*.test.ts"],
    exclude: [...tests.service, ...tests.process].map(asPattern),
    globalSetup: [authority],
    setupFiles,
    isolate: false,
    env: { TEST_PROJECT: "unit" },
  },
};

const service: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "service",
    include: tests.service.map(asPattern),
    globalSetup: preparations,
    setupFiles,
    // Suites of one worker share its services, and what it takes long to import.
    isolate: false,
    environment: "./tests/support/worker-environment.ts",
  },
};

const processes: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "process",
    include: tests.process.map(asPattern),
    globalSetup: preparations,
    setupFiles: [clearOfMidnight, stopServices],
  },
};

export default defineConfig({
  test: {
    projects: [unit, service, processes],
    // Long enough for a machine that is busy with other things too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes; after the default of a second a busy machine may still be at it.
    expect: { poll: { timeout: 30_000 } },
    // Services that were shared stop in it.
    teardownTimeout: 60_000,
    // For two cores: some suites work while others wait, for a pause between attempts or a limit's minute.
    maxWorkers: 4,
    execArgv: quickStart,
    sequence: { sequencer: LongestFirst },
  },
});
