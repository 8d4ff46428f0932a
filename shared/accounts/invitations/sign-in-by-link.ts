import { recordEvent } from "../security-log/record-event.ts";
import { startSession } from "../sessions/start-session.ts";
import type { SignInResult, VisitorWriteContext } from "../visitor-context.ts";
import { findInvitation, useInvitation } from "./find-invitation.ts";

/**
 * Signs in with a one-time link to an account that exists.
 *
 * @param typed the link's secret, or the whole link.
 * @param replaces the browser's session until now.
 * @returns null if the link is for a new account, was used, or is too old.
 */
export async function signInByLink(
  context: VisitorWriteContext,
  typed: string,
  replaces: string,
): Promise<SignInResult | null> {
  const { now, browser, write } = context;
  const invitation = await findInvitation(context, typed);
  if (invitation === null || invitation.accountId === null) return null;
  const { accountId } = invitation;
  write(...useInvitation(invitation, now));
  const session = { accountId, verified: true, browser, replaces };
  const { secret } = await startSession({ write, now }, session);
  recordEvent({ ...context, caller: { accountId } }, "signed_in_by_link");
  return { accountId, secret };
}
