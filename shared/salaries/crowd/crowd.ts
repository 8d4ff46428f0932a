import { ApiError } from "#shared/core/errors.ts";
import { createLru } from "#shared/core/lru.ts";
import { creditOf } from "#shared/core/site.ts";
import type { Executor } from "#shared/db/bound.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import { writeDataPointId } from "../estimate/data-point-id.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { findSubject } from "../subject/find-subject.ts";
import { pageUrl } from "../subject/page-url.ts";
import { calculatePath, salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { aggregate } from "./aggregate.ts";
import { batchSize } from "./batch-size.ts";
import type { CrowdQuery } from "./crowd.request.ts";
import type { CrowdData } from "./crowd.response.ts";
import { crowdAssumptions, crowdCitation, crowdMethod } from "./crowd-notes.ts";
import { lastBatch, readReleased } from "./released.ts";
import { selectContributor } from "./submissions.queries.ts";
import { contributorHashes, type Submitter } from "./submitter.ts";

/** Hashes of accounts that have submitted, which they never cease to have. The absence of a submission is not cached. */
const known = createLru<true>(5_000);

export interface CrowdContext extends SalaryContext {
  database: () => Executor;
  submitter: Submitter;
}

type CrowdInput = Pick<CrowdQuery, "role" | "city">;

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
  const { role, place, placeNote } = await findSubject(
    reference,
    { ...input, basis: "local" },
    (other) => salaryPath("crowd", { ...input, ...other }),
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
    citation: crowdCitation(role, place, figures, creditOf(site)),
    assumptions: [...(placeNote ? [placeNote] : []), ...crowdAssumptions(place)],
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
      exp: "any",
      expand: "",
    }),
    suggestions: [
      "With role, city, years_experience and base: POST /api/v1/intelligence/salaries/submit",
    ],
  });
}

/** Whether the account has an accepted submission. */
async function hasContributed(db: Executor, submitter: Submitter): Promise<boolean> {
  const account = await submitter.asContributor();
  if (known.get(account)) return true;
  const hashes = await contributorHashes(submitter);
  const [[own]] = await db.batch([selectContributor({ accounts: hashes })]);
  if (own) known.set(account, true);
  return own !== undefined;
}
