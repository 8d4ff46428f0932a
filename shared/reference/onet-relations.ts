import type { Part } from "./part.ts";
import type { OnetRelation } from "./records.ts";
import { selectJoinedGroups, selectOnetRelations } from "./reference.queries.ts";

/** The relations that O*NET lists for the occupations of a SOC code, closest first. */
export function relationsPart(
  socCode: string,
): Part<readonly OnetRelation[], readonly OnetRelation[]> {
  return {
    name: `relations/${socCode}`,
    async read(db, datasetId) {
      const [relations] = await db.batch([selectOnetRelations({ datasetId, socCode })]);
      return relations;
    },
    assemble: (relations) => relations,
  };
}

type JoinedRows = readonly { onetSoc: string; socCode: string }[];

/** The SOC codes of O*NET occupations that do not begin with it, because the survey joins several. */
export const joinedGroupsPart: Part<JoinedRows, ReadonlyMap<string, string>> = {
  name: "joined-groups",
  async read(db, datasetId) {
    const [rows] = await db.batch([selectJoinedGroups({ datasetId })]);
    return rows;
  },
  assemble: (rows) => new Map(rows.map(({ onetSoc, socCode }) => [onetSoc, socCode])),
};
