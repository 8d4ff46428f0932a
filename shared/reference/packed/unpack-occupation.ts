import { readOccupationEffects } from "../local-effects.ts";
import type { NoLevels, Occupation, Outlook, Role, WageLevels, Wages } from "../records.ts";
import { cellAt } from "./body.ts";
import { findLevels } from "./level-cells.ts";
import { areaNumber, type OccupationHeader } from "./occupation-layout.ts";
import { openPackedRow, type StoredRow } from "./packed-row.ts";

/** An occupation as an isolate keeps it. */
export interface PackedOccupation {
  socCode: string;
  occupation: Occupation;
  outlook: Outlook | null;
  /** Its roles, by slug and by alias. */
  roles: ReadonlyMap<string, Role>;
  /** Number of areas that it has wages in. */
  areaCount: number;
  /** Its latest wages in a state or metropolitan area; null if none are published. */
  wagesIn(areaCode: string): Wages | null;
  /** Its prevailing wages in a metropolitan area. */
  levelsIn(areaCode: string): WageLevels | NoLevels;
  /** The occupation's name among the prevailing wages; null if none are published. */
  levelsTitle: string | null;
  /** Bytes of the packed body. */
  size: number;
}

/** @throws {ApiError} `dependency_unavailable` if the row is missing or damaged. */
export async function unpackOccupation(row: StoredRow): Promise<PackedOccupation> {
  const { header, columns, size } = await openPackedRow<OccupationHeader>(row);
  const { socCode } = header.occupation;
  const { occupation, groups, onet, outlook, wages, levels } = header;
  const local = header.local && readOccupationEffects({ socCode, ...header.local });
  const roles = new Map<string, Role>();
  for (const { aliases, ...title } of header.titles) {
    const role: Role = { ...title, ...{ occupation, groups, onet, outlook, local, wages } };
    for (const slug of [role.slug, ...aliases]) roles.set(slug, role);
  }
  // The cells have the order of `wageColumns`.
  const [areas, year, employment, p10, p25, median, p75, p90] = columns;
  return {
    ...{ socCode, occupation, outlook, roles },
    levelsTitle: levels?.title ?? null,
    areaCount: areas?.length ?? 0,
    size,
    levelsIn(areaCode) {
      if (!levels) return { missing: "occupation" };
      const own = findLevels(levels, areaCode);
      return own ? { socCode, areaCode, ...own } : { missing: "area" };
    },
    wagesIn(areaCode) {
      const row = areas ? indexOf(areas, areaNumber(areaCode)) : -1;
      if (row < 0) return null;
      return {
        socCode,
        areaCode,
        year: cellAt(year, row) ?? 0,
        employment: cellAt(employment, row),
        // The tables of areas have neither means nor marks (`subnational` in seeds/tables.ts).
        mean: null,
        meanRse: null,
        p10: cellAt(p10, row),
        p25: cellAt(p25, row),
        median: cellAt(median, row),
        p75: cellAt(p75, row),
        p90: cellAt(p90, row),
        flags: "",
      };
    },
  };
}

/** Binary search in ascending numbers; -1 if there is none. */
function indexOf(ascending: Int32Array, wanted: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = ascending[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
