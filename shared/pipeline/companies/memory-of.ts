import { maxCompanyItems } from "../../contracts/pipeline/companies.ts";
import { stages } from "../../contracts/pipeline/funnel.ts";
import type { CompanyMemory } from "../../contracts/responses/pipeline/companies.ts";
import { dayMs } from "../../core/days.ts";
import { instant, instantOrNull } from "../../core/instant.ts";
import { companyKey } from "../company-key.ts";
import { isLive, type Status } from "../status.ts";

/** What is known of a company from one of its jobs. Instants are milliseconds. */
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

/** What an account knows of a company, from its jobs in the order in which they were added. */
export function memoryOf(
  jobs: readonly RememberedJob[],
  now: number,
): Omit<CompanyMemory, "filings"> {
  const count = (is: (job: RememberedJob) => boolean) => jobs.filter(is).length;
  const statusIs = (status: Status) => (job: RememberedJob) => job.status === status;
  const silent = jobs.flatMap(({ appliedAt, answeredAt, respondedAt, status }) =>
    appliedAt !== null && answeredAt === null && respondedAt === null && isLive(status)
      ? [daysFrom(appliedAt, now)]
      : [],
  );
  const waited = jobs
    .flatMap(({ appliedAt, answeredAt }) =>
      appliedAt !== null && answeredAt !== null ? [daysFrom(appliedAt, answeredAt)] : [],
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
      open: count(({ status }) => isLive(status)),
      offers: count(({ furthest }) => furthest >= offerStage),
      accepted: count(statusIs("accepted")),
      rejected: count(statusIs("rejected")),
      withdrawn: count(statusIs("withdrawn")),
      archived: count(statusIs("archived")),
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
