import type { AreaWage } from "./read-tables.ts";

/** A published median, and the jobs that it is of. */
interface Measured {
  median: number;
  employment: number;
}

/** The same occupation in two releases. */
export interface Pair {
  before: Measured;
  after: Measured;
}

/** The rows with a median and a number of jobs in both years, by code. */
export function pairUp(wages: readonly AreaWage[], from: number, to: number): Map<string, Pair> {
  const before = measured(wages, from);
  return new Map(
    [...measured(wages, to)].flatMap(([code, after]) => {
      const earlier = before.get(code);
      return earlier ? [[code, { before: earlier, after }] as const] : [];
    }),
  );
}

function measured(wages: readonly AreaWage[], year: number): Map<string, Measured> {
  return new Map(
    wages.flatMap((wage) => {
      const { code, median, employment } = wage;
      const isComplete = wage.year === year && median !== null && employment !== null;
      return isComplete ? [[code, { median, employment }] as const] : [];
    }),
  );
}

/** Pairs the occupations of each area. */
export function pairAreas(
  wages: readonly AreaWage[],
  from: number,
  to: number,
): Map<string, Map<string, Pair>> {
  return new Map(
    [...Map.groupBy(wages, ({ area }) => area)].map(([area, own]) => [area, pairUp(own, from, to)]),
  );
}

/** Rounds to a hundredth of a percent. */
export function round(fraction: number): number {
  return Number(fraction.toFixed(4));
}
