import type { OwnerWriteContext } from "#shared/writes/context.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { makeInvitation } from "./make-invitation.ts";

const validMs = 72 * 3_600_000;
const maxNoteLength = 100;

/** Makes a link with which somebody makes an account, for an operator. @param typed whom it is for. */
export async function inviteSomebody(
  context: OwnerWriteContext,
  typed: string,
): Promise<{ path: string; expiresAt: number }> {
  const note = typed.trim().slice(0, maxNoteLength);
  const createdBy = context.caller.accountId;
  recordEvent(context, "invitation_made", note || "somebody");
  return makeInvitation(context, { accountId: null, createdBy, note, validMs });
}
