import type { AnnualReport, Places, ReportSource, Row } from "#shared/accounts/reports/report.ts";
import { quantile, sortedNumbers } from "#shared/core/numbers.ts";
import { compareAreas } from "./compare-areas.ts";
import { type Pair, pairAreas, pairUp, round } from "./pairs.ts";
import type { AreaWage, ReportTables } from "./read-tables.ts";

/** An occupation with fewer jobs moves too much by who was asked. */
const fewestJobs = 20_000;
const listed = 12;

/**
 * Compares the latest national release with the one before. A part whose data are not in the tables
 * for two releases is null.
 */
export function makeReport(tables: ReportTables): AnnualReport {
  const { national, titles, groups } = tables;
  const year = Math.max(...national.map((wage) => wage.year));
  const pairs = pairUp(national, year - 1, year);
  const nation = pairs.get("00-0000");
  if (!nation) throw new Error(`The tables lack the nation's wages of ${year - 1} or ${year}.`);
  const rowOf = (name: string, { before, after }: Pair): Row => {
    const [was, is] = [before.median, after.median];
    return { name, before: was, after: is, change: round(is / was - 1) };
  };
  const occupations = [...pairs].flatMap(([code, pair]) => {
    const title = titles.get(code);
    return title === undefined ? [] : [{ pair, row: rowOf(title, pair) }];
  });
  const changes = occupations.map(({ row }) => row.change);
  const large = occupations
    .filter(({ pair }) => Math.min(pair.before.employment, pair.after.employment) >= fewestJobs)
    .map(({ row }) => row)
    .sort(byChange);
  const known = new Set(
    national
      .filter((wage) => wage.year >= year - 1 && titles.has(wage.code))
      .map(({ code }) => code),
  );
  return {
    year,
    nation: { before: nation.before.median, after: nation.after.median },
    occupations: {
      compared: changes.length,
      rose: changes.filter((change) => change > 0).length,
      fell: changes.filter((change) => change < 0).length,
      typical: round(quantile(sortedNumbers(changes), 0.5)),
      leftOut: known.size - changes.length,
      fewestJobs,
      gained: large.filter(({ change }) => change > 0).slice(0, listed),
      lost: large
        .filter(({ change }) => change < 0)
        .slice(-listed)
        .reverse(),
    },
    groups: compareAreas(
      Map.groupBy(pairs, ([code]) => `${code.slice(0, 2)}-0000`),
      groups,
      {
        ...{ from: year - 1, to: year, fewestOccupations: 1, fewestJobs: 0, listed: groups.size },
      },
    ),
    metros: areasOf(tables, [...tables.technology, ...tables.metros], [year - 1, year], 5, 5_000),
    states: areasOf(tables, [...tables.earlierStates, ...tables.states], null, 50, 100_000),
    sources: sourcesOf(tables.sources),
  };

  function areasOf(
    { areas }: ReportTables,
    wages: readonly AreaWage[],
    years: readonly [number, number] | null,
    occupationCount: number,
    jobs: number,
  ): Places | null {
    const earlier = wages.map((wage) => wage.year).filter((one) => one < year);
    const [from, to] = years ?? [Math.max(...earlier), year];
    return compareAreas(pairAreas(wages, from, to), areas, {
      ...{ from, to, listed: 10 },
      ...{ fewestOccupations: occupationCount, fewestJobs: jobs },
    });
  }
}

function sourcesOf(rows: readonly (ReportSource & { id: string })[]): ReportSource[] {
  return rows
    .filter(({ id }) => /^bls-oews/.test(id))
    .map(({ publisher, title, release, url }) => ({ publisher, title, release, url }));
}

function byChange(one: Row, other: Row): number {
  return other.change - one.change || (one.name < other.name ? -1 : 1);
}
