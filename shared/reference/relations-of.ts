import { readOnetRelations } from "./onet-relations.ts";
import type { Reference } from "./open-reference.ts";
import type { OnetRelation } from "./records.ts";

/** The occupations that O*NET relates to those of a SOC code, closest first. */
export function relationsOf(
  reference: Reference,
  socCode: string,
): Promise<readonly OnetRelation[]> {
  return reference.load<readonly OnetRelation[]>(
    ({ onetRelations }) => onetRelations,
    socCode,
    (db, datasetId) => readOnetRelations(db, datasetId, socCode),
  );
}
