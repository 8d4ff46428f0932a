import type { Status } from "../../../../schema/job-statuses.ts";
import { listHeld } from "../../../pipeline/jobs/hold-delete.ts";
import type { ReadContext } from "../../../pipeline/records/context.ts";
import { readRecordNames } from "../../../pipeline/records/read-record-names.ts";
import type { BoardNews } from "./board-query.ts";

/** What was just done to a job, and can be taken back. */
export interface News {
  id: string;
  /** `Nurse at Acme` */
  name: string;
  /** The status that it was moved from; null if it was deleted. */
  from: Status | null;
}

/** Null if nothing was done, or the job is not there any more. */
export async function readNews(
  context: ReadContext,
  { deleted, moved, from }: BoardNews,
): Promise<News | null> {
  const id = deleted || moved;
  if (id === "" || (moved && from === null && !deleted)) return null;
  const [held, named] = await Promise.all([
    deleted ? listHeld(context) : null,
    readRecordNames(context, { jobs: [id] }),
  ]);
  const name = named.jobs.get(id);
  if (name === undefined || (held && !held.has(id))) return null;
  return { id, name, from: deleted ? null : from };
}
