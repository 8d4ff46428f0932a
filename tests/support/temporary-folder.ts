import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** A new folder for the suite, or the test, that calls this. It is removed in the end, when all else has stopped. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return folder;
}
