import { and, eq } from "drizzle-orm";
import { relatedOccupations } from "../../../schema/outlook.ts";
import type { Database } from "../../db/client.ts";
import type { Dataset } from "../../reference/records.ts";
import { explainRelation } from "./relation.ts";
import type { Statistic } from "./statistic.ts";

/** Finds how closely two occupations are related; null if O*NET does not relate them. */
export async function findRelation(
  db: Database,
  dataset: Dataset,
  socCode: string,
  relatedCode = "",
): Promise<Statistic | null> {
  const [relation] = await db
    .select()
    .from(relatedOccupations)
    .where(
      and(
        eq(relatedOccupations.datasetId, dataset.id),
        eq(relatedOccupations.socCode, socCode),
        eq(relatedOccupations.relatedCode, relatedCode),
      ),
    );
  return relation ? explainRelation(dataset, relation) : null;
}
