import { contributors, submissions } from "#schema/submissions.ts";
import type { ExperienceLevel } from "#shared/contract/levels.ts";
import { isoDate } from "#shared/core/dates.ts";
import { newId } from "#shared/core/ids.ts";
import { creditOf } from "#shared/core/site.ts";
import type { Reader } from "#shared/db/client.ts";
import { statement, type Write } from "#shared/db/transaction.ts";
import { quote } from "../estimate/quote.ts";
import { findSubject, type Subject } from "../subject/find-subject.ts";
import { calculatePath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { batchSize } from "./batch-size.ts";
import { countSubmission } from "./count-submission.ts";
import { plausible } from "./plausible.ts";
import { assertFirstInGroup, isFirstInGroup, releaseBatch } from "./release-batch.ts";
import { formerSlugs } from "./stored-under.ts";
import type { SubmitBody } from "./submit.request.ts";
import type { SubmitData } from "./submit.response.ts";
import type { Submitter } from "./submitter.ts";
import { isOldEnough, minAgeHours } from "./sufficient-age.ts";

interface SubmitContext extends SalaryContext {
  db: Reader;
  write: Write;
  submitter: Submitter;
  /** When the submitting account was created, milliseconds since the epoch. */
  accountCreatedAt: number;
}

/**
 * Accepts a submission of pay. It is stored with a keyed hash in place of the account, and is
 * released into the community's figures together with nine others.
 *
 * @throws {ApiError} `rate_limit_exceeded` for the fourth submission of a day, `role_not_found`,
 *   `city_not_found`.
 */
export async function submit(context: SubmitContext, input: SubmitBody): Promise<SubmitData> {
  const { db, write, submitter, reference, now, site } = context;
  await countSubmission(context);
  const level = levelOf(input.years_experience);
  const subject = await findSubject(
    reference,
    { ...input, basis: "local" },
    (other) =>
      calculatePath({ role: input.role, city: input.city, exp: level, expand: "", ...other }),
    { needsCity: true },
  );
  const role = subject.role.slug;
  const city = subject.place?.city.slug ?? input.city;
  const accepted = await isPlausible(context, subject, level, input);
  const groupSubmitter = await submitter.inGroup(role, city);
  const place = { datasetId: reference.dataset.id, role, city };
  const former = await formerSlugs(db, place);
  const names = [{ role, city }, ...former];
  const otherHashes = [
    ...former.map((slugs) => submitter.inGroup(slugs.role, slugs.city)),
    ...submitter.earlier.flatMap((under) =>
      names.map((slugs) => under.inGroup(slugs.role, slugs.city)),
    ),
  ];
  const group = { ...place, submitters: [groupSubmitter, ...(await Promise.all(otherHashes))] };
  const oldEnough = isOldEnough(context.accountCreatedAt, now);
  const countable = accepted && oldEnough && input.employment_type === "full_time";
  const counted = countable && (await isFirstInGroup(db, group));
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
    // It is not the row's id, because the response is stored for idempotent replays and must not
    // identify the row.
    id: newId("submission"),
    status,
    citation: `Pay submitted by a user of ${creditOf(site)}, not verified.`,
    assumptions: [
      explain(accepted, oldEnough),
      "Neither the account nor the key is stored with the submission, and of its date only the month. A keyed hash of the account, different for every role and city, ensures that the account counts once.",
    ],
  };
}

/** A sentence about what happens to the submission. */
function explain(accepted: boolean, oldEnough: boolean): string {
  if (!accepted) {
    return `The submission is held for review because it is outside ${plausible.min} to ${plausible.max} times the estimate. It is not included in any figure.`;
  }
  return oldEnough
    ? `The submission is accepted. If it is for full-time work, it will be included in the community's figures for this role and city in a batch of ${batchSize} accounts; each account counts once.`
    : `The submission is accepted, but will not be included in any figure, because the account is less than ${minAgeHours} hours old. Another submission counts once it is.`;
}

/** Compares base and total pay with the estimate at the level of the stated years of experience. */
async function isPlausible(
  context: SalaryContext,
  subject: Subject,
  level: ExperienceLevel,
  { base, equity, bonus }: SubmitBody,
): Promise<boolean> {
  const { median } = quote(context, subject, level).estimate;
  return base >= plausible.min * median && base + equity + bonus <= plausible.max * median;
}

function levelOf(years: number): ExperienceLevel {
  if (years <= 2) return "entry";
  if (years <= 5) return "mid";
  return years <= 9 ? "senior" : "staff";
}
