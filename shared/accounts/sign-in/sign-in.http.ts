import type { Context } from "hono";
import * as z from "zod/mini";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { Typed } from "../app/fields.http.ts";
import { ownerContext, writeAsOwner } from "../app/owner-context.http.ts";
import { enter, type Visitor, writeAsVisitor } from "../app/visitor.http.ts";
import { makeChallenge } from "../passkeys/challenges.ts";
import { listPasskeys } from "../passkeys/own-passkeys.ts";
import { relyingParty } from "../passkeys/passkey-options.http.ts";
import { requestOptions } from "../passkeys/passkey-options.ts";
import { provePasskey } from "../passkeys/prove-passkey.ts";
import { signInWithPasskey, verifyPresence } from "../passkeys/use-passkey.ts";
import type { AccountSession } from "../sessions/session.ts";

export const signInFields = z.object({ credential: Typed, next: Typed });
type SignInFields = z.output<typeof signInFields>;

/** Where a sign-in leads, as its page's query says. */
export const nextQuery = z.object({ next: z._default(z.catch(z.string(), ""), "") });

/** The challenge for any passkey of this site. */
export async function askForPasskey(c: Context<AppEnv>, { session }: Visitor): Promise<object> {
  const challenge = await makeChallenge(challengeContext(c, session.id), "sign_in");
  return requestOptions(relyingParty(c), challenge);
}

/** The challenge for a passkey of the account that is signed in. */
export async function askForOwnPasskey(
  c: Context<AppEnv>,
  session: AccountSession,
): Promise<object> {
  const known = await listPasskeys(ownerContext(c, session));
  const challenge = await makeChallenge(challengeContext(c, session.id), "verify");
  return requestOptions(relyingParty(c), challenge, known);
}

/** Signs in, and leads to where the browser wanted to go; null if the passkey was not right. */
export async function signIn(
  c: Context<AppEnv>,
  { session }: Visitor,
  { credential, next }: SignInFields,
): Promise<Response | null> {
  const context = { ...challengeContext(c, session.id), party: relyingParty(c) };
  const proven = await provePasskey(context, "sign_in", credential);
  if (!proven) return null;
  const result = await writeAsVisitor(c, (writing) =>
    signInWithPasskey(writing, proven, session.id),
  );
  return enter(c, result, next);
}

/** Notes a proof of presence; false if the passkey was not right, or another account's. */
export async function verify(
  c: Context<AppEnv>,
  session: AccountSession,
  { credential }: SignInFields,
): Promise<boolean> {
  const context = { ...challengeContext(c, session.id), party: relyingParty(c) };
  const proven = await provePasskey(context, "verify", credential);
  return proven !== null && writeAsOwner(c, session, (writing) => verifyPresence(writing, proven));
}

function challengeContext(c: Context<AppEnv>, sessionId: string) {
  return { db: openDatabase(c), now: c.var.now, sessionId };
}
