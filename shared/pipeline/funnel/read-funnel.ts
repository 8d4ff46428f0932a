import { and, asc, eq, gt, sql } from "drizzle-orm";
import { endings, type Stage, type Status, stages } from "#schema/job-statuses.ts";
import { jobs } from "#schema/pipeline.ts";
import { makeRecord } from "#shared/core/make-record.ts";
import { fitResponse } from "#shared/db/fit-response.ts";
import { isOpenStatus } from "../jobs/status.ts";
import type { ReadContext } from "../records/context.ts";
import { maxGroups, minRated } from "./funnel.request.ts";
import type { Funnel } from "./funnel.response.ts";
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

/** The fields of a job that the funnel needs. */
export interface FunnelJob {
  source: string | null;
  roleSlug: string | null;
  /** `2026-11`. */
  month: string;
  /** The number of the furthest stage that it ever reached, from 0. */
  furthest: number;
  status: Status;
}

/** Counts jobs, some of which may be added later. */
export class FunnelCounter {
  readonly #all = new StageCounts();
  readonly #ends = stages.map(() => ({ open: 0, ...makeRecord(endings, () => 0) }));
  readonly #bySource = new Map<string | null, StageCounts>();
  readonly #byRole = new Map<string | null, StageCounts>();
  readonly #byMonth = new Map<string, StageCounts>();

  add(job: FunnelJob): void {
    const { source, roleSlug, month, furthest, status } = job;
    this.#all.add(furthest);
    countsOf(this.#bySource, source).add(furthest);
    countsOf(this.#byRole, roleSlug).add(furthest);
    countsOf(this.#byMonth, month).add(furthest);
    const ends = this.#ends[furthest];
    if (!ends) throw new RangeError("a job has reached a stage that does not exist");
    const ending = endings.find((one) => one === status);
    if (isOpenStatus(status)) ends.open++;
    else if (ending) ends[ending]++;
  }

  /** Groups with fewer jobs than those that are shown are left out. */
  result(): Funnel {
    const all = this.#all.stages();
    const latest = [...this.#byMonth].sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, maxGroups);
    return {
      stages: this.#ends.map((ends, index) => ({ ...stageAt(all, index), ...ends })),
      bySource: largest(this.#bySource).map(([source, counts]) => ({
        source,
        stages: counts.stages(),
      })),
      byRole: largest(this.#byRole).map(([roleSlug, counts]) => ({
        roleSlug,
        stages: counts.stages(),
      })),
      byMonth: latest.map(([month, counts]) => ({ month, stages: counts.stages() })),
    };
  }
}

interface CountedStage {
  stage: Stage;
  reached: number;
  rate: number | null;
}

/** How many jobs got how far. */
class StageCounts {
  readonly #furthest = stages.map(() => 0);

  get total(): number {
    return this.#furthest.reduce((sum, count) => sum + count, 0);
  }

  add(furthest: number): void {
    this.#furthest[furthest] = (this.#furthest[furthest] ?? 0) + 1;
  }

  stages(): CountedStage[] {
    const reached = this.#furthest.map((_, stage) =>
      this.#furthest.slice(stage).reduce((sum, count) => sum + count, 0),
    );
    return stages.map((stage, index) => ({
      stage,
      reached: reached[index] ?? 0,
      rate: rate(reached[index] ?? 0, reached[index - 1]),
    }));
  }
}

/** Rounded to 4 decimals; null if too few reached the stage before. */
function rate(reached: number, before: number | undefined): number | null {
  if (before === undefined || before <= minRated) return null;
  return Number((reached / before).toFixed(4));
}

function countsOf<Key>(groups: Map<Key, StageCounts>, key: Key): StageCounts {
  const counts = groups.get(key) ?? new StageCounts();
  groups.set(key, counts);
  return counts;
}

function largest(groups: Map<string | null, StageCounts>): [string | null, StageCounts][] {
  return [...groups]
    .sort(([a, one], [b, other]) => other.total - one.total || ((a ?? "") < (b ?? "") ? -1 : 1))
    .slice(0, maxGroups);
}

function stageAt(all: readonly CountedStage[], index: number): CountedStage {
  const stage = all[index];
  if (!stage) throw new RangeError("a funnel has no such stage");
  return stage;
}
