import { and, eq, exists } from "drizzle-orm";
import { type AppliedChange, type MailState, mails } from "#schema/inbox.ts";
import { jobs } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { ApiError } from "#shared/core/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import { changeBoard, restoreBoard } from "./change-board.ts";
import { findEarlier } from "./earlier-invitation.ts";
import type { ApplyMailBody } from "./inbox.request.ts";
import type { InboxMail } from "./inbox.response.ts";
import {
  findMail,
  jobOfMail,
  type MailRow,
  type MailWithJob,
  planOf,
  toMail,
  whereMail,
} from "./mail-record.ts";

/**
 * Changes the board as a mail suggests. A mail that was applied already is returned as it is.
 *
 * @throws ApiError `record_not_found`, `parameter_missing` if the mail would change nothing or the
 * account is full.
 */
export async function applyMail(
  context: WriteContext,
  id: string,
  { jobId, addJob }: ApplyMailBody,
): Promise<InboxMail> {
  if (jobId !== undefined && addJob) {
    throw new ApiError("parameter_missing", {
      message: "Send jobId for a job of the account, or addJob for another one, not both.",
      param: "addJob",
      clarification: "Is the mail about a job of the account?",
    });
  }
  const stored = await findMail(context, id);
  const found = addJob
    ? { mail: { ...stored.mail, jobId: null, needsJob: false }, job: null }
    : await withChosenJob(context, stored, jobId);
  const { mail, job } = found;
  if (mail.state === "applied") return toMail(stored);
  const earlier = (await findEarlier(context, [mail]))(mail);
  const plan = planOf(found, earlier);
  // Who was asked which job it is has answered, even where that job needs no change.
  if (!plan && job && stored.mail.needsJob && !stored.job) {
    decide(context, mail, { state: "noted", jobId: job.id, change: null, isAutomatic: false });
    return toMail({ mail: { ...mail, state: "noted", decidedAt: context.now }, job });
  }
  if (!plan) {
    throw new ApiError("parameter_missing", {
      message: job
        ? `This mail changes nothing: the job is ${job.status} already.`
        : "This mail belongs to no job of the account. Send the id of one as jobId.",
      param: "jobId",
      clarification: "Which job does the mail belong to?",
    });
  }
  const change = await changeBoard(context, plan, job);
  decide(context, mail, { state: "applied", jobId: change.jobId, change, isAutomatic: false });
  return toMail({
    mail: { ...mail, state: "applied", jobId: change.jobId, decidedAt: context.now },
    job,
  });
}

/**
 * Sets a mail aside, without changing the board.
 *
 * @throws ApiError `record_not_found`, `parameter_missing` if it was applied.
 */
export async function dismissMail(context: WriteContext, id: string): Promise<InboxMail> {
  const found = await findMail(context, id);
  const { mail, job } = found;
  if (mail.state === "dismissed") return toMail(found);
  if (mail.state === "applied") {
    throw new ApiError("parameter_missing", {
      message: "This mail was applied. Take that back first.",
      param: "id",
      clarification: "Should the change of the board be taken back?",
    });
  }
  decide(context, mail, { state: "dismissed", change: null, isAutomatic: false });
  return toMail({ mail: { ...mail, state: "dismissed", decidedAt: context.now }, job });
}

/**
 * Takes back that a mail was applied or dismissed: it is suggested again. What a person has changed of
 * the job since stays.
 *
 * @throws ApiError `record_not_found`, `precondition_failed` if a job that it added was changed since.
 */
export async function undoMail(context: WriteContext, id: string): Promise<InboxMail> {
  const found = await findMail(context, id);
  const { mail, job } = found;
  if (mail.state !== "applied" && mail.state !== "dismissed") return toMail(found);
  // A job that was deleted since has nothing to be taken back.
  if (mail.change && job) await restoreBoard(context, mail.change);
  const jobId = mail.change?.isNew ? null : mail.jobId;
  decide(context, mail, { state: "suggested", jobId, change: null, isAutomatic: false });
  const restored = job && mail.change?.status ? { ...job, status: mail.change.status.from } : job;
  const before =
    restored && mail.change?.rounds ? { ...restored, rounds: mail.change.rounds.from } : restored;
  return toMail({
    mail: {
      ...mail,
      state: "suggested",
      jobId,
      change: null,
      isAutomatic: false,
      decidedAt: context.now,
    },
    job: jobId === null ? null : before,
  });
}

interface Decision {
  state: MailState;
  jobId?: string | null;
  change: AppliedChange | null;
  isAutomatic: boolean;
}

/** Writes a decision, unless another one was made since the mail was read. */
function decide({ write, now, caller }: WriteContext, mail: MailRow, decision: Decision): void {
  const asRead = statement
    .select({ id: mails.id })
    .from(mails)
    .where(and(whereMail({ caller }, mail.id), eq(mails.version, mail.version)));
  write(
    assertInBatch(exists(asRead)),
    statement
      .update(mails)
      .set({ ...decision, decidedAt: now, version: mail.version + 1 })
      .where(whereMail({ caller }, mail.id)),
  );
}

/** @throws ApiError `record_not_found` if the caller does not have the job. */
async function withChosenJob(
  { db, caller }: WriteContext,
  found: MailWithJob,
  jobId: string | undefined,
): Promise<MailWithJob> {
  if (jobId === undefined || jobId === found.job?.id) return found;
  const [job] = await db
    .select(jobOfMail)
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), eq(jobs.id, jobId)));
  if (!job) throw notFound("job", jobId, "jobId");
  return { mail: { ...found.mail, jobId }, job };
}
