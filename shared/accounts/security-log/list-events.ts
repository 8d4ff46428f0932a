import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { securityEvents } from "../../../schema/sign-in.ts";
import { dayMs } from "../../core/days.ts";
import type { AccountContext } from "../context.ts";
import { maxEvents } from "./record-event.ts";

export interface SecurityEvent {
  at: number;
  kind: string;
  subject: string;
  browser: string;
}

const columns = {
  at: securityEvents.at,
  kind: securityEvents.kind,
  subject: securityEvents.subject,
  browser: securityEvents.browser,
};

/** The account's security log, newest first. */
export async function listEvents({ db, caller }: AccountContext): Promise<SecurityEvent[]> {
  return db
    .select(columns)
    .from(securityEvents)
    .where(eq(securityEvents.userId, caller.accountId))
    .orderBy(desc(securityEvents.at), sql`rowid desc`)
    .limit(maxEvents);
}

const warningKinds = ["passkey_counter_back", "signed_in_by_code"];
const warningMs = 14 * dayMs;

/** What of the last two weeks the owner should look at. */
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
