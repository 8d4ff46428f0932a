import { and, count, eq, isNull } from "drizzle-orm";
import { recoveryCodes } from "#schema/sign-in.ts";
import type { AccountContext } from "#shared/writes/context.ts";
import { listPasskeys, type PasskeyRecord } from "../passkeys/own-passkeys.ts";
import { listWarnings, type SecurityEvent } from "../security-log/list-events.ts";
import { listSessions, type SessionRecord } from "../sessions/read-sessions.ts";

export interface Security {
  passkeys: PasskeyRecord[];
  sessions: SessionRecord[];
  /** Recovery codes that were not used yet. */
  codesLeft: number;
  warnings: SecurityEvent[];
}

/** How the account can be signed in to, and who is. */
export async function readSecurity(context: AccountContext): Promise<Security> {
  const { db, caller } = context;
  const [passkeys, sessions, [codes], warnings] = await Promise.all([
    listPasskeys(context),
    listSessions(context),
    db
      .select({ left: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, caller.accountId), isNull(recoveryCodes.usedAt))),
    listWarnings(context),
  ]);
  return { passkeys, sessions, codesLeft: codes?.left ?? 0, warnings };
}
