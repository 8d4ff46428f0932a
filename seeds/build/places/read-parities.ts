import { checkDuplicates } from "../checks/check-duplicates.ts";
import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

export interface Parity {
  areaCode: string;
  year: number;
  /** All items, US = 100. */
  rpp: number;
}

export const parityColumns = ["geo_fips", "geo_name", "component", "year", "rpp"] as const;

/** `00000` is the nation, `00998`/`00999` its portions. */
const national = /^00\d{3}$/;
/** A state's nonmetropolitan portion is its FIPS code and 999. */
const nonmetropolitan = /^\d{2}999$/;

type ParityTable = Table<(typeof parityColumns)[number]>;

/** All-items parities from `firstYear` on: every metropolitan area of the one, the nonmetropolitan portions of the other. */
export function readParities(
  metros: ParityTable,
  portions: ParityTable,
  firstYear: number,
  refusals: Refusal[],
): { metros: Parity[]; portions: Parity[] } {
  const read = (table: ParityTable, keep: (code: string) => boolean) => {
    const rows = table.rows.filter(
      ({ cells }) =>
        cells.component === "all_items" &&
        Number(cells.year) >= firstYear &&
        !national.test(cells.geo_fips) &&
        keep(cells.geo_fips),
    );
    const place = ({ line, cells }: (typeof rows)[number]) => ({
      file: table.file,
      line,
      key: `${cells.geo_fips} ${cells.year}`,
    });
    refusals.push(...checkDuplicates(rows.map(place)));
    return rows.flatMap((row) => {
      const rpp = readNumber(row.cells.rpp, "rpp", place(row), refusals);
      // BEA writes 0 for the nonmetropolitan portion of a state that has none.
      if (rpp === null || rpp === 0) return [];
      if (rpp < 50 || rpp > 200) {
        refusals.push({ ...place(row), reason: `rpp ${rpp} is outside 50..200` });
      }
      return [{ areaCode: row.cells.geo_fips, year: Number(row.cells.year), rpp }];
    });
  };
  return {
    metros: read(metros, () => true),
    portions: read(portions, (code) => nonmetropolitan.test(code)),
  };
}
