import { eq } from "drizzle-orm";
import { challenges, sessions } from "#schema/sign-in.ts";
import { statement } from "#shared/db/transaction.ts";
import { type EventContext, recordEvent } from "../security-log/record-event.ts";

/** Signs the browser of this session out. Its cookie opens nothing any more. */
export function endSession(context: EventContext, id: string): void {
  context.write(
    statement.delete(sessions).where(eq(sessions.id, id)),
    statement.delete(challenges).where(eq(challenges.sessionId, id)),
  );
  recordEvent(context, "signed_out");
}
