import { and, count, desc, eq, gt, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { securityEvents } from "#schema/sign-in.ts";
import { dayMs } from "#shared/core/dates.ts";
import type { AccountContext } from "#shared/writes/context.ts";
import { groupNames, listKinds, type SecurityEventGroup, securityEventGroups } from "./kinds.ts";

export interface SecurityEvent {
  /** Milliseconds since the epoch; the last time, if it happened several times. */
  at: number;
  /** The first time; null in events of earlier releases. */
  firstAt: number | null;
  /** How many times it happened. */
  count: number;
  kind: string;
  subject: string;
  browser: string;
}

const columns = {
  at: securityEvents.at,
  firstAt: securityEvents.firstAt,
  count: securityEvents.count,
  kind: securityEvents.kind,
  subject: securityEvents.subject,
  browser: securityEvents.browser,
};

/**
 * The account's security log, newest first.
 *
 * @param options.groups by default all.
 * @param options.perGroup how many of each; by default all that are kept.
 */
export async function listEvents(
  { db, caller }: AccountContext,
  { groups = groupNames, perGroup }: { groups?: SecurityEventGroup[]; perGroup?: number } = {},
): Promise<SecurityEvent[]> {
  const [first, ...others] = groups.map((group) =>
    db
      .select({ ...columns, row: sql<number>`rowid` })
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, caller.accountId), isIn(group)))
      .orderBy(desc(securityEvents.at), sql`rowid desc`)
      .limit(perGroup ?? securityEventGroups[group].kept),
  );
  const found = first ? await db.batch([first, ...others]) : [];
  return found
    .flat()
    .sort((a, b) => b.at - a.at || b.row - a.row)
    .map(({ row: _, ...event }) => event);
}

/** How many events the log has of each group. */
export async function countEvents({
  db,
  caller,
}: AccountContext): Promise<Record<SecurityEventGroup, number>> {
  const rows = await db
    .select({ kind: securityEvents.kind, events: count() })
    .from(securityEvents)
    .where(eq(securityEvents.userId, caller.accountId))
    .groupBy(securityEvents.kind);
  const counts = { ...noEvents };
  for (const { kind, events } of rows) counts[groupOf(kind)] += events;
  return counts;
}

const noEvents = Object.fromEntries(groupNames.map((group) => [group, 0])) as Record<
  SecurityEventGroup,
  number
>;

/** Kinds that are no longer known are with the settings. */
function groupOf(kind: string): SecurityEventGroup {
  return groupNames.find((group) => listKinds(group).includes(kind)) ?? "settings";
}

function isIn(group: SecurityEventGroup): SQL {
  const others = groupNames.filter((other) => other !== "settings").flatMap(listKinds);
  return group === "settings"
    ? notInArray(securityEvents.kind, others)
    : inArray(securityEvents.kind, listKinds(group));
}

const warningKinds = ["passkey_counter_back", "signed_in_by_code"];
const warningMs = 14 * dayMs;

/** Events of the last two weeks that the owner should look at. */
export async function listWarnings({ db, caller, now }: AccountContext): Promise<SecurityEvent[]> {
  return db
    .select(columns)
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, caller.accountId),
        gt(securityEvents.at, now - warningMs),
        inArray(securityEvents.kind, warningKinds),
      ),
    )
    .orderBy(desc(securityEvents.at))
    .limit(5);
}
