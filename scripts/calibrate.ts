/**
 * `npm run calibrate`: tries the method on wages that it had not seen, for both
 * bases: how near its figures come, and how often published medians lie inside
 * the interval. Reads the committed seeds alone; ends with 1 if a coverage is
 * off its target. With `--write` the tables go into `docs/figures.md` too.
 */
import { join } from "node:path";
import { calibrateParity } from "./calibrate/calibrate-parity.ts";
import { compareGrowth } from "./calibrate/compare-growth.ts";
import { coverageRange } from "./calibrate/local/attempt.ts";
import { readLocal } from "./calibrate/local/read-local.ts";
import { calibrateLocal } from "./calibrate/local/sections.ts";
import { readSeeds } from "./calibrate/read-seeds.ts";
import { percent, toTerminal } from "./calibrate/section.ts";
import { writeFigures } from "./calibrate/write-figures.ts";

const directory = join(import.meta.dirname, "../seeds");
const seeds = readSeeds(directory);
const parity = calibrateParity(seeds);
const local = calibrateLocal(readLocal(directory, seeds));
const sections = [...local.sections, ...parity.sections, compareGrowth(seeds.national)];

for (const section of sections) console.log(toTerminal(section));
if (process.argv.includes("--write")) {
  writeFigures(join(import.meta.dirname, "../docs/figures.md"), sections);
}

const [least, most] = coverageRange;
const tested = [
  ...local.tested.map(([name, coverage]) => ({ name, coverage, least, most })),
  parity.tested,
];
for (const { name, coverage, least, most } of tested) {
  // NaN, from a test without cells, misses its target as well.
  if (coverage >= least && coverage <= most) continue;
  console.error(
    `${name}: ${percent(coverage)} inside; ${percent(least)} to ${percent(most)} is the target.`,
  );
  process.exitCode = 1;
}
