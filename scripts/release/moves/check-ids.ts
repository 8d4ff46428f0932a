/** Whether ids of figures of the earlier version still lead to the same figures. */

import { estimate } from "#shared/figures/estimate.ts";
import type { Quarter } from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import { toEstimate } from "#shared/salaries/estimate/to-estimate.ts";
import { lineage } from "#shared/salaries/lineage/lineage.ts";

export interface CheckedIds {
  checked: number;
  /** Roles and cities whose id led to another figure, or to none. */
  wrong: string[];
}

/** Signs ids that are written and read here alone. */
const key = "5e".repeat(32);

/**
 * Writes ids of the version's figures as the service does, and reads them as `lineage` does.
 *
 * @param count how many, spread over the roles and the cities.
 */
export async function checkIds(
  reference: Reference,
  quarter: Quarter,
  count: number,
): Promise<CheckedIds> {
  const { slugs, size } = await reference.allRoles();
  const cities = [...(await reference.citySlugs())].sort();
  const result: CheckedIds = { checked: 0, wrong: [] };
  const context = {
    secrets: { dataPointKey: key },
    site: { origin: "https://example.invalid", name: "" },
    referenceAt: async (version: string) =>
      version === reference.dataset.version ? reference : null,
  };
  for (let at = 0; at < Math.min(count, size); at++) {
    const slug = slugs.at(Math.floor((at * size) / Math.min(count, size)));
    const city = cities[(at * 7) % cities.length] ?? "";
    const { role, city: found, wages } = await reference.roleInCity(slug, city);
    if (!role || !found) continue;
    const place = { city: found, wages };
    const { dataset } = reference;
    const input = { dataset, role, place, basis: "local", level: "any", quarter } as const;
    const figures = estimate(input, createUnrecordedWorksheet());
    if (!figures) continue;
    const served = toEstimate(figures, key);
    result.checked++;
    const traced = await lineage(context, served.data_point_id).catch(() => null);
    const same =
      traced?.dataset_version === dataset.version &&
      JSON.stringify(traced.result) === JSON.stringify(served);
    if (!same) result.wrong.push(`${slug} in ${city}`);
  }
  return result;
}
