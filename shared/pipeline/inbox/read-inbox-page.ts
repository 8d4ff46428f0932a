import { and, asc, eq, inArray } from "drizzle-orm";
import { openStatuses } from "#schema/job-statuses.ts";
import { jobs } from "#schema/pipeline.ts";
import { rawMailDays } from "#shared/access/tiers.ts";
import { dayMs } from "#shared/core/dates.ts";
import type { ReadContext } from "../records/context.ts";
import { findEarlier } from "./earlier-invitation.ts";
import type { InboxSettings } from "./inbox.response.ts";
import { readInbox } from "./inbox-settings.ts";
import { findMails } from "./list-mails.ts";
import { type MailRow, type MailWithJob, planNew, planOf } from "./mail-record.ts";
import type { PlannedChange } from "./plan-change.ts";

interface JobChoice {
  id: string;
  company: string;
  title: string;
}

const maxChoices = 200;

/** The caller's open jobs, among which a person chooses the one that a mail belongs to. */
function listJobChoices({ db, caller }: ReadContext): Promise<JobChoice[]> {
  return db
    .select({ id: jobs.id, company: jobs.company, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), inArray(jobs.status, openStatuses)))
    .orderBy(asc(jobs.companyKey), asc(jobs.title), asc(jobs.id))
    .limit(maxChoices);
}

/** A mail as the page shows it. */
export interface ShownMail extends MailWithJob {
  /** What applying it would change as its job is now; null if nothing. */
  plan: PlannedChange | null;
  /** The job that it would add, if it is about none of the account's; null if it would add none. */
  added: PlannedChange["adds"];
  /** Whether the mail itself can be downloaded, or went because newer ones needed the room. */
  raw: "kept" | "gone" | "none";
}

function rawState({ hasRaw, rawBytes, receivedAt }: MailRow, now: number): ShownMail["raw"] {
  if (receivedAt <= now - rawMailDays * dayMs) return "none";
  if (hasRaw) return "kept";
  return rawBytes > 0 ? "gone" : "none";
}

export interface InboxView {
  settings: InboxSettings;
  /** Mail that waits for a decision. */
  waiting: ShownMail[];
  moreWait: number;
  /** All other mail of a page, the latest first. */
  others: ShownMail[];
  nextCursor: string | null;
  choices: JobChoice[];
}

const [maxWaiting, maxOthers] = [50, 25];

export async function readInboxPage(
  context: ReadContext,
  domain: string | null,
  cursor: string | undefined,
): Promise<InboxView> {
  const [settings, waiting, others] = await Promise.all([
    readInbox(context, domain),
    findMails(context, { state: ["suggested"], limit: maxWaiting }),
    findMails(context, {
      state: ["applied", "dismissed", "noted"],
      limit: maxOthers,
      ...(cursor && { cursor }),
    }),
  ]);
  const needsJob = waiting.page.some(({ mail, job }) => mail.needsJob && !job);
  const [earlier, choices] = await Promise.all([
    findEarlier(
      context,
      [...waiting.page, ...others.page].map(({ mail }) => mail),
    ),
    needsJob ? listJobChoices(context) : [],
  ]);
  return {
    settings,
    waiting: waiting.page.map((one) => ({
      ...one,
      plan: planOf(one, earlier(one.mail)),
      added: planNew(one.mail)?.adds ?? null,
      raw: rawState(one.mail, context.now),
    })),
    moreWait: waiting.total - waiting.page.length,
    others: others.page.map((one) => ({
      ...one,
      plan: one.mail.state === "noted" ? planOf(one, earlier(one.mail)) : null,
      added: null,
      raw: rawState(one.mail, context.now),
    })),
    nextCursor: others.nextCursor,
    choices,
  };
}
