import type { Reference } from "#shared/reference/open-reference.ts";
import { explainHiring, monthlyHiring, occupationHiring } from "./hiring.ts";
import type { Statistic } from "./statistic.ts";

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
  const found = await reference.occupation(socCode);
  return found ? occupationHiring(reference.dataset, found.occupation, found.outlook) : [];
}
