/** The pages with tables of what `npm run bench` has measured. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fillTables } from "../run/local/fill-tables.ts";
import { projectRoot } from "../run/local/places.ts";
import { costTables } from "./cost/tables.ts";
import { readMeasurements } from "./measurements.ts";
import { growthTables, speedTables } from "./speed-tables.ts";

const pages = {
  "docs/speed.md": speedTables,
  "docs/cost.md": costTables,
  "docs/growth.md": growthTables,
};

/** The pages as they are to be, by file. */
export function makePages(measurements = readMeasurements()): Map<string, string> {
  return new Map(
    Object.entries(pages).map(([file, tablesOf]) => [
      file,
      fillTables(readFileSync(join(projectRoot, file), "utf8"), tablesOf(measurements)),
    ]),
  );
}

export function writePages(): void {
  for (const [file, page] of makePages()) writeFileSync(join(projectRoot, file), page);
}
