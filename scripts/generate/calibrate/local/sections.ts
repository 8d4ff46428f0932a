import { fitLocalModel, predict } from "#seeds/build/local/fit-local-model.ts";
import type { PublishedCell } from "#seeds/build/local/list-local-cells.ts";
import { localLogFactor } from "#shared/figures/local/local-model.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import { quantile } from "../quantile.ts";
import { count, percent, type Section } from "../section.ts";
import { type Attempt, attemptHeader, attemptRow, byMajor, bySize, coverage } from "./attempt.ts";
import type { LocalData } from "./read-local.ts";
import { areaFolds, tryHidden } from "./try-hidden.ts";
import { tryLater } from "./try-later.ts";

interface LocalCalibration {
  sections: Section[];
  /** The two tests with a target: coverage by name. */
  tested: [string, number][];
}

/** Tries the local method on cells left out of its fit, and on releases later than the one it was fitted to. */
export function calibrateLocal(data: LocalData): LocalCalibration {
  const { metros, parameters, technology, states } = data;
  const hidden = tryHidden(metros, parameters);
  const areas = tryHidden(metros, parameters, areaFolds(metros));
  const later = (tables: Map<number, PublishedCell[]>, from: number, to: number) =>
    tryLater(tables.get(from) ?? [], tables.get(to) ?? [], parameters);
  const served = parameters.wage_year;
  const stateYear = comparedYear([...states.keys()], served);
  const tables: [string, Attempt[]][] = [
    ...[1, 2, 3].map((gap): [string, Attempt[]] => [
      `technology by metro, ${served - gap} to ${served}`,
      later(technology, served - gap, served),
    ]),
    [`all occupations by state, ${stateYear} to ${served}`, later(states, stateYear, served)],
  ];
  const pooled = tables.flatMap(([, attempts]) => attempts);
  return {
    tested: [
      ["hidden cells", coverage(hidden)],
      ["later years", coverage(pooled)],
    ],
    sections: [
      hiddenSection(hidden, areas),
      laterSection(tables, pooled),
      publishedSection(metros, parameters),
    ],
  };
}

/** The release about two years earlier, of those that there are; of two as near, the earlier one. */
export function comparedYear(years: readonly number[], served: number): number {
  const gap = 2;
  const distance = (year: number) => Math.abs(served - year - gap);
  const earlier = years.filter((year) => year < served).sort((a, b) => a - b);
  return earlier.reduce(
    (best, year) => (distance(year) < distance(best) ? year : best),
    earlier[0] ?? served - gap,
  );
}

function hiddenSection(hidden: Attempt[], areas: Attempt[]): Section {
  return {
    title: "Hidden cells (local)",
    text: "A fifth of the published medians at a time is predicted from the others, as if it were not published. In the first row, 93% to 97% must be inside. For the last row, a fifth of the areas is hidden whole.",
    header: attemptHeader,
    rows: [
      attemptRow("all cells", hidden),
      ...bySize(hidden).map(([name, own]) => attemptRow(name, own)),
      ...byMajor(hidden).map(([name, own]) => attemptRow(name, own)),
      attemptRow("whole areas hidden", areas),
    ],
  };
}

function laterSection(tables: [string, Attempt[]][], pooled: Attempt[]): Section {
  return {
    title: "Later years from earlier tables (local)",
    text: "Factors that were fitted to an earlier release, compared with the medians of a later one. In the first row, 93% to 97% must be inside.",
    header: attemptHeader,
    rows: [
      attemptRow("all tables", pooled),
      ...tables.map(([name, attempts]) => attemptRow(name, attempts)),
      ...bySize(pooled).map(([name, own]) => attemptRow(name, own)),
    ],
  };
}

/** Distance between a published cell and its own factor, which keeps `retention` × reliability of the cell's deviation. */
function publishedSection(metros: readonly PublishedCell[], parameters: LocalParameters): Section {
  const model = fitLocalModel(metros);
  const attempts = metros.map((cell): Attempt => {
    const expected = predict(model, cell, cell.logParity);
    return {
      ...cell,
      error:
        localLogFactor(
          expected,
          cell,
          parameters,
          parameters.unusual[cell.code]?.includes(cell.areaCode) ?? false,
        ) - cell.logRatio,
      parityError: cell.logParity - cell.logRatio,
      halfWidth: 0,
    };
  });
  const row = (name: string, own: readonly Attempt[]) => {
    const distances = Float64Array.from(own, ({ error }) => Math.abs(Math.expm1(error))).sort();
    const within = distances.filter((distance) => distance <= 0.04).length / distances.length;
    return [
      name,
      count(own.length),
      percent(quantile(distances, 0.5)),
      percent(quantile(distances, 0.95)),
      percent(within),
    ];
  };
  return {
    title: "Distance from what is published (local)",
    text: "How far the figure is from the published median of the same occupation and area, which is part of the fit. This is no error of prediction.",
    header: ["", "cells", "median distance", "95th percentile", "within 4%"],
    rows: [row("all cells", attempts), ...bySize(attempts).map(([name, own]) => row(name, own))],
  };
}
