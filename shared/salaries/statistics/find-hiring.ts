import { and, eq } from "drizzle-orm";
import { employmentProjections } from "../../../schema/outlook.ts";
import { occupations } from "../../../schema/reference.ts";
import type { Reader } from "../../db/client.ts";
import type { Dataset } from "../../reference/records.ts";
import { explainHiring, monthlyHiring, occupationHiring } from "./hiring.ts";
import type { Statistic } from "./statistic.ts";

/**
 * Finds a hiring figure by the subject and the detail in its id.
 *
 * @param scope an occupation's code, or an industry.
 */
export async function findHiring(
  db: () => Reader,
  dataset: Dataset,
  scope: string,
  detail: string | undefined,
): Promise<Statistic | null> {
  const monthly = monthlyHiring(dataset).filter(({ record }) => record.scope === scope);
  const known = monthly.length > 0 ? monthly : await readOccupationHiring(db(), dataset, scope);
  const found = known.find((figure) => figure.detail === detail);
  return found ? explainHiring(dataset, found) : null;
}

async function readOccupationHiring(db: Reader, dataset: Dataset, socCode: string) {
  const [[occupation], [outlook]] = await db.batch([
    db
      .select()
      .from(occupations)
      .where(and(eq(occupations.datasetId, dataset.id), eq(occupations.socCode, socCode))),
    db
      .select()
      .from(employmentProjections)
      .where(
        and(
          eq(employmentProjections.datasetId, dataset.id),
          eq(employmentProjections.socCode, socCode),
        ),
      ),
  ]);
  return occupation ? occupationHiring(dataset, occupation, outlook ?? null) : [];
}
