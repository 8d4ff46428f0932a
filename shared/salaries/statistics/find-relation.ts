import type { Executor } from "../../db/bound.ts";
import { readOnetRelation } from "../../reference/onet-relations.ts";
import type { Dataset } from "../../reference/records.ts";
import { explainRelation } from "./relation.ts";
import type { Statistic } from "./statistic.ts";

/** Finds how closely two O*NET occupations are related; null if O*NET does not relate them. */
export async function findRelation(
  db: Executor,
  dataset: Dataset,
  onetSoc: string,
  relatedOnetSoc = "",
): Promise<Statistic | null> {
  const relation = await readOnetRelation(db, dataset.id, onetSoc, relatedOnetSoc);
  return relation && explainRelation(dataset, relation);
}
