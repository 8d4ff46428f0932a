import type { employmentProjections } from "#schema/outlook.ts";
import type { occupations } from "#schema/reference.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { Part } from "#shared/reference/part.ts";
import { selectOccupationRow, selectProjection } from "#shared/reference/reference.queries.ts";
import { explainHiring, monthlyHiring, occupationHiring } from "./hiring.ts";
import type { Statistic } from "./statistic.ts";

type Rows = [(typeof occupations.$inferSelect)[], (typeof employmentProjections.$inferSelect)[]];

/** An occupation, and how its employment is projected to change. */
export function outlookPart(socCode: string): Part<Rows, Rows> {
  return {
    name: `outlook/${socCode}`,
    read: (db, datasetId) =>
      db.batch([
        selectOccupationRow({ datasetId, socCode }),
        selectProjection({ datasetId, socCode }),
      ]),
    assemble: (rows) => rows,
  };
}

/**
 * Finds a hiring figure by the subject and the detail in its id.
 *
 * @param scope an occupation's code, or an industry.
 */
export async function findHiring(
  reference: Reference,
  scope: string,
  detail: string | undefined,
): Promise<Statistic | null> {
  const { dataset } = reference;
  const monthly = monthlyHiring(dataset).filter(({ record }) => record.scope === scope);
  const known = monthly.length > 0 ? monthly : await readOccupationHiring(reference, scope);
  const found = known.find((figure) => figure.detail === detail);
  return found ? explainHiring(dataset, found) : null;
}

async function readOccupationHiring(reference: Reference, socCode: string) {
  const [[occupation], [outlook]] = await reference.read(outlookPart(socCode));
  return occupation ? occupationHiring(reference.dataset, occupation, outlook ?? null) : [];
}
