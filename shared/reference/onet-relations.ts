import type { Executor } from "../db/bound.ts";
import { selectOnetRelation, selectOnetRelations } from "../db/built-queries.ts";
import type { OnetRelation } from "./records.ts";

/** The relations that O*NET lists for the occupations of a SOC code, closest first. */
export async function readOnetRelations(
  db: Executor,
  datasetId: number,
  socCode: string,
): Promise<OnetRelation[]> {
  const [relations] = await db.batch([selectOnetRelations({ datasetId, socCode })]);
  return relations;
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
