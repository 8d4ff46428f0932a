import { closedStatuses, type Status, stages } from "#schema/job-statuses.ts";
import { dayMs, instant, instantOrNull } from "#shared/core/dates.ts";
import { makeRecord } from "#shared/core/make-record.ts";
import { isOpenStatus } from "../jobs/status.ts";
import { companyKey } from "../records/company-key.ts";
import { maxCompanyItems } from "./pipeline-companies.request.ts";
import type { CompanyMemory } from "./pipeline-companies.response.ts";

/** The facts about a company that one of its jobs has. Instants are milliseconds. */
export interface RememberedJob {
  id: string;
  company: string;
  title: string;
  status: Status;
  createdAt: number;
  appliedAt: number | null;
  /** The first response of the kinds that imply one. */
  respondedAt: number | null;
  /** The first status after the application that is an answer; null if there is none. */
  answeredAt: number | null;
  /** The number of the furthest stage that it ever reached. */
  furthest: number;
}

const offerStage = stages.indexOf("offer");

/** An account's facts about a company, from its jobs in the order in which they were added. */
export function summarizeMemory(
  jobs: readonly RememberedJob[],
  now: number,
): Omit<CompanyMemory, "filings"> {
  const count = (is: (job: RememberedJob) => boolean) => jobs.filter(is).length;
  const silent = jobs.flatMap(({ appliedAt, answeredAt, respondedAt, status }) =>
    appliedAt !== null && answeredAt === null && respondedAt === null && isOpenStatus(status)
      ? [daysFrom(appliedAt, now)]
      : [],
  );
  // A table with one date says when somebody applied, not when they were answered: both get that instant.
  const waited = jobs
    .flatMap(({ appliedAt, answeredAt }) =>
      appliedAt !== null && answeredAt !== null && answeredAt > appliedAt
        ? [daysFrom(appliedAt, answeredAt)]
        : [],
    )
    .sort((a, b) => a - b);
  return {
    company: jobs.at(-1)?.company ?? "",
    jobs: jobs.length,
    applied: count(({ appliedAt, respondedAt }) => appliedAt !== null || respondedAt !== null),
    silence: { jobs: silent.length, longestDays: silent.length === 0 ? null : Math.max(...silent) },
    answers: {
      jobs: waited.length,
      medianDays: median(waited),
      fastestDays: waited[0] ?? null,
      slowestDays: waited.at(-1) ?? null,
    },
    outcomes: {
      open: count(({ status }) => isOpenStatus(status)),
      offers: count(({ furthest }) => furthest >= offerStage),
      ...makeRecord(closedStatuses, (closed) => count(({ status }) => status === closed)),
    },
    reposts: repostsAmong(jobs),
    recentJobs: jobs
      .slice(-maxCompanyItems)
      .toReversed()
      .map(({ id, title, status, appliedAt, createdAt }) => ({
        id,
        title,
        status,
        appliedAt: instantOrNull(appliedAt),
        createdAt: instant(createdAt),
      })),
  };
}

/** Titles that occur more than once, however they are spelled; the latest first. */
function repostsAmong(jobs: readonly RememberedJob[]): CompanyMemory["reposts"] {
  return [...Map.groupBy(jobs, ({ title }) => companyKey(title)).values()]
    .flatMap((same) => {
      const [first, last] = [same[0], same.at(-1)];
      if (!first || !last || same.length < 2) return [];
      return [{ title: last.title, times: same.length, first, last }];
    })
    .sort((a, b) => b.last.createdAt - a.last.createdAt || (a.title < b.title ? -1 : 1))
    .slice(0, maxCompanyItems)
    .map(({ title, times, first, last }) => ({
      title,
      times,
      firstAddedAt: instant(first.createdAt),
      lastAddedAt: instant(last.createdAt),
    }));
}

/** Days with one decimal. */
function daysFrom(start: number, end: number): number {
  return Math.max(0, Math.round((10 * (end - start)) / dayMs) / 10);
}

/** @param sorted in ascending order. */
function median(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) return null;
  return Math.round(5 * (low + high)) / 10;
}
