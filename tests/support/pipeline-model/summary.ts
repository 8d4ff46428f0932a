import { day, iso } from "./records.ts";
import { live, type PipelineState, statuses, statusOf } from "./state.ts";

const respondedStatuses = ["screening", "interviewing", "offer", "accepted"];

/** Computes the summary with only the ids of the jobs that need attention. */
export function summaryOf(state: PipelineState, now: number) {
  const jobs = [...state.jobs.values()];
  const responded = jobs.filter((job) =>
    job.moves.some((move) => respondedStatuses.includes(move.status)),
  );
  const applied = jobs.filter(
    (job) => responded.includes(job) || job.moves.some((move) => move.status === "applied"),
  );
  const open = jobs.filter((job) => live.includes(statusOf(job)));
  const waited = open.reduce((sum, job) => sum + (now - (job.moves.at(-1)?.changedAt ?? 0)), 0);
  return {
    summary: {
      total: jobs.length,
      byStatus: Object.fromEntries(
        statuses.map((status) => [status, jobs.filter((job) => statusOf(job) === status).length]),
      ),
      responseRate:
        applied.length === 0 ? 0 : Number((responded.length / applied.length).toFixed(4)),
      avgDaysInStatus: open.length === 0 ? 0 : Number((waited / day / open.length).toFixed(2)),
    },
    needsAttention: jobsNeedingAttention(state, now),
    recentWins: wins(state, now),
  };
}

const attentionDays: Record<string, number> = { offer: 3, interviewing: 5, applied: 7 };

function jobsNeedingAttention(state: PipelineState, now: number): string[] {
  return [...state.jobs.values()]
    .map((job) => {
      const status = statusOf(job);
      const moved = job.moves.at(-1)?.changedAt ?? 0;
      const acted = state.activities
        .filter((one) => one.jobId === job.id && one.type !== "status_change")
        .map((one) => one.occurredAt);
      const since = status === "offer" ? moved : Math.max(moved, ...acted);
      return { id: job.id, since, days: attentionDays[status] };
    })
    .filter(({ since, days }) => days !== undefined && now - since >= days * day)
    .sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

function wins(state: PipelineState, now: number) {
  return ["offer", "accepted"]
    .flatMap((type) =>
      [...state.jobs.values()].flatMap((job) => {
        const last = job.moves.findLast((move) => move.status === type);
        return last && last.changedAt >= now - 30 * day ? [{ type, job, at: last.changedAt }] : [];
      }),
    )
    .sort((a, b) => b.at - a.at || (a.job.id < b.job.id ? -1 : a.job.id > b.job.id ? 1 : 0))
    .map(({ type, job, at }) => ({
      type,
      company: job.fields.company,
      role: job.fields.title,
      date: iso(at).slice(0, 10),
    }));
}
