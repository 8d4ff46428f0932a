import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const log = join(folder, "npm.log");

beforeEach(() => {
  rmSync(log, { force: true });
  for (const file of [".ci/run", "README.md"]) cpSync(file, join(folder, file));
});

/** Runs `.ci/run` with an npm that notes its arguments; its tests have this result. */
function run(results: object | null, failing = "nothing") {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(folder, "results"), JSON.stringify(results));
  const npm = `#!/bin/sh
echo "$*" >> ${log}
for last; do :; done
case "$last" in
  --outputFile.json=*) ${results ? `cp ${join(folder, "results")} "\${last#*=}"` : "false"} ;;
esac
[ "$1" != "${failing}" ] && [ "$2" != "${failing}" ]
`;
  writeFileSync(join(bin, "npm"), npm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const { status, stdout } = spawnSync(join(folder, ".ci/run"), { env, encoding: "utf8" });
  return { status, last: stdout.trimEnd().split("\n").at(-1) };
}

const passing = { numPassedTests: 3, numFailedTests: 0, success: true, testResults: [] };

it("installs, verifies and runs the test command that README names", () => {
  expect(run(passing)).toEqual({ status: 0, last: "3 passed, 0 failed" });
  const called = readFileSync(log, "utf8").split("\n");
  expect(called.slice(0, 2)).toEqual(["ci", "run verify"]);
  expect(called[2]).toMatch(/^test -- --reporter=default --reporter=json/);
});

it("fails without that command, and counts what fails", () => {
  expect(run(passing, "verify")).toEqual({ status: 1, last: "3 passed, 0 failed" });
  const failed = { ...passing, numFailedTests: 2, success: false };
  expect(run(failed, "test")).toEqual({ status: 1, last: "3 passed, 2 failed" });
  expect(run(null, "test")).toEqual({ status: 1, last: "0 passed, 0 failed" });
  expect(run(passing, "ci")).toEqual({ status: 1, last: "0 passed, 0 failed" });
  writeFileSync(join(folder, "README.md"), "npm start\n");
  expect(run(passing)).toEqual({ status: 1, last: "0 passed, 0 failed" });
});

it("README has both commands in its first section, and at most 200 lines", () => {
  const readme = readFileSync("README.md", "utf8");
  const [, first = ""] = /\n## Two commands\n(.*?)\n## /s.exec(readme) ?? [];
  expect(first).toMatch(/^npm ci && npm start\b/m);
  expect(first).toMatch(/^npm ci && npm test\b/m);
  expect(readme.split("\n").length).toBeLessThanOrEqual(200);
});
