import { and, eq } from "drizzle-orm";
import { challenges, sessions } from "#schema/sign-in.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { statement } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { endAllSessions } from "./end-all-sessions.ts";

/** Signs another browser of the account out. @throws ApiError `record_not_found`. */
export async function revokeSession(context: OwnerWriteContext, id: string): Promise<void> {
  const { db, write, caller } = context;
  const own = and(eq(sessions.userId, caller.accountId), eq(sessions.id, id));
  const [found] = await db.select({ browser: sessions.browser }).from(sessions).where(own);
  if (!found) throw notFound("session", id);
  write(
    statement.delete(sessions).where(own),
    statement.delete(challenges).where(eq(challenges.sessionId, id)),
  );
  recordEvent(context, "session_revoked", found.browser);
}

/** Signs every browser of the account out, this one included. */
export async function revokeAllSessions(context: OwnerWriteContext): Promise<void> {
  endAllSessions(context, context.caller.accountId);
  recordEvent(context, "signed_out_everywhere");
}
