import type { Reference } from "#shared/reference/open-reference.ts";
import { findOnetRelation } from "#shared/reference/read-relations.ts";
import { explainRelation } from "./relation.ts";
import type { Statistic } from "./statistic.ts";

/** Finds how closely two O*NET occupations are related; null if O*NET does not relate them. */
export async function findRelation(
  reference: Reference,
  onetSoc: string,
  relatedOnetSoc = "",
): Promise<Statistic | null> {
  const relation = await findOnetRelation(reference, onetSoc, relatedOnetSoc);
  return relation && explainRelation(reference.dataset, relation);
}
