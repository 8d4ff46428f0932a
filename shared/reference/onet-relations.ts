import { rowNames } from "./packed/rows.ts";
import type { Part } from "./part.ts";
import type { OnetRelation } from "./records.ts";

/** The relations that O*NET lists for the occupations of a SOC code, closest first. */
export function relationsPart(
  socCode: string,
): Part<readonly OnetRelation[], readonly OnetRelation[]> {
  return { name: rowNames.relations(socCode), assemble: (relations) => relations, absent: [] };
}

type JoinedRows = readonly (readonly [onetSoc: string, socCode: string])[];

/** The SOC codes of O*NET occupations that do not begin with it, because the survey joins several. */
export const joinedGroupsPart: Part<JoinedRows, ReadonlyMap<string, string>> = {
  name: "joined-groups",
  assemble: (rows) => new Map(rows),
};
