/** Area wages of earlier releases, which calibrate the local model; the API never serves them. */
import { checkDuplicates } from "../checks/check-duplicates.ts";
import { type Place, readNumber } from "../checks/check-number.ts";
import type { Inputs } from "../input/read-inputs.ts";
import type { Row } from "../input/read-table.ts";
import type { Parity } from "../places/read-parities.ts";
import type { Refusal } from "../refusal.ts";
import type { AreaMedian } from "./list-local-cells.ts";

export const earlierStateColumns = [
  "year",
  "state_name",
  "occ_code",
  "tot_emp",
  "a_median",
] as const;
export const earlierMetroColumns = [
  "year",
  "area_code",
  "occ_code",
  "tot_emp",
  "a_median",
] as const;

/** Earlier releases use interim codes, which cannot be compared. */
const firstYear = 2021;

interface EarlierMedian extends AreaMedian {
  year: number;
}

export interface EarlierTables {
  /** All occupations by state, one release. */
  states: EarlierMedian[];
  /** Technology occupations by metropolitan area, several releases. */
  technology: EarlierMedian[];
  /** Price parities of whole states, by two-letter code. */
  stateParities: Parity[];
}

/**
 * @param stateNames titles of the states by two-letter code.
 * @param isKept whether an occupation is in the catalog.
 * @param lastYear release that is served; only earlier ones are read.
 */
export function readEarlierTables(
  inputs: Pick<Inputs, "bls-oews-state-2023" | "bls-oews-metro-technology" | "bea-rpp-state">,
  stateNames: ReadonlyMap<string, string>,
  isKept: (code: string) => boolean,
  lastYear: number,
  refusals: Refusal[],
): EarlierTables {
  const codes = new Map([...stateNames].map(([code, name]) => [name, code]));
  const states = inputs["bls-oews-state-2023"];
  const metros = inputs["bls-oews-metro-technology"];
  const parities = inputs["bea-rpp-state"];
  const read = (
    table: typeof states | typeof metros,
    { line, cells }: Row<"year" | "occ_code" | "tot_emp" | "a_median">,
    areaCode: string,
  ): EarlierMedian => {
    const place = { file: table.file, line, key: `${cells.occ_code} ${areaCode} ${cells.year}` };
    return {
      code: cells.occ_code,
      areaCode,
      year: Number(cells.year),
      employment: readNumber(cells.tot_emp, "tot_emp", place, refusals),
      median: readNumber(cells.a_median, "a_median", place, refusals),
    };
  };
  const usable = ({ code, year, median }: EarlierMedian) =>
    isKept(code) && median !== null && year >= firstYear && year < lastYear;
  const earlier = {
    states: states.rows
      .map((row) => read(states, row, codes.get(row.cells.state_name) ?? ""))
      .filter((row) => row.areaCode !== "" && usable(row)),
    technology: metros.rows.map((row) => read(metros, row, row.cells.area_code)).filter(usable),
    stateParities: parities.rows.flatMap(({ line, cells }) => {
      const areaCode = codes.get(cells.geo_name);
      const year = Number(cells.year);
      if (cells.component !== "all_items" || !areaCode || year < firstYear) return [];
      const place = { file: parities.file, line, key: `${areaCode} ${year}` };
      const rpp = readNumber(cells.rpp, "rpp", place, refusals);
      return rpp === null ? [] : [{ areaCode, year, rpp }];
    }),
  };
  refusals.push(
    ...checkDuplicates(placesOf(earlier.states, states.file)),
    ...checkDuplicates(placesOf(earlier.technology, metros.file)),
  );
  return earlier;
}

function placesOf(rows: readonly EarlierMedian[], file: string): Place[] {
  return rows.map(({ code, areaCode, year }, index) => ({
    file,
    line: index + 2,
    key: `${code} ${areaCode} ${year}`,
  }));
}
