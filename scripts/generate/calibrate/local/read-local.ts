import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AreaMedian,
  listLocalCells,
  type NationalPay,
  type PublishedCell,
} from "#seeds/build/local/list-local-cells.ts";
import { readTable } from "#seeds/read-csv.ts";
import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import { type Seeds, text } from "../read-seeds.ts";

/** The published cells of every release that the local method can be tried on. */
export interface LocalData {
  parameters: LocalParameters;
  /** All occupations by metropolitan area, the release that is served. */
  metros: PublishedCell[];
  /** Technology occupations by metropolitan area, by release; the last is the release of `metros`. */
  technology: Map<number, PublishedCell[]>;
  /** All occupations by state, by release. */
  states: Map<number, PublishedCell[]>;
}

type Row = Record<string, string>;
type Median = AreaMedian & { year: number };

/**
 * Reads the cells from the seeds. Each release is
 * compared with the price parities of the year before it, or with the latest before that one. */
export function readLocal(directory: string, seeds: Seeds): LocalData {
  const table = (file: string): Row[] => readTable(readFileSync(join(directory, file), "utf8"));
  const parameters = seeds.parameters.local;
  if (!parameters) throw new Error("The seeds hold no local factors: npm run seeds:build");
  const served = parameters.wage_year;
  const metroStates = new Map(
    table("tables/areas.csv").map((row) => [text(row, "code"), text(row, "state")]),
  );
  const metroParities = new Map(
    [...seeds.parities.values()]
      .flat()
      .map(({ areaCode, year, rpp }) => [`${areaCode} ${year}`, rpp]),
  );
  const stateParities = new Map(
    table("calibration/price_parities_state.csv").map((row) => [
      `${text(row, "area_code")} ${text(row, "year")}`,
      Number(text(row, "rpp")),
    ]),
  );
  const cells = (rows: Median[], parities: Map<string, number>, states: Map<string, string>) =>
    new Map(
      [...Map.groupBy(rows, ({ year }) => year)]
        .sort(([a], [b]) => a - b)
        .map(([year, own]) => {
          const national = nationalMedians(seeds, year);
          return [
            year,
            listLocalCells(own, {
              ...{ national, states, residents: parameters.residents },
              parities: latestOf(parities, year - 1),
            }),
          ];
        }),
    );
  const technology = table("calibration/wages_metro_technology.csv").map(toMedian);
  const kinds = new Set(technology.map(({ code }) => code));
  const metros = seeds.metros
    .filter(({ year }) => year === served)
    .map(({ socCode, ...row }) => ({ ...row, code: socCode }));
  const stateRows = [
    ...table("calibration/wages_state.csv"),
    ...table("tables/wages_state.csv").filter((row) => row.year === String(served)),
  ].map(toMedian);
  return {
    parameters,
    metros: cells(metros, metroParities, metroStates).get(served) ?? [],
    technology: cells(
      [...technology, ...metros.filter(({ code }) => kinds.has(code))],
      metroParities,
      metroStates,
    ),
    // A whole state has its own price parity and, as an area, its own effect; it needs no state effect.
    states: cells(stateRows, stateParities, new Map()),
  };
}

function nationalMedians({ national }: Seeds, year: number): Map<string, NationalPay> {
  return new Map(
    [...national].flatMap(([code, rows]) => {
      const { median, p10 = null, p90 = null } = rows.find((row) => row.year === year) ?? {};
      return median ? [[code, { median, p10, p90 }] as const] : [];
    }),
  );
}

/** The parities of a year. Prices may come later than wages: then those of the latest year before. */
function latestOf(parities: Map<string, number>, last: number): Map<string, number> {
  const rows = [...parities].map(([key, rpp]) => {
    const [areaCode = "", year] = key.split(" ");
    return { areaCode, year: Number(year), rpp };
  });
  const year = Math.max(...rows.map((row) => row.year).filter((known) => known <= last));
  return new Map(
    rows.flatMap((row) => (row.year === year ? [[row.areaCode, row.rpp] as const] : [])),
  );
}

function toMedian(row: Row): Median {
  const number = (column: string) => (row[column] ? Number(row[column]) : null);
  return {
    code: text(row, "soc_code"),
    areaCode: text(row, "area_code"),
    year: Number(text(row, "year")),
    employment: number("employment"),
    median: number("median"),
  };
}
