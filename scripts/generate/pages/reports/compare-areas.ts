import type { PlaceChange, Places } from "#shared/accounts/reports/report.ts";
import { quantile, sortedNumbers } from "#shared/core/numbers.ts";
import { type Pair, round } from "./pairs.ts";

interface Bounds {
  from: number;
  to: number;
  fewestOccupations: number;
  fewestJobs: number;
  /** How many areas each of the two lists names. */
  listed: number;
}

/**
 * How pay moved in each area, or in each group of occupations: the mean of its occupations' changes, in logarithms and weighted by
 * their jobs in the later year, so that none seems to pay more because other people work
 * there. Null if no area can be compared.
 */
export function compareAreas(
  pairsByArea: ReadonlyMap<string, Iterable<readonly [code: string, Pair]>>,
  names: ReadonlyMap<string, string>,
  { listed, ...bounds }: Bounds,
): Places | null {
  const rows = [...pairsByArea].flatMap(([area, pairs]): PlaceChange[] => {
    const own = [...pairs].flatMap(([code, pair]) => (code.endsWith("-0000") ? [] : [pair]));
    const jobs = sum(own.map(({ after }) => after.employment));
    const name = names.get(area);
    const isLarge = own.length >= bounds.fewestOccupations && jobs >= bounds.fewestJobs;
    if (name === undefined || !isLarge) return [];
    const moved = own.map(
      ({ before, after }) => after.employment * Math.log(after.median / before.median),
    );
    return [{ name, change: round(Math.exp(sum(moved) / jobs) - 1), occupations: own.length }];
  });
  if (rows.length === 0) return null;
  rows.sort((one, other) => other.change - one.change || (one.name < other.name ? -1 : 1));
  return {
    ...bounds,
    compared: rows.length,
    typical: round(quantile(sortedNumbers(rows.map(({ change }) => change)), 0.5)),
    most: rows.slice(0, listed),
    least: rows.slice(Math.max(listed, rows.length - listed)).reverse(),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
