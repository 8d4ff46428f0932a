import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Status } from "#schema/job-statuses.ts";
import { jobs } from "#schema/pipeline.ts";
import { fitResponse } from "#shared/db/fit-response.ts";
import type { ReadContext } from "../records/context.ts";
import type { Funnel } from "./funnel.response.ts";
import { FunnelCounter } from "./funnel-of.ts";
import { furthestStage } from "./furthest-stage.ts";

/** Jobs of one query. */
const chunkSize = 5_000;

type CompactJob = [
  source: string | null,
  roleSlug: string | null,
  month: string,
  furthest: number,
  status: Status,
];

/**
 * How far the caller's jobs got, from stage to stage, by their status history: all of them, and by
 * source, role and month.
 */
export async function readFunnel(context: ReadContext): Promise<Funnel> {
  const counter = new FunnelCounter();
  for (let after: string | null = ""; after !== null; ) {
    const chunk = await readChunk(context, after);
    for (const [source, roleSlug, month, furthest, status] of chunk.jobs) {
      counter.add({ source, roleSlug, month, furthest, status });
    }
    after = chunk.last;
  }
  return counter.result();
}

/** @returns `last`: the id of the last job, if others may follow. */
async function readChunk(
  { db, caller }: ReadContext,
  after: string,
): Promise<{ jobs: CompactJob[]; last: string | null }> {
  const { found, limit } = await fitResponse(chunkSize, (limit) => {
    const enteredAt = sql`coalesce(${jobs.appliedAt}, ${jobs.respondedAt}, ${jobs.createdAt})`;
    const chunk = db
      .select({
        id: jobs.id,
        job: sql`json_array(
          ${jobs.source}, ${jobs.roleSlug}, strftime('%Y-%m', ${enteredAt} / 1000, 'unixepoch'),
          ${furthestStage}, ${jobs.status}
        )`.as("job"),
      })
      .from(jobs)
      .where(and(eq(jobs.userId, caller.accountId), gt(jobs.id, after)))
      .orderBy(asc(jobs.id))
      .limit(limit)
      .as("chunk");
    // One row of JSON instead of thousands, which the driver would take apart one by one.
    return db
      .select({
        last: sql<string | null>`max(${chunk.id})`,
        jobs: sql<CompactJob[]>`json_group_array(json(${chunk.job}))`.mapWith(
          (text: string) => JSON.parse(text) as CompactJob[],
        ),
      })
      .from(chunk);
  });
  const [{ last, jobs: rows } = { last: null, jobs: [] }] = found;
  return { jobs: rows, last: rows.length < limit ? null : last };
}
