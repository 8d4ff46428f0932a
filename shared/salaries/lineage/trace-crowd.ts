import { dollars } from "#shared/core/format.ts";
import { creditOf } from "#shared/core/site.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { aggregate, bandWidth } from "../crowd/aggregate.ts";
import { batchSize } from "../crowd/batch-size.ts";
import {
  crowdAssumptions,
  crowdCitation,
  crowdMethod,
  crowdSummary,
} from "../crowd/crowd-notes.ts";
import { plausible } from "../crowd/plausible.ts";
import { readReleased } from "../crowd/released.ts";
import { minAgeHours } from "../crowd/sufficient-age.ts";
import type { CrowdDataPoint } from "../estimate/data-point.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import type { Subject } from "../subject/find-subject.ts";
import { figureUnavailable } from "../subject/not-found.ts";
import type { CrowdLineage } from "./trace.response.ts";
import type { TraceContext } from "./trace-context.ts";

const rules = [
  `A submission is accepted if its base pay is at least ${plausible.min} times the estimate for its role, city and level, and its base, equity and bonus together are at most ${plausible.max} times that estimate. Other submissions are held for review and are not in any figure.`,
  `Of an account's accepted submissions for full-time work, only the first for a role and city counts, and only if the account was at least ${minAgeHours} hours old when it was made.`,
  `Submissions for a role and city are released ${batchSize} at a time; such a group is a batch, and a submission is in one batch only. Figures for all cities combine the same batches.`,
  `Each submitter's base pay is replaced by its band: from a multiple of ${dollars(bandWidth)} to below the next one.`,
  `total is that band, raised by the sum of the submitter's equity and bonus, rounded to ${dollars(bandWidth)}.`,
  "A median or quartile of n submitters is the band at rank n × 0.5, 0.25 or 0.75, rounded up, in ascending order.",
];

/**
 * The lineage of submitted pay, as far as it can be shown without revealing
 * what individual people earn.
 *
 * @throws {ApiError} `data_point_not_found`.
 */
export async function traceCrowd(
  context: TraceContext,
  id: string,
  point: CrowdDataPoint,
): Promise<CrowdLineage> {
  const found = await find(context, point);
  if (!found) throw figureUnavailable();
  const { role, place, datasetId } = found;
  const rows = await readReleased(context.database(), { ...point, datasetId }, point.batch);
  const figures = aggregate(rows);
  if (!figures) throw figureUnavailable();
  const { year } = lastCompletedQuarter(context.now);
  const batches = new Set(rows.map(({ batch }) => batch)).size;
  return {
    summary: crowdSummary(role, place, figures, batches),
    data_point_id: id,
    kind: "crowd",
    role: roleReference(role),
    city: place && cityReference(place.city, year),
    dataset_version: point.dataset,
    methodology_version: crowdMethod,
    submitters: figures.submitters,
    batches,
    rules,
    withheld:
      "The submissions themselves and the batch of each are not shown, because they could reveal what individual people earn.",
    result: { ...figures, data_point_id: id },
    citation: crowdCitation(role, place, figures, creditOf(context.site)),
    assumptions: crowdAssumptions(place),
  };
}

/** The role and the city in the figure's dataset version. */
async function find(
  { referenceAt }: TraceContext,
  { dataset, role: roleSlug, city: citySlug }: CrowdDataPoint,
): Promise<(Subject & { datasetId: number }) | null> {
  const reference = await referenceAt(dataset);
  if (!reference) return null;
  const datasetId = reference.dataset.id;
  if (citySlug === null) {
    const role = await reference.role(roleSlug);
    return role && { role, place: null, basis: "local", datasetId };
  }
  const { role, city, wages } = await reference.roleInCity(roleSlug, citySlug);
  return role && city && { role, place: { city, wages }, basis: "local", datasetId };
}
