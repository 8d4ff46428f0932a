import type { Executor } from "../db/bound.ts";
import type { Part } from "./part.ts";
import type { OnetRelation } from "./records.ts";
import { selectOnetRelation, selectOnetRelations } from "./reference.built.ts";

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

/** One relation between two O*NET occupations; null if O*NET does not relate them. */
export async function readOnetRelation(
  db: Executor,
  datasetId: number,
  onetSoc: string,
  relatedOnetSoc: string,
): Promise<OnetRelation | null> {
  const [[relation]] = await db.batch([selectOnetRelation({ datasetId, onetSoc, relatedOnetSoc })]);
  return relation ?? null;
}
