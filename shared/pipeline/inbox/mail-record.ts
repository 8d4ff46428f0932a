import { and, eq } from "drizzle-orm";
import { mails } from "#schema/inbox.ts";
import { jobs } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { instant, instantOrNull } from "#shared/core/dates.ts";
import { toRounds } from "../jobs/job-record.ts";
import type { ReadContext } from "../records/context.ts";
import type { InboxMail } from "./inbox.response.ts";
import { type PlannedChange, planChange } from "./plan-change.ts";

export type MailRow = typeof mails.$inferSelect;
export type JobOfMail = Pick<
  typeof jobs.$inferSelect,
  "id" | "company" | "title" | "status" | "rounds" | "version"
>;

/** A mail with the job that it belongs to, as the job is now. */
export interface MailWithJob {
  mail: MailRow;
  job: JobOfMail | null;
}

export const jobOfMail = {
  id: jobs.id,
  company: jobs.company,
  title: jobs.title,
  status: jobs.status,
  rounds: jobs.rounds,
  version: jobs.version,
};

export const isJobOfMail = and(eq(jobs.userId, mails.userId), eq(jobs.id, mails.jobId));

/** The condition for the caller's mail with this id. */
export function whereMail({ caller }: Pick<ReadContext, "caller">, id: string) {
  return and(eq(mails.userId, caller.accountId), eq(mails.id, id));
}

/** @throws ApiError `record_not_found`. */
export async function findMail(context: ReadContext, id: string): Promise<MailWithJob> {
  const [found] = await context.db
    .select({ mail: mails, job: jobOfMail })
    .from(mails)
    .leftJoin(jobs, isJobOfMail)
    .where(whereMail(context, id));
  if (!found) throw notFound("mail", id);
  return found;
}

/**
 * What applying a mail would change as its job is now.
 *
 * @param earlier when an earlier invitation with the same id began.
 */
export function planOf(
  { mail, job }: MailWithJob,
  earlier: number | null = null,
): PlannedChange | null {
  // The job that it belonged to was deleted: the mail does not add it again.
  if (!job && (mail.jobId !== null || mail.needsJob)) return null;
  return planChange(mail, job && { status: job.status, rounds: job.rounds ?? [] }, earlier);
}

/** What a mail would add if it is about none of the account's jobs; null if it adds none. */
export function planNew(mail: MailRow): PlannedChange | null {
  return planChange(mail, null);
}

/** A mail as the API returns it. */
export function toMail({ mail, job }: MailWithJob, earlier: number | null = null): InboxMail {
  const isOpen = mail.state === "suggested" || mail.state === "noted";
  const plan = isOpen ? planOf({ mail, job }, earlier) : null;
  const { invitation } = mail;
  return {
    id: mail.id,
    receivedAt: instant(mail.receivedAt),
    from: mail.sender,
    fromName: mail.senderName,
    subject: mail.subject,
    checks: mail.checks,
    system: mail.system,
    kind: mail.kind,
    evidence: mail.evidence,
    company: mail.company,
    title: mail.title,
    invitation: invitation && {
      method: invitation.method,
      startsAt: instantOrNull(invitation.startsAt),
      endsAt: instantOrNull(invitation.endsAt),
      timeZone: invitation.timeZone,
      summary: invitation.summary,
      location: invitation.location,
    },
    code: mail.code,
    link: mail.link,
    jobId: mail.jobId,
    needsJob: mail.needsJob && !job,
    state: mail.state,
    suggestion: plan && {
      status: plan.status,
      rounds: plan.rounds && toRounds(plan.rounds),
      addsJob: plan.adds !== null,
    },
    isAutomatic: mail.isAutomatic,
    decidedAt: instantOrNull(mail.decidedAt),
  };
}
