import { contributors, submissions } from "../../schema/submissions.ts";
import type { ExperienceLevel } from "../contracts/common.ts";
import type { SubmitBody, SubmitData } from "../contracts/submit.ts";
import { isoDate } from "../core/dates.ts";
import { newId } from "../core/ids.ts";
import type { Reader } from "../db/client.ts";
import { statement, type Write } from "../db/transaction.ts";
import type { SalaryContext } from "./context.ts";
import { countSubmission } from "./crowd/count-submission.ts";
import { assertFirstInGroup, isFirstInGroup, releaseBatch } from "./crowd/release-batch.ts";
import type { Submitter } from "./crowd/submitter.ts";
import { findSubject, type Subject } from "./find-subject.ts";
import { calculatePath } from "./paths.ts";
import { quote } from "./quote.ts";

export interface SubmitContext extends SalaryContext {
  db: Reader;
  write: Write;
  submitter: Submitter;
}

/** Pay is plausible from a fifth to five times of the estimate. */
const plausible = { least: 0.2, most: 5 };

/**
 * Takes a submission of pay. It is stored without anything that tells who
 * submitted it, and comes into the community's figures with four others.
 *
 * @throws {ApiError} `rate_limit_exceeded` for the fourth of a day, `role_not_found`, `city_not_found`.
 */
export async function submit(context: SubmitContext, input: SubmitBody): Promise<SubmitData> {
  const { db, write, submitter, reference, now, site } = context;
  await countSubmission(context);
  const level = levelOf(input.years_experience);
  const subject = await findSubject(reference, input, (other) =>
    calculatePath({ role: input.role, city: input.city, exp: level, expand: "", ...other }),
  );
  const role = subject.role.slug;
  const city = subject.place?.city.slug ?? input.city;
  const accepted = await isPlausible(context, subject, level, input);
  const groupSubmitter = await submitter.inGroup(role, city);
  const group = { role, city, submitter: groupSubmitter };
  const counted =
    accepted && input.employment_type === "full_time" && (await isFirstInGroup(db, group));
  if (counted) assertFirstInGroup(write, group);
  const status = accepted ? "accepted" : "held_for_review";
  const row: typeof submissions.$inferInsert = {
    id: newId("submission"),
    roleSlug: role,
    citySlug: city,
    status,
    groupSubmitter,
    counted,
    released: false,
    yearsExperience: input.years_experience,
    base: input.base,
    equity: input.equity,
    bonus: input.bonus,
    signing: input.signing,
    companySize: input.company_size ?? null,
    employmentType: input.employment_type,
    month: isoDate(now).slice(0, 7),
  };
  write(statement.insert(submissions).values(row));
  if (accepted) {
    const account = await submitter.asContributor();
    write(statement.insert(contributors).values({ account }).onConflictDoNothing());
    releaseBatch(write, group);
  }
  return {
    // Another id than the row's: what is kept for a replay must not lead to it.
    id: newId("submission"),
    status,
    citation: `A submission of pay by a user of Compensation Intelligence (${site.origin}), not verified.`,
    assumptions: [
      accepted
        ? "Accepted. It enters the community's figures for this role and city together with those of four other accounts, if it is of full-time work; each account counts once there."
        : "Held for review, because it lies outside 0.2 to 5 times the estimate. It enters no figure.",
      "Nothing that identifies the submitter is stored with it: not the account, not the key, not the time within the month.",
    ],
  };
}

/** Base pay and pay in all, against the estimate at the level of the years. */
async function isPlausible(
  context: SalaryContext,
  subject: Subject,
  level: ExperienceLevel,
  { base, equity, bonus }: SubmitBody,
): Promise<boolean> {
  const { median } = (await quote(context, subject, level)).estimate;
  return base >= plausible.least * median && base + equity + bonus <= plausible.most * median;
}

function levelOf(years: number): ExperienceLevel {
  if (years <= 2) return "entry";
  if (years <= 5) return "mid";
  return years <= 9 ? "senior" : "staff";
}
