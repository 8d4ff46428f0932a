/** The suggestions that the pipeline should make. */
import { day, iso } from "./records.ts";
import { live, type PipelineState, statusOf } from "./state.ts";

interface SuggestibleJob {
  id: string;
  company: string;
  title: string;
  status: string;
  /** When the status last changed. */
  movedAt: number;
}

interface Happening {
  id: string;
  type: string;
  jobId: string | null;
  startsAt: number;
  endsAt: number;
}

/** Computes suggestions without their sentences; the most urgent first. */
export function suggestionsOf(state: PipelineState, now: number) {
  const jobs = [...state.jobs.values()].map((job) => ({
    id: job.id,
    company: job.fields.company,
    title: job.fields.title,
    status: statusOf(job),
    movedAt: job.moves.at(-1)?.changedAt ?? 0,
  }));
  const activities = state.activities.map(({ occurredAt, ...one }) => ({
    ...one,
    startsAt: occurredAt,
    endsAt: occurredAt,
  }));
  const calendar = state.calendar.map(({ id, fields, jobId, startsAt }) => ({
    id,
    jobId,
    type: String(fields.type),
    startsAt,
    endsAt: fields.endsAt === null ? startsAt : Date.parse(String(fields.endsAt)),
  }));
  return suggest(jobs, activities, calendar, now);
}

function suggest(
  jobs: readonly SuggestibleJob[],
  activities: readonly Happening[],
  calendar: readonly Happening[],
  now: number,
) {
  const isInterview = ({ type }: Happening) => type === "interview" || type === "phone_screen";
  const of = (list: readonly Happening[], job: SuggestibleJob) =>
    list.filter(({ jobId }) => jobId === job.id);

  const aboutJobs = jobs.flatMap((job) => {
    const done = of(activities, job);
    const heard = done.filter(({ type }) => type !== "status_change");
    const quiet = Math.max(job.movedAt, ...heard.map(({ startsAt }) => startsAt));
    const found: object[] = [];
    const add = (
      type: string,
      id: string | number,
      priority: string,
      since: number,
      dueAt: number | null = null,
    ) =>
      found.push({
        id: [type, job.id, id].filter((part) => part !== "").join(":"),
        type,
        priority,
        jobId: job.id,
        company: job.company,
        role: job.title,
        dueAt: dueAt === null ? null : iso(dueAt),
        since: iso(since),
      });
    /** When the person's entry of a type starts, of those since the status last changed. */
    const dated = (type: string) => {
      const starts = of(calendar, job)
        .filter((event) => event.type === type && event.startsAt >= job.movedAt)
        .map(({ startsAt }) => startsAt);
      return starts.length === 0 ? null : Math.min(...starts);
    };

    const followUps = done.filter(
      ({ type, startsAt }) => type === "follow_up" && startsAt >= job.movedAt,
    ).length;
    const silentDays = (now - quiet) / day;
    if (job.status === "offer") {
      if (quiet <= now) add("negotiate", "", "high", job.movedAt, dated("deadline"));
    } else if (live.includes(job.status) && silentDays >= 30) {
      add("stale", "", "low", quiet + 30 * day);
    } else if (job.status === "applied" && silentDays >= 7 && followUps < 2) {
      add("follow_up", followUps + 1, "medium", quiet + 7 * day, dated("follow_up"));
    }

    const held = [
      ...of(calendar, job).filter((event) => isInterview(event) && event.startsAt >= now - 8 * day),
      ...done.filter(({ type }) => type === "interview"),
    ]
      .map(({ endsAt }) => endsAt)
      .filter((endedAt) => endedAt <= now && endedAt >= now - 7 * day)
      .filter(
        (endedAt) =>
          !done.some(
            ({ type, startsAt }) => /^(email|follow_up)$/.test(type) && startsAt > endedAt,
          ),
      );
    if (live.includes(job.status) && held.length > 0) {
      const last = Math.max(...held);
      add("thank_you", last, "high", last);
    }
    return found;
  });

  const ahead = calendar
    .filter(
      (event) => isInterview(event) && event.startsAt > now && event.startsAt <= now + 7 * day,
    )
    .flatMap((event) => {
      const job = jobs.find(({ id }) => id === event.jobId);
      if (job && !live.includes(job.status)) return [];
      return {
        id: `prepare:${event.id}`,
        type: "prepare",
        priority: event.startsAt - now <= 2 * day ? "high" : "medium",
        jobId: event.jobId,
        company: job?.company ?? null,
        role: job?.title ?? null,
        dueAt: iso(event.startsAt),
        since: iso(event.startsAt - 7 * day),
      };
    });

  const urgency = ({ priority, since, id }: Record<string, unknown>) =>
    `${["high", "medium", "low"].indexOf(String(priority))} ${since} ${id}`;
  return ([...aboutJobs, ...ahead] as Record<string, unknown>[]).sort((a, b) =>
    urgency(a) < urgency(b) ? -1 : 1,
  );
}
