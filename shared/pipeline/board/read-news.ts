import type { Status } from "#schema/job-statuses.ts";
import { jobs } from "#schema/pipeline.ts";
import { listHeld } from "../jobs/delete-job.ts";
import { whereJob } from "../jobs/job-record.ts";
import type { ReadContext } from "../records/context.ts";
import type { BoardNews } from "./board-query.ts";

/** What was just done to a job, and can be taken back. */
export interface News {
  id: string;
  /** `Nurse at Acme` */
  name: string;
  /** The statuses that it was moved between; null if it was deleted. */
  move: { from: Status; to: Status } | null;
}

/** Null if nothing was done, it was taken back already, or the job is not there any more. */
export async function readNews(
  context: ReadContext,
  { deleted, moved, from }: BoardNews,
): Promise<News | null> {
  const id = deleted || moved;
  if (id === "" || (from === null && !deleted)) return null;
  const [held, [job]] = await Promise.all([
    deleted ? listHeld(context) : null,
    context.db
      .select({ company: jobs.company, title: jobs.title, status: jobs.status })
      .from(jobs)
      .where(whereJob(context, id)),
  ]);
  if (!job || (held && !held.has(id))) return null;
  const name = `${job.title} at ${job.company}`;
  if (deleted || from === null) return { id, name, move: null };
  return job.status === from ? null : { id, name, move: { from, to: job.status } };
}
