import type { Context } from "hono";
import * as z from "zod/mini";
import { toBase64Url } from "#shared/core/bytes/base64.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { networkOf, widerNetworkOf } from "#shared/middleware/steps/rate-limit.ts";
import { readName } from "../account-name.ts";
import { Typed } from "../app/fields.http.ts";
import { setSessionCookie } from "../app/open-session.http.ts";
import { type Visitor, visitorContext, writeAsVisitor } from "../app/visitor.http.ts";
import { makeChallenge, takeChallenge } from "../passkeys/challenges.ts";
import { checkNewPasskey } from "../passkeys/check-new-passkey.ts";
import { relyingParty } from "../passkeys/passkey-options.http.ts";
import { creationOptions } from "../passkeys/passkey-options.ts";
import { NewPasskeyResponse, parseResponse } from "../passkeys/passkey-response.ts";
import {
  type Applicant,
  checkAdmission,
  countRefusal,
  type RefusalReason,
  readSignUpPolicy,
} from "./check-admission.ts";
import { makeAccount } from "./make-account.ts";

export const signUpFields = z.object({
  ...{ name: Typed, invitation: Typed, credential: Typed },
  /** Where the new account goes on. */
  next: Typed,
});
type SignUpFields = z.output<typeof signUpFields>;

type SignUpErrors = Partial<Record<keyof SignUpFields, string>>;

/**
 * Makes the challenge for the passkey of a new account.
 *
 * @returns null if the form is not complete, or the account may not be made.
 */
export async function offerPasskey(
  c: Context<AppEnv>,
  { session }: Visitor,
  { name: typed, invitation }: SignUpFields,
): Promise<object | null> {
  const read = readName(typed);
  if (session.kind === "account" || "problem" in read) return null;
  const admission = await checkAdmission(visitorContext(c), applicantOf(c, invitation));
  if (admission.refusedFor !== null) return null;
  const userHandle = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const context = { db: openDatabase(c), now: c.var.now, sessionId: session.id };
  const challenge = await makeChallenge(context, "sign_up", userHandle);
  const subject = { challenge, userHandle, accountName: read.name, known: [] };
  return creationOptions(relyingParty(c), subject);
}

/** Makes the account, or says what is wrong at which field. */
export async function signUpWithPasskey(
  c: Context<AppEnv>,
  { session }: Visitor,
  { name: typed, invitation: typedInvitation, credential }: SignUpFields,
): Promise<{ name: string; codes: string[] } | { errors: SignUpErrors }> {
  const { now } = c.var;
  const db = openDatabase(c);
  const read = readName(typed);
  if ("problem" in read) return { errors: { name: read.problem } };
  const { name } = read;

  const admission = await checkAdmission(visitorContext(c), applicantOf(c, typedInvitation));
  if (admission.refusedFor !== null) {
    await countRefusal({ db, now }, admission.refusedFor);
    return { errors: refusal(admission.refusedFor) };
  }
  const { invitation, origin } = admission;

  const taken = await takeChallenge({ db, now, sessionId: session.id }, "sign_up");
  const response = parseResponse(NewPasskeyResponse, credential);
  if (!taken?.userHandle || !response) return { errors: { credential: noPasskey } };
  const { challenge, userHandle } = taken;
  const passkey = await checkNewPasskey(relyingParty(c), challenge, response);
  if (!passkey) return { errors: { credential: noPasskey } };

  const account = { name, userHandle, passkey, invitation, origin, replaces: session.id };
  const made = await writeAsVisitor(c, (context) => makeAccount(context, account));
  setSessionCookie(c, made.secret, "account");
  return { name, codes: made.codes };
}

const noPasskey =
  "The browser's passkey did not arrive, or took longer than five minutes. Try again.";

function applicantOf(c: Context<AppEnv>, invitation: string): Applicant {
  const policy = readSignUpPolicy(c.env.SIGN_UP);
  return { policy, network: networkOf(c), site: widerNetworkOf(c), invitation };
}

function refusal(reason: RefusalReason): SignUpErrors {
  switch (reason) {
    case "invitation":
      return {
        invitation:
          "This is no invitation that can be used: each makes one account, within its time. Ask for another.",
      };
    case "address":
      return {
        credential:
          "Many accounts were made from this address or its network. Try again tomorrow, or ask the operator for an invitation.",
      };
    case "total":
      return { credential: "Many accounts are being made at the moment. Try again in an hour." };
    case "closed":
      return { credential: "New accounts are made by the operator only." };
  }
}
