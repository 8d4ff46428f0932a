import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkDuplicates } from "../checks/check-duplicates.ts";
import { parseTable, type Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import type { Role } from "./role.ts";

/**
 * The columns of `seeds/identity-titles.csv`, reviewed by hand: titles that name their occupation,
 * each with the reason. Not among them are names that are broader than the occupation ("Teacher"),
 * and those of an occupation that is what others leave ("All Other").
 */
export const identityColumns = ["title", "soc_code", "reason"] as const;

export type IdentityTable = Table<(typeof identityColumns)[number]>;

const file = "identity-titles.csv";

/** @param seeds the directory of the committed seeds: the table is kept by hand, not fetched. */
export function readIdentityTable(seeds: string): IdentityTable {
  return parseTable(file, readFileSync(join(seeds, file)), identityColumns);
}

/**
 * Marks the roles that name their occupation. A row without its role, or with another code than the
 * role has, is refused: whoever moves a title to another occupation decides here whether it names it.
 */
export function markIdentity(
  roles: readonly Role[],
  table: IdentityTable,
  refusals: Refusal[],
): Role[] {
  const byTitle = new Map(roles.map((role) => [role.title, role]));
  const places = table.rows.map(({ line, cells }) => ({
    ...{ file: table.file, line, key: cells.title },
  }));
  refusals.push(...checkDuplicates(places));
  const named = new Set<Role>();
  table.rows.forEach(({ cells }, index) => {
    const place = places[index];
    if (!place) return;
    const role = byTitle.get(cells.title);
    if (!role) refusals.push({ ...place, reason: "no role has this title" });
    else if (role.code !== cells.soc_code) {
      refusals.push({
        ...place,
        reason: `the role's occupation is ${role.code}, not ${cells.soc_code}`,
      });
    } else if (cells.reason === "") refusals.push({ ...place, reason: "no reason" });
    else named.add(role);
  });
  return roles.map((role) => ({ ...role, namesOccupation: named.has(role) }));
}
