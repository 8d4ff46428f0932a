import { fitLocalModel, predict } from "#seeds/build/local/fit-local-model.ts";
import type { PublishedCell } from "#seeds/build/local/list-local-cells.ts";
import { localLogFactor } from "#shared/figures/local/local-model.ts";
import { quantile } from "../quantile.ts";
import { count, percent, type Section } from "../section.ts";
import {
  type Attempt,
  attemptHeader,
  attemptRow,
  byMajor,
  bySize,
  coverage,
  fitScale,
} from "./attempt.ts";
import { compareRetentions, listRetentions } from "./compare-retentions.ts";
import type { LocalData } from "./read-local.ts";
import { areaFolds, type HiddenAttempt, tryHidden } from "./try-hidden.ts";
import { type LaterAttempt, tryLater } from "./try-later.ts";

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
  const tables: [string, LaterAttempt[]][] = [
    ...[1, 2, 3].map((gap): [string, LaterAttempt[]] => [
      `technology by metro, ${served - gap} to ${served}`,
      later(technology, served - gap, served),
    ]),
    [`all occupations by state, ${stateYear} to ${served}`, later(states, stateYear, served)],
  ];
  const pooled = tables.flatMap(([, attempts]) => attempts);
  const before: [string, LaterAttempt[]][] = [
    [served - 4, served - 2] as const,
    [served - 3, served - 1] as const,
    [served - 2, served - 1] as const,
  ].map(([from, to]) => [`technology by metro, ${from} to ${to}`, later(technology, from, to)]);
  return {
    tested: [
      ["hidden cells", coverage(hidden)],
      ["later years", coverage(pooled)],
    ],
    sections: [
      hiddenSection(hidden, areas),
      laterSection(tables, pooled),
      refitSection(hidden, pooled, before),
      publishedSection(metros, parameters.retention),
      compareRetentions(retentionTrials(tables, before), parameters.retention),
      listRetentions([...tables, ...before]),
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

function hiddenSection(hidden: HiddenAttempt[], areas: HiddenAttempt[]): Section {
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

function laterSection(tables: [string, LaterAttempt[]][], pooled: LaterAttempt[]): Section {
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

/** Coverage with the method's constants, and with constants refitted to other data than they are tested on. */
function refitSection(
  hidden: HiddenAttempt[],
  pooled: LaterAttempt[],
  before: [string, LaterAttempt[]][],
): Section {
  const folds = [...new Set(hidden.map(({ fold }) => fold))];
  const scales = new Map(
    folds.map((fold) => [fold, fitScale(hidden.filter((attempt) => attempt.fold !== fold))]),
  );
  const refitted = hidden.map((attempt) => ({
    ...attempt,
    halfWidth: attempt.halfWidth * (scales.get(attempt.fold) ?? 1),
  }));
  const yearScale = fitScale(before.slice(0, 2).flatMap(([, attempts]) => attempts));
  const range = [...scales.values()].map((scale) => scale.toFixed(3));
  return {
    title: "The constants of the half-widths",
    isForFitting: true,
    text: "Coverage with the method's constants, and with all half-widths multiplied by the factor that gives 95% on other data: the other folds, or earlier pairs of technology tables. The constants are kept as long as their coverage is between 93% and 97%.",
    header: ["", "method's constants", "refitted", "multiplied by"],
    rows: [
      [
        "hidden cells, refitted to the other folds",
        percent(coverage(hidden)),
        percent(coverage(refitted)),
        `${range.sort()[0]} to ${range.sort().at(-1)}`,
      ],
      [
        "later years, refitted to 2 earlier pairs",
        percent(coverage(pooled)),
        percent(coverage(pooled, yearScale)),
        yearScale.toFixed(3),
      ],
    ],
  };
}

/** Distance between a published cell and its own factor, which keeps `retention` × reliability of the cell's deviation. */
function publishedSection(metros: readonly PublishedCell[], retention: number): Section {
  const model = fitLocalModel(metros);
  const attempts = metros.map((cell): Attempt => {
    const expected = predict(model, cell, cell.logParity);
    return {
      ...cell,
      error: localLogFactor(expected, cell, retention) - cell.logRatio,
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

function retentionTrials(tables: [string, LaterAttempt[]][], before: [string, LaterAttempt[]][]) {
  const [one = [], two = [], three = [], states = []] = tables.map(([, attempts]) => attempts);
  const [first = [], second = [], third = []] = before.map(([, attempts]) => attempts);
  const half = (odd: boolean) => {
    const codes = [...new Set(states.map(({ areaCode }) => areaCode))].sort();
    return states.filter(({ areaCode }) => (codes.indexOf(areaCode) % 2 === 1) === odd);
  };
  return [
    { name: "states, first half → second half", learned: half(false), tried: half(true) },
    { name: "states, second half → first half", learned: half(true), tried: half(false) },
    { name: "states → technology after 2 years", learned: states, tried: two },
    { name: "states → technology after 3 years", learned: states, tried: three },
    {
      name: "technology, earlier 2 years → after 2 years",
      learned: [...first, ...second],
      tried: two,
    },
    { name: "technology, earlier year → after 1 year", learned: third, tried: one },
    { name: "technology, earlier 2 years → states", learned: [...first, ...second], tried: states },
  ];
}
