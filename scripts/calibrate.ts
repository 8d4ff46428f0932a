/**
 * `npm run calibrate`: how often published metropolitan medians lie inside the
 * interval, above all in the half of the areas that it was not fitted on.
 * Reads the committed seeds; ends with 1 where the coverage is off.
 */
import { join } from "node:path";
import { readSeeds } from "./calibrate/read-seeds.ts";
import { byMajorGroup, byParity, type Summary, summarize } from "./calibrate/summarize.ts";
import { type Trial, tryCells } from "./calibrate/try-cells.ts";
import { formatTable } from "./local/format-table.ts";

/** How far the coverage may be from the level. */
const tolerance = 0.02;

const seeds = readSeeds(join(import.meta.dirname, "../seeds"));
const { confidence_level: level, wage_year, parity_year, scale } = seeds.parameters.interval;
const trials = tryCells(seeds);
const heldOut = trials.filter((trial) => !trial.fitted);

const header = ["", "cells", "inside", "median error", "95th pct error", "flagged"];
const line = (name: string, trialsOf: readonly Trial[]) => cells(name, summarize(trialsOf));

console.log(
  `Published medians of May ${wage_year} in metropolitan areas against "national median × price parity ${parity_year}",\nwith the ${percent(level)} interval (scale ${scale}):\n`,
);
console.log(
  formatTable([
    header,
    line("held-out half", heldOut),
    line(
      "fitted half",
      trials.filter((trial) => trial.fitted),
    ),
    line("all areas", trials),
  ]),
);
console.log("\nThe held-out half by price parity and by SOC major group:\n");
console.log(
  formatTable([
    header,
    ...[...byParity(heldOut), ...byMajorGroup(heldOut)].map(([name, group]) => line(name, group)),
  ]),
);

const { coverage } = summarize(heldOut);
const off = Math.abs(coverage - level);
if (heldOut.length === 0 || off > tolerance) {
  console.error(
    `\nThe coverage is ${percent(off)} off its level; at most ${percent(tolerance)} is allowed.`,
  );
  process.exitCode = 1;
}

function cells(name: string, summary: Summary): string[] {
  return [
    name,
    summary.cells.toLocaleString("en-US"),
    percent(summary.coverage),
    percent(summary.medianError),
    percent(summary.largeError),
    percent(summary.flagged),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
