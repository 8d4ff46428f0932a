import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTable } from "#seeds/read-csv.ts";
import { decodeFactorCells } from "#shared/figures/local/factor-cells.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import { quantile } from "../quantile.ts";
import { text } from "../read-seeds.ts";
import { count, percent, type Section } from "../section.ts";

type Row = Record<string, string>;

/** An occupation in an area: how much more it is paid by the local factor than by the price parity. */
interface Move {
  socCode: string;
  areaCode: string;
  /** Local factor over price parity, minus 1. */
  change: number;
  /** Roles of the occupation times cities of the area. */
  pairs: number;
}

const threshold = 0.1;
const largest = 20;
/** Moves with at least this many workers behind the published median are listed. */
const leastEmployment = 1_000;

/** Compares the local basis with the price parity, for every role and city of the catalog. */
export function compareBases(directory: string, { parity_year }: LocalParameters): Section {
  const table = (name: string): Row[] =>
    readTable(readFileSync(join(directory, "tables", `${name}.csv`), "utf8"));
  const moves = listMoves(table, parity_year);
  const all = moves.reduce((total, { pairs }) => total + pairs, 0);
  const moved = moves.filter(({ change }) => Math.abs(change) > threshold);
  const movedPairs = moved.reduce((total, { pairs }) => total + pairs, 0);
  const sizes = Float64Array.from(moves, ({ change }) => Math.abs(change)).sort();
  const published = new Map(
    table("wages_metro").map((row) => [`${row.soc_code} ${row.area_code}`, row]),
  );
  const titles = new Map(table("occupations").map((row) => [row.soc_code, text(row, "title")]));
  const areas = new Map(table("areas").map((row) => [row.code, text(row, "title")]));
  const evident = moves
    .map((move) => ({ ...move, row: published.get(`${move.socCode} ${move.areaCode}`) }))
    .filter(({ row }) => row?.median && Number(row.employment) >= leastEmployment)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, largest);
  return {
    title: "What the local basis changes",
    isForFitting: true,
    text: `Of ${count(all)} pairs of a role and a city, ${count(movedPairs)} (${percent(movedPairs / all)}) are paid more than ${percent(threshold, 0)} more or less by the local factor than by the price parity; the median change of an occupation in an area is ${percent(quantile(sizes, 0.5))}. The ${largest} largest changes among occupations with a published local median of at least ${count(leastEmployment)} workers, with that median:`,
    header: ["occupation", "area", "change", "published median", "workers"],
    rows: evident.map(({ socCode, areaCode, change, row }) => [
      titles.get(socCode) ?? socCode,
      areas.get(areaCode) ?? areaCode,
      `${change > 0 ? "+" : ""}${percent(change)}`,
      `$${count(Number(row?.median))}`,
      count(Number(row?.employment)),
    ]),
  };
}

function listMoves(table: (name: string) => Row[], year: number): Move[] {
  const roles = Map.groupBy(table("roles"), ({ soc_code }) => soc_code);
  const cities = Map.groupBy(table("cities"), ({ cbsa_code }) => cbsa_code);
  const parities = new Map(
    table("price_parities")
      .filter((row) => row.year === String(year))
      .map((row) => [row.area_code, Number(row.rpp) / 100]),
  );
  const areas = table("local_areas").toSorted((a, b) => Number(a.position) - Number(b.position));
  return table("local_factors").flatMap((row) => {
    const socCode = text(row, "soc_code");
    const cells = decodeFactorCells(text(row, "factors"), areas.length);
    return areas.flatMap((area, position) => {
      const areaCode = text(area, "area_code");
      const [factor, parity] = [cells[position]?.factor, parities.get(areaCode)];
      const pairs = (roles.get(socCode)?.length ?? 0) * (cities.get(areaCode)?.length ?? 0);
      if (factor === undefined || parity === undefined || pairs === 0) return [];
      return [{ socCode, areaCode, change: factor / parity - 1, pairs }];
    });
  });
}
