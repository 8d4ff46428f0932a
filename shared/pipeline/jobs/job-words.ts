/** Jobs in words, for tools. */
import {
  day,
  maxListed,
  maxNotes,
  notesOf,
  pageLine,
  parts,
  payRange,
  shortText,
} from "#shared/contract/words.ts";
import type { Job, JobDetail, JobsPage } from "./job.response.ts";
import { payOfJob } from "./job-pay.ts";

/** A job among others, without its id. */
export function nameJob({ title, company, status, statusChangedAt, location }: Job): string {
  return parts(`${title} at ${company}`, `${status} since ${day(statusChangedAt)}`, location);
}

function jobLine(job: Job) {
  return `${parts(nameJob(job), payOfJob(job))} (${job.id})`;
}

export function jobs({ jobs: rows, total, totalIsLowerBound, nextCursor }: JobsPage): string[] {
  const page = pageLine({
    ...{ shown: rows.length, total, isLowerBound: totalIsLowerBound ?? false },
    ...{ one: "job", many: "jobs", ifNone: "create_job adds one." },
    more: nextCursor && `cursor ${nextCursor}`,
  });
  return [page, ...rows.map(jobLine)];
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
      ? `Market pay: median ${payRange(benchmark.median, null)}, middle half ${payRange(benchmark.low, benchmark.high) ?? "not published"}; this job's pay: ${benchmark.verdict ?? (payOfJob(record) === null ? "not stated" : "not compared")}.`
      : "",
    notesOf(record.notes),
  ];
}
