/** Rounds of interviews as entries of the calendar: they are changed with their job. */
import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import type { CalendarEventType } from "#schema/activity-types.ts";
import { jobs, roundEntries, type StoredRound } from "#schema/pipeline.ts";
import { instant } from "#shared/core/dates.ts";
import type { ReadContext } from "../records/context.ts";
import type { CalendarEvent } from "./calendar.response.ts";

type Kind = StoredRound["kind"];

const asEvents: Readonly<Record<Kind, { type: CalendarEventType; title: string }>> = {
  recruiter_screen: { type: "phone_screen", title: "Recruiter screen" },
  hiring_manager: { type: "interview", title: "Interview with the hiring manager" },
  technical: { type: "interview", title: "Technical interview" },
  take_home: { type: "deadline", title: "Take-home task" },
  onsite: { type: "interview", title: "On-site interview" },
  panel: { type: "interview", title: "Panel interview" },
  final: { type: "interview", title: "Final interview" },
  other: { type: "interview", title: "Interview" },
};

/** What a round is called in the calendar: `Technical interview`. */
export function roundTitle(kind: Kind): string {
  return asEvents[kind].title;
}

/**
 * Whether no event of the same job starts with the round: somebody has put that round into the
 * calendar, with more details than a round has.
 */
const isOnlyEntry = sql`not exists (
  select 1 from calendar_events made
  where made.user_id = ${roundEntries.userId} and made.job_id = ${roundEntries.jobId}
    and +made.starts_at = ${roundEntries.startsAt}
)`;

/** The caller's rounds with a time that the calendar has no event for, under a condition. */
export function whereRounds({ caller }: ReadContext, condition: SQL | undefined) {
  return and(eq(roundEntries.userId, caller.accountId), condition, isOnlyEntry);
}

/** The condition that a round starts in a window. */
export function startsWithin({ from, to }: { from: number; to: number }) {
  return and(gte(roundEntries.startsAt, from), lte(roundEntries.startsAt, to));
}

/** A query for rounds with what their entries in the calendar show. */
export function selectRounds({ db }: ReadContext) {
  return db
    .select({
      id: roundEntries.id,
      startsAt: roundEntries.startsAt,
      jobId: roundEntries.jobId,
      position: roundEntries.position,
      round:
        sql<StoredRound>`json_extract(${jobs.rounds}, '$[' || ${roundEntries.position} || ']')`.mapWith(
          (text: string) => JSON.parse(text) as StoredRound,
        ),
      company: jobs.company,
      role: jobs.title,
      timeZone: users.timeZone,
      createdAt: jobs.createdAt,
      updatedAt: jobs.updatedAt,
      version: jobs.version,
    })
    .from(roundEntries)
    .innerJoin(jobs, and(eq(jobs.userId, roundEntries.userId), eq(jobs.id, roundEntries.jobId)))
    .innerJoin(users, eq(users.id, roundEntries.userId));
}

type RoundRow = Awaited<ReturnType<typeof selectRounds>>[number];

/** A round as an event of the API, in the time zone of its account. */
export function toRoundEvent(row: RoundRow): CalendarEvent {
  const { type, title } = asEvents[row.round.kind];
  const people = row.round.with;
  return {
    id: row.id,
    type,
    title: `${title} at ${row.company}`,
    startsAt: instant(row.startsAt),
    endsAt: null,
    timeZone: row.timeZone ?? "UTC",
    location: null,
    notes: people === null ? row.role : `${row.role}\nWith ${people}`,
    jobId: row.jobId,
    contactId: null,
    round: row.position,
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  };
}

/** The round with this id of an entry; null if there is none. */
export async function findRound(context: ReadContext, id: string): Promise<RoundRow | null> {
  // No other id has a hyphen, so that nothing is asked for them.
  if (!id.includes("-")) return null;
  const [row] = await selectRounds(context).where(
    and(eq(roundEntries.userId, context.caller.accountId), eq(roundEntries.id, id)),
  );
  return row ?? null;
}
