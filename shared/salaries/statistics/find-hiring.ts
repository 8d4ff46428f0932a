import type { Executor } from "../../db/bound.ts";
import type { Dataset } from "../../reference/records.ts";
import { selectOccupationRow, selectProjection } from "../../reference/reference.built.ts";
import { explainHiring, monthlyHiring, occupationHiring } from "./hiring.ts";
import type { Statistic } from "./statistic.ts";

/**
 * Finds a hiring figure by the subject and the detail in its id.
 *
 * @param scope an occupation's code, or an industry.
 */
export async function findHiring(
  db: () => Executor,
  dataset: Dataset,
  scope: string,
  detail: string | undefined,
): Promise<Statistic | null> {
  const monthly = monthlyHiring(dataset).filter(({ record }) => record.scope === scope);
  const known = monthly.length > 0 ? monthly : await readOccupationHiring(db(), dataset, scope);
  const found = known.find((figure) => figure.detail === detail);
  return found ? explainHiring(dataset, found) : null;
}

async function readOccupationHiring(db: Executor, dataset: Dataset, socCode: string) {
  const [[occupation], [outlook]] = await db.batch([
    selectOccupationRow({ datasetId: dataset.id, socCode }),
    selectProjection({ datasetId: dataset.id, socCode }),
  ]);
  return occupation ? occupationHiring(dataset, occupation, outlook ?? null) : [];
}
