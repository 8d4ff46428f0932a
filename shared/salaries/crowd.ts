import { and, eq } from "drizzle-orm";
import { contributors, submissions } from "../../schema/submissions.ts";
import type { CrowdData, CrowdQuery } from "../contracts/crowd.ts";
import type { Database } from "../db/client.ts";
import { ApiError } from "../http/errors.ts";
import type { SalaryContext } from "./context.ts";
import { aggregate } from "./crowd/aggregate.ts";
import { batchSize } from "./crowd/release-batch.ts";
import type { Submitter } from "./crowd/submitter.ts";
import { findSubject } from "./find-subject.ts";
import { dollars } from "./format.ts";
import { pageUrl } from "./page-url.ts";
import { calculatePath, salaryPath } from "./paths.ts";
import { placeName } from "./place-name.ts";
import { lastCompletedQuarter } from "./quarter.ts";
import { cityReference, roleReference } from "./references.ts";

export interface CrowdContext extends SalaryContext {
  database: () => Database;
  submitter: Submitter;
}

export type CrowdInput = Pick<CrowdQuery, "role" | "city">;

/**
 * What the community submitted for a role, in a city or in all of them, for
 * those who have submitted something themselves. The figures are of batches of
 * five accounts, complete in one city each: so are those of all cities, and no
 * difference between the two is of fewer than five.
 *
 * @throws {ApiError} `submission_required`, `role_not_found`, `city_not_found`.
 */
export async function crowd(context: CrowdContext, input: CrowdInput): Promise<CrowdData> {
  const { reference, now, site } = context;
  const db = context.database();
  await requireContribution(db, context.submitter);
  const { role, place } = await findSubject(reference, input, (other) =>
    salaryPath("crowd", { ...input, ...other }),
  );
  const rows = await db
    .select({ base: submissions.base, equity: submissions.equity, bonus: submissions.bonus })
    .from(submissions)
    .where(
      and(
        eq(submissions.roleSlug, role.slug),
        eq(submissions.released, true),
        place ? eq(submissions.citySlug, place.city.slug) : undefined,
      ),
    );
  const figures = aggregate(rows);
  const where = placeName(place);
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, lastCompletedQuarter(now).year),
    status: figures ? "ok" : "insufficient",
    minimum: batchSize,
    figures,
    citation: figures
      ? `${role.title} in ${where}: median base pay ${dollars(figures.base.median)} a year as ${figures.submitters} users of Compensation Intelligence (${site.origin}) submitted it, not verified, rounded to $1,000.`
      : `${role.title} in ${where}: fewer than ${batchSize} submissions in Compensation Intelligence (${site.origin}).`,
    assumptions: [
      "Full-time pay as users submitted it themselves; nobody verified it, and it enters no estimate of this API.",
      `Figures move only when ${batchSize} more accounts have submitted for a city, each counted once, and are rounded to 1,000.`,
      ...(place
        ? []
        : [
            `All cities together are those with ${batchSize} or more submitters: the others are left out.`,
          ]),
    ],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { city: place.city.slug } : {}),
    }),
  };
}

async function requireContribution(db: Database, submitter: Submitter): Promise<void> {
  const account = await submitter.asContributor();
  const [own] = await db.select().from(contributors).where(eq(contributors.account, account));
  if (own) return;
  throw new ApiError("submission_required", {
    message:
      "The community's figures are for those who add to them. Submit your own pay once, and they open.",
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
