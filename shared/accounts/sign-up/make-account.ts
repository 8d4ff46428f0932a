import { lt } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { passkeys, signUps } from "#schema/sign-in.ts";
import { dayMs } from "#shared/core/dates.ts";
import { newId } from "#shared/core/ids.ts";
import { statement } from "#shared/db/transaction.ts";
import { type FoundInvitation, useInvitation } from "../invitations/invitations.ts";
import { type NewPasskey, requireNewCredential } from "../passkeys/check-new-passkey.ts";
import { makeCodes } from "../recovery/recovery-codes.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { startSession } from "../sessions/start-session.ts";
import type { SignInResult, VisitorWriteContext } from "../visitor-context.ts";
import { type Origin, requireSignUpRoom } from "./check-admission.ts";

interface NewAccount {
  name: string;
  userHandle: string;
  passkey: NewPasskey;
  invitation: FoundInvitation | null;
  origin: Origin;
  /** The browser's session until now. */
  replaces: string;
}

/** Makes an account on the Free plan with its first passkey and recovery codes, and signs in. */
export async function makeAccount(
  context: VisitorWriteContext,
  { name, userHandle, passkey, invitation, origin, replaces }: NewAccount,
): Promise<SignInResult & { codes: string[] }> {
  const { db, now, browser, write } = context;
  const accountId = newId("user");
  if (invitation) write(...useInvitation(invitation, now));
  write(
    requireNewCredential(db, passkey.credentialId),
    statement.insert(users).values({
      ...{ id: accountId, name, userHandle, tier: "free", createdAt: now },
      createdBy: invitation ? "invitation" : "sign_up",
    }),
    statement.insert(passkeys).values({
      ...passkey,
      ...{ id: newId("passkey"), userId: accountId, name: browser, createdAt: now },
    }),
  );
  if (!invitation) {
    write(
      // Whether an address has made many is a question of a day.
      statement.delete(signUps).where(lt(signUps.at, now - dayMs)),
      // Others may have been made since the admission was checked.
      requireSignUpRoom(context, origin),
      statement.insert(signUps).values({ ...origin, at: now }),
    );
  }
  const codes = await makeCodes(context, accountId);
  const session = { accountId, verified: true, browser, replaces };
  const { secret } = await startSession({ write, now }, session);
  recordEvent({ ...context, caller: { accountId } }, "account_created");
  return { accountId, secret, codes };
}
