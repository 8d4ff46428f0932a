import type { Seeds } from "./read-seeds.ts";
import { count, percent, type Section } from "./section.ts";
import { byMajorGroup, byParity, summarize } from "./summarize.ts";
import { type Trial, tryCells } from "./try-cells.ts";

/** The largest accepted difference between coverage and confidence level. */
const tolerance = 0.02;

/** Tries "national median × price parity" on the half of the areas that its interval was not fitted on. */
export function calibrateParity(seeds: Seeds) {
  const { confidence_level: level, wage_year, parity_year } = seeds.parameters.interval;
  const trials = tryCells(seeds);
  const heldOut = trials.filter((trial) => !trial.fitted);
  const section: Section = {
    title: "National median × price parity",
    text: `Published medians of May ${wage_year} in metropolitan areas against the national median × the price parity of ${parity_year}, with the ${percent(level, 0)} interval. In the first row, the half of the areas to which it was not fitted, ${percent(level - tolerance, 0)} to ${percent(level + tolerance, 0)} must be inside; the groups below are of that half.`,
    header: [
      "",
      "cells",
      "inside 95% interval",
      "median error",
      "95th percentile error",
      "flagged",
    ],
    rows: [
      row("held-out half", heldOut),
      row(
        "fitted half",
        trials.filter((trial) => trial.fitted),
      ),
      row("all areas", trials),
      ...[...byParity(heldOut), ...byMajorGroup(heldOut)].map(([name, own]) => row(name, own)),
    ],
  };
  return {
    sections: [section],
    tested: {
      name: "price parity, held-out half",
      coverage: summarize(heldOut).coverage,
      least: level - tolerance,
      most: level + tolerance,
    },
  };
}

function row(name: string, trials: readonly Trial[]): string[] {
  const summary = summarize(trials);
  return [
    name,
    count(summary.cells),
    percent(summary.coverage),
    percent(summary.medianError),
    percent(summary.largeError),
    percent(summary.flagged),
  ];
}
