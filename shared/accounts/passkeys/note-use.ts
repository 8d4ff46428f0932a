import { eq } from "drizzle-orm";
import { passkeys } from "#schema/sign-in.ts";
import { dayMs } from "#shared/core/dates.ts";
import { statement } from "#shared/db/transaction.ts";
import { type EventContext, recordEvent } from "../security-log/record-event.ts";
import type { ProvenPasskey } from "./prove-passkey.ts";

/**
 * Adds the use of a passkey to a write: its day, its counter, and whether it is backed up. A counter
 * that went back is noted in the security log, which shows it as a warning.
 */
export function noteUse(context: EventContext, { passkey, use }: ProvenPasskey): void {
  const { write, now } = context;
  write(
    statement
      .update(passkeys)
      .set({
        counter: Math.max(use.counter, passkey.counter),
        backedUp: use.backedUp,
        lastUsedDay: Math.floor(now / dayMs) * dayMs,
      })
      .where(eq(passkeys.id, passkey.id)),
  );
  if (use.isCounterBack) recordEvent(context, "passkey_counter_back", passkey.name);
}
