import type { CrowdLineage } from "../../contracts/trace.ts";
import type { CrowdDataPoint } from "../data-point.ts";
import { lastCompletedQuarter } from "../figures/quarter.ts";
import type { Subject } from "../find-subject.ts";
import { figureGone } from "../not-found.ts";
import { cityReference, roleReference } from "../references.ts";
import type { TraceContext } from "../trace-context.ts";
import { aggregate } from "./aggregate.ts";
import { crowdAssumptions, crowdCitation, crowdMethod } from "./crowd-notes.ts";
import { batchSize } from "./release-batch.ts";
import { readReleased } from "./released.ts";

const rules = [
  "A submission is accepted where its base pay is at least 0.2 times the estimate for its role, city and level, and base, equity and bonus together are at most 5 times. The others wait for a person and are in no figure.",
  "Of an account's accepted submissions of full-time work, the first for a role and city counts.",
  `What waits for a role and city comes into the figures together, once it is of ${batchSize} accounts: that is a batch. Figures of all cities are made of the same batches.`,
  "total is base, equity and bonus of each submitter added up.",
  "A median or quartile lies at (n - 1) × 0.5, 0.25 or 0.75 in the sorted values, counted from 0, interpolated linearly between its neighbours.",
  "Each is rounded to 1,000. Quartiles are shown from ten submitters on.",
];

/**
 * The trail of what users submitted, as far as it can be told without telling
 * one of them from another.
 *
 * @throws {ApiError} `data_point_not_found`.
 */
export async function traceCrowd(
  context: TraceContext,
  id: string,
  point: CrowdDataPoint,
): Promise<CrowdLineage> {
  const found = await find(context, point);
  const rows = await readReleased(context.database(), point.role, point.city, point.batch);
  const figures = aggregate(rows);
  if (!found || !figures) throw figureGone();
  const { role, place } = found;
  const { year } = lastCompletedQuarter(context.now);
  return {
    data_point_id: id,
    kind: "crowd",
    role: roleReference(role),
    city: place && cityReference(place.city, year),
    dataset_version: point.dataset,
    methodology_version: crowdMethod,
    submitters: figures.submitters,
    batches: new Set(rows.map(({ batch }) => batch)).size,
    rules,
    withheld:
      "The submissions themselves, and which of them came in which batch: from them the pay of single people could be told.",
    result: { ...figures, data_point_id: id },
    citation: crowdCitation(role, place, figures, context.site.origin),
    assumptions: crowdAssumptions(place),
  };
}

/** Role and city as the figure's dataset version has them. */
async function find(
  { referenceAt }: TraceContext,
  { dataset, role: roleSlug, city: citySlug }: CrowdDataPoint,
): Promise<Subject | null> {
  const reference = await referenceAt(dataset);
  if (!reference) return null;
  if (citySlug === null) {
    const role = await reference.role(roleSlug);
    return role && { role, place: null };
  }
  const { role, city, wages } = await reference.roleInCity(roleSlug, citySlug);
  return role && city && { role, place: { city, wages } };
}
