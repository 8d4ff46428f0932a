/**
 * A week of a search: sixty mails to one person, in the words of many employers, from three time zones. None of
 * the companies exists. They were written apart from the rules and their samples, of which 54 were understood at first;
 * then the rules were widened.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MailKind } from "#schema/inbox.ts";
import type { Status } from "#schema/job-statuses.ts";
import type { Composed } from "#scripts/run/mail/compose-mail.ts";

export interface WeekJob {
  company: string;
  title: string;
  /** The status on Monday; null if the person has not added it. */
  status: Status | null;
  /** On Sunday. */
  ends: Status;
  /** The instants of its rounds on Sunday, and those that were canceled. */
  rounds?: string[];
  canceled?: string[];
}

interface Written extends Pick<Composed, "from" | "subject" | "text"> {
  /** What a person reads in it; neither in mail about none of the jobs. */
  kind?: MailKind;
  job?: string;
  event?: { uid: string; start: string; summary: string; method?: string };
  /** It passes if this is left out; null if nobody has checked it. */
  dmarc?: "fail" | null;
  inReplyTo?: string;
  date?: string;
}

const week: { jobs: Record<string, WeekJob>; mails: Written[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, "week.json"), "utf8"),
);
export const weekJobs = week.jobs;

export interface WeekMail extends Omit<Composed, "to"> {
  is: { kind: MailKind; job: string } | null;
}

export const weekMails = week.mails.map(
  ({ kind, job, event, dmarc = "pass", ...mail }, at): WeekMail => ({
    messageId: `<week-${at + 1}@mailer.example>`,
    date: new Date(Date.UTC(2026, 10, 23, 11 + at * 2)).toUTCString().replace("GMT", "+0000"),
    headers: dmarc
      ? [`Authentication-Results: mx.cloudflare.net; spf=${dmarc}; dkim=${dmarc}; dmarc=${dmarc}`]
      : [],
    ...(event && {
      calendar: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${event.method ?? "REQUEST"}\r\nBEGIN:VEVENT\r\nUID:${event.uid}\r\nDTSTART${event.start}\r\nSUMMARY:${event.summary}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
    }),
    ...mail,
    is: kind && job ? { kind, job } : null,
  }),
);
