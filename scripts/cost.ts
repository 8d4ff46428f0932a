/**
 * `npm run cost`: computes what the service costs, and what of the free plans suffices, from the
 * measurements in docs/benchmarks.json and docs/benchmarks-users.json; writes docs/cost.md. With `--check`, it fails if the
 * committed page differs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePage } from "./cost/page.ts";
import { readMeasurements } from "./cost/read-measurements.ts";
import { projectRoot } from "./local/places.ts";

const file = join(projectRoot, "docs/cost.md");
const page = makePage(readMeasurements());
if (!process.argv.includes("--check")) writeFileSync(file, page);
else if (readFileSync(file, "utf8") !== page) {
  console.error("docs/cost.md is out of date: run `npm run cost` and commit it.");
  process.exitCode = 1;
}
