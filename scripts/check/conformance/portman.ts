/**
 * Generates calls from the OpenAPI document with Portman and runs them with Newman: each
 * operation once, then again with each required field missing and each bound violated, in the
 * query and in the body.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "../../../functions/routes.ts";
import { configure } from "./portman/configure.ts";
import { removeUnchanged } from "./portman/effective.ts";
import { type Report, summarize } from "./portman/report.ts";
import { startPortmanStage } from "./portman/stage.ts";
import { run } from "./run.ts";

const work = mkdtempSync(join(tmpdir(), "portman-"));
const documentCopy = join(work, "openapi.json");
const configFile = join(work, "portman.json");
const collectionFile = join(work, "collection.json");
const reportFile = join(work, "report.json");

const stage = await startPortmanStage();
try {
  process.exitCode = (await check()) ? 0 : 1;
} finally {
  await stage.stop();
  rmSync(work, { recursive: true, force: true });
}

async function check(): Promise<boolean> {
  writeFileSync(documentCopy, JSON.stringify(stage.document));
  writeFileSync(configFile, JSON.stringify(configure(stage.callers, stage.records)));
  const options = { "-l": documentCopy, "-b": stage.service.url.origin, "-c": configFile };
  const args = [...Object.entries(options).flat(), "-o", collectionFile];
  if (!(await run("portman", args, { cwd: work })).passed) return false;

  const collection = JSON.parse(readFileSync(collectionFile, "utf8"));
  const unchanged = removeUnchanged(collection);
  writeFileSync(collectionFile, JSON.stringify(collection));
  console.log(`${unchanged.length} variations that change nothing: ${unchanged.join(", ")}`);

  // Newman exits with 1 if a test fails; the report has the details.
  const reporter = ["--reporters", "json", "--reporter-json-export", reportFile];
  await run("newman", ["run", collectionFile, ...reporter], { cwd: work });
  const report: Report = JSON.parse(readFileSync(reportFile, "utf8"));
  const { says, passed } = summarize(report, routes.length);
  process.send?.(says);
  return passed;
}
