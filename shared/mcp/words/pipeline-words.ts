/** Answers of the Job Pipeline API in words. */

import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import {
  count,
  day,
  maxListed,
  maxNotes,
  notesOf,
  pageLine,
  parts,
  payRange,
  shortText,
  time,
} from "#shared/contract/words.ts";
import { percent } from "#shared/core/format.ts";
import type { ActivitiesPage, Activity } from "#shared/pipeline/activities/activity.response.ts";
import type { CalendarEvent, CalendarPage } from "#shared/pipeline/calendar/calendar.response.ts";
import type { Job, JobDetail, JobsPage } from "#shared/pipeline/jobs/job.response.ts";
import { payOfJob } from "#shared/pipeline/jobs/job-pay.ts";
import type { MoodCheckin, Profile } from "#shared/pipeline/moods/profile.response.ts";
import type { SuggestionsAnswer } from "#shared/pipeline/suggestions/suggestions.response.ts";
import type { PipelineCounts, PipelineSummary } from "#shared/pipeline/summary/summary.response.ts";
import type { Webhook, WebhooksPage } from "#shared/webhooks/subscriptions/webhook.response.ts";

/** The tool that adds a record of each kind, to suggest for the first one. */
const makers = {
  job: ["jobs", "create_job adds one."],
  activity: ["activities", "log_activity records one."],
  event: ["events", "create_calendar_event adds one."],
  webhook: ["webhooks", "create_webhook adds one."],
} as const;

function listLine(
  one: keyof typeof makers,
  shown: number,
  total: number,
  cursor: string | null,
  isLowerBound = false,
) {
  const [many, ifNone] = makers[one];
  const more = cursor === null ? null : `cursor ${cursor}`;
  return pageLine({ shown, total, isLowerBound, one, many, more, ifNone });
}

/** A job among others, without its id. */
export function nameJob({ title, company, status, statusChangedAt, location }: Job): string {
  return parts(`${title} at ${company}`, `${status} since ${day(statusChangedAt)}`, location);
}

function jobLine(job: Job) {
  return `${parts(nameJob(job), payOfJob(job))} (${job.id})`;
}

export function jobs({ jobs: rows, total, totalIsLowerBound, nextCursor }: JobsPage): string[] {
  return [listLine("job", rows.length, total, nextCursor, totalIsLowerBound), ...rows.map(jobLine)];
}

export function job(record: Job & Partial<JobDetail>): string[] {
  const { salaryBenchmark: benchmark, statusHistory = [], contactIds } = record;
  return [
    jobLine(record),
    parts(
      record.url && shortText(record.url, maxNotes),
      contactIds.length > 0 && `contacts ${contactIds.slice(0, maxListed).join(", ")}`,
    ),
    statusHistory.length > 1
      ? `History: ${statusHistory
          .slice(-maxListed)
          .map(({ status, changedAt }) => `${status} ${day(changedAt)}`)
          .join(", ")}`
      : "",
    benchmark
      ? `Market pay at mid level: median ${payRange(benchmark.median, null)}, middle half ${payRange(benchmark.low, benchmark.high) ?? "not published"}; this job's pay: ${benchmark.verdict ?? (payOfJob(record) === null ? "not stated" : "not compared")}.`
      : "",
    notesOf(record.notes),
  ];
}

function activityLine({ id, type, occurredAt, jobId, contactId, notes }: Activity) {
  const about = notes === null ? "" : `: ${shortText(notes, maxNotes)}`;
  return `${parts(`${time(occurredAt)} ${type}`, jobId, contactId)} (${id})${about}`;
}

export function activities({ activities: rows, total, nextCursor }: ActivitiesPage): string[] {
  return [listLine("activity", rows.length, total, nextCursor), ...rows.map(activityLine)];
}

export function activity(record: Activity): string[] {
  return [`Logged: ${activityLine(record)}`];
}

function eventLine({
  id,
  type,
  title,
  startsAt,
  endsAt,
  timeZone,
  location,
  jobId,
  contactId,
}: CalendarEvent) {
  const zone = timeZone === "UTC" ? null : `shown in ${timeZone}`;
  const until = endsAt && `until ${time(endsAt)}`;
  return `${parts(`${time(startsAt)} ${type}: ${title}`, until, zone, location, jobId, contactId)} (${id})`;
}

export function events({ events: rows, total, nextCursor }: CalendarPage): string[] {
  return [listLine("event", rows.length, total, nextCursor), ...rows.map(eventLine)];
}

export function event(record: CalendarEvent): string[] {
  return [`In the calendar: ${eventLine(record)}`];
}

function countsLine({ total, byStatus, responseRate, avgDaysInStatus }: PipelineCounts) {
  const statuses = Object.entries(byStatus).filter(([, number]) => number > 0);
  const held = statuses.map(([status, number]) => `${number} ${status}`).join(", ");
  if (total === 0) return "No jobs yet. create_job adds the first one.";
  return `${count(total, "job")}: ${held}. Response rate ${percent(responseRate, 0)}; open jobs have been in their status for ${avgDaysInStatus} days on average.`;
}

export function pipeline({ summary, needsAttention, recentWins }: PipelineSummary): string[] {
  return [
    countsLine(summary),
    ...needsAttention
      .slice(0, maxListed)
      .map(
        ({ jobId, company, role, reason, suggestion }) =>
          `${role} at ${company} (${jobId}): ${reason} ${suggestion}`,
      ),
    ...recentWins
      .slice(0, maxListed)
      .map(({ type, company, role, date }) => `${date} ${type}: ${role} at ${company}`),
  ];
}

export function suggestions({ suggestions: rows }: SuggestionsAnswer): string[] {
  if (rows.length === 0)
    return ["Nothing is suggested now. get_pipeline shows where the search stands."];
  return rows
    .slice(0, maxListed)
    .map(
      ({ priority, title, reason, action, dueAt }) =>
        `[${priority}] ${title}${dueAt === null ? "" : `, due ${time(dueAt)}`}: ${reason} Call ${action.tool} ${JSON.stringify(action.arguments)}`,
    );
}

function webhookLine({ id, url, events: subscribed, status }: Webhook) {
  return `${shortText(url, maxNotes)}: ${subscribed.join(", ")}, ${status} (${id})`;
}

export function webhooks({ webhooks: rows, total, nextCursor }: WebhooksPage): string[] {
  return [listLine("webhook", rows.length, total, nextCursor), ...rows.map(webhookLine)];
}

export function webhook(record: Webhook & { secret?: string | null }): string[] {
  const { secret } = record;
  return [
    webhookLine(record),
    secret ? `Secret, shown only now: ${secret}` : "Deliveries are not signed.",
  ];
}

export function profile({
  email,
  tier,
  token,
  pipeline: counts,
  rateLimits,
  webhooks: hooks,
}: Profile): string[] {
  const { perMinute, perMonth } = rateLimits;
  return [
    `${parts(email, `plan ${tier}`)}. Token ${token.name}: ${token.access === "read" ? "reads only" : "reads and writes"}.`,
    `Calls left: ${perMinute.remaining} of ${perMinute.limit} this minute, ${perMonth.remaining} of ${perMonth.limit} this month.`,
    countsLine(counts),
    `${count(hooks.total, "webhook")}, ${hooks.disabled} disabled.`,
  ];
}

export function mood({ mood: value, createdAt }: MoodCheckin): string[] {
  return [`Recorded: mood ${value} of 5 on ${day(createdAt)}.`];
}

export function deleted({ id }: Deleted): string[] {
  return [`Deleted: ${id}.`];
}
