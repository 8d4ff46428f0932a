import { sql } from "drizzle-orm";
import type { Status } from "#schema/job-statuses.ts";
import { type calendarEvents, jobs } from "#schema/pipeline.ts";

/**
 * The columns of a job that its card on the board shows, or that its next action follows from. The
 * notes and contacts of a whole board are many times as long.
 */
export const cardColumns = {
  id: jobs.id,
  company: jobs.company,
  title: jobs.title,
  location: jobs.location,
  status: jobs.status,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryPeriod: jobs.salaryPeriod,
  currency: jobs.currency,
  roleSlug: jobs.roleSlug,
  citySlug: jobs.citySlug,
  rounds: jobs.rounds,
  appliedAt: jobs.appliedAt,
  statusChangedAt: jobs.statusChangedAt,
  quietSince: jobs.quietSince,
  createdAt: jobs.createdAt,
  /** Follow-ups on an application, of which nobody sends a third. */
  followUps: sql<number>`iif(${jobs.status} = 'applied', (
    select count(*) from activities done
    where done.user_id = jobs.user_id and done.job_id = jobs.id
      and done.occurred_at >= jobs.status_changed_at and +done.type = 'follow_up'
  ), 0)`.mapWith(Number),
  /** The notes of a job without amounts, from where an import keeps its pay in words. */
  salaryNote: sql<
    string | null
  >`iif(${jobs.salaryMin} is null and ${jobs.salaryMax} is null, substr(
    ${jobs.notes}, nullif(instr(${jobs.notes}, 'Salary: '), 0), 80
  ), null)`,
};

type Columns = Omit<typeof cardColumns, "followUps" | "salaryNote">;

/** A job as the board shows it. Times are milliseconds since the epoch. */
export type Card = { [Name in keyof Columns]: (typeof jobs.$inferSelect)[Name] } & {
  followUps: number;
  salaryNote?: string | null;
};

export interface CardColumn {
  status: Status;
  cards: readonly Card[];
  total: number;
  /** Present if a search has found more than it counts. */
  totalIsLowerBound?: true | undefined;
  nextCursor: string | null;
}

/** An entry of the calendar that belongs to a job. */
export type CardEvent = Pick<
  typeof calendarEvents.$inferSelect,
  "jobId" | "type" | "title" | "startsAt" | "endsAt"
>;

/** What the board shows of an account. */
export interface Board {
  columns: readonly CardColumn[];
  /** All jobs by their status, whatever was searched for. */
  totals: ReadonlyMap<Status, number>;
  events: readonly CardEvent[];
  /** The ids of jobs whose delete can still be taken back. */
  held: ReadonlySet<string>;
}
