import type { OwnerWriteContext } from "../context.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { makeCodes } from "./make-codes.ts";

/** Makes the account's recovery codes afresh; earlier ones are void. @returns the new codes. */
export async function renewCodes(context: OwnerWriteContext): Promise<string[]> {
  const codes = await makeCodes(context, context.caller.accountId);
  recordEvent(context, "recovery_codes_made");
  return codes;
}
