import { eq } from "drizzle-orm";
import { recoveryCodes } from "#schema/sign-in.ts";
import { statement, type Write } from "#shared/db/transaction.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { endVerifications } from "../sessions/end-verifications.ts";
import { codesPerSet, hashCode, makeCode } from "./codes.ts";

/**
 * Adds a new set of recovery codes to a write, in place of any earlier one.
 *
 * @returns the codes, which cannot be shown again.
 */
export async function makeCodes(
  { write, now, secretsKey }: { write: Write; now: number; secretsKey: string },
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codesPerSet }, makeCode);
  const hashes = await Promise.all(codes.map((code) => hashCode(secretsKey, code)));
  write(
    statement.delete(recoveryCodes).where(eq(recoveryCodes.userId, accountId)),
    statement
      .insert(recoveryCodes)
      .values(hashes.map((hash) => ({ hash, userId: accountId, createdAt: now }))),
  );
  return codes;
}

/** Makes a new set of recovery codes; earlier ones are void. @returns the new codes. */
export async function renewCodes(context: OwnerWriteContext): Promise<string[]> {
  const codes = await makeCodes(context, context.caller.accountId);
  endVerifications(context);
  recordEvent(context, "recovery_codes_made");
  return codes;
}
