import type { CrowdQuery } from "../contracts/crowd.ts";
import type { CrowdData } from "../contracts/responses/crowd.ts";
import { ApiError } from "../core/errors.ts";
import type { Executor } from "../db/bound.ts";
import type { SalaryContext } from "./context.ts";
import { aggregate } from "./crowd/aggregate.ts";
import { batchSize } from "./crowd/batch-size.ts";
import { hasContributed } from "./crowd/contributors.ts";
import { crowdAssumptions, crowdCitation, crowdMethod } from "./crowd/crowd-notes.ts";
import { lastBatch, readReleased } from "./crowd/released.ts";
import type { Submitter } from "./crowd/submitter.ts";
import { writeDataPointId } from "./data-point-id.ts";
import { lastCompletedQuarter } from "./figures/quarter.ts";
import { findSubject } from "./find-subject.ts";
import { pageUrl } from "./page-url.ts";
import { calculatePath, salaryPath } from "./paths.ts";
import { cityReference, roleReference } from "./references.ts";

export interface CrowdContext extends SalaryContext {
  database: () => Executor;
  submitter: Submitter;
}

export type CrowdInput = Pick<CrowdQuery, "role" | "city">;

/**
 * Pay that the community submitted for a role, in one city or in all of them,
 * for accounts that have submitted pay themselves. Figures consist of whole
 * batches of ten accounts from one city. The figures for all cities consist of
 * the same batches, so no difference between two figures reveals fewer than ten accounts.
 *
 * @throws {ApiError} `submission_required`, `role_not_found`, `city_not_found`.
 */
export async function crowd(context: CrowdContext, input: CrowdInput): Promise<CrowdData> {
  const { reference, now, site } = context;
  const db = context.database();
  await requireContribution(db, context.submitter);
  const { role, place } = await findSubject(reference, { ...input, basis: "local" }, (other) =>
    salaryPath("crowd", { ...input, ...other }),
  );
  const city = place?.city.slug ?? null;
  const rows = await readReleased(db, { datasetId: reference.dataset.id, role: role.slug, city });
  const aggregated = aggregate(rows);
  const figures = aggregated && {
    ...aggregated,
    data_point_id: writeDataPointId(
      {
        kind: "crowd",
        method: crowdMethod,
        dataset: reference.dataset.version,
        role: role.slug,
        city,
        batch: lastBatch(rows),
      },
      context.secrets.dataPointKey,
    ),
  };
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, lastCompletedQuarter(now).year),
    status: figures ? "ok" : "insufficient",
    minimum: batchSize,
    figures,
    citation: crowdCitation(role, place, figures, site.origin),
    assumptions: crowdAssumptions(place),
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { city: place.city.slug } : {}),
    }),
  };
}

async function requireContribution(db: Executor, submitter: Submitter): Promise<void> {
  if (await hasContributed(db, submitter)) return;
  throw new ApiError("submission_required", {
    message:
      "The community's figures are available to accounts that have contributed to them. Submit your own pay once to see them.",
    alternative: calculatePath({
      role: "software-engineer",
      city: "san-francisco",
      exp: "mid",
      expand: "",
    }),
    suggestions: [
      "POST /api/v1/intelligence/salaries/submit with role, city, years_experience and base.",
    ],
  });
}
