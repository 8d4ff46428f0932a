import type { Context } from "hono";
import * as z from "zod/mini";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { readName } from "../account-name.ts";
import { Typed } from "../app/fields.http.ts";
import { ownerContext, writeAsOwner } from "../app/owner-context.http.ts";
import { type AccountSession, displayName, isFresh } from "../sessions/session.ts";
import { makeChallenge, takeChallenge } from "./challenges.ts";
import { checkNewPasskey } from "./check-new-passkey.ts";
import { addPasskey, listPasskeys, maxPasskeys, readUserHandle } from "./own-passkeys.ts";
import { relyingParty } from "./passkey-options.http.ts";
import { creationOptions } from "./passkey-options.ts";
import { NewPasskeyResponse, parseResponse } from "./passkey-response.ts";

export const passkeyFields = z.object({ name: Typed, credential: Typed });
type PasskeyFields = z.output<typeof passkeyFields>;

type PasskeyErrors = Partial<Record<keyof PasskeyFields, string>>;

/** The challenge for another passkey of the account; null if the form is not complete. */
export async function offerOwnPasskey(
  c: Context<AppEnv>,
  session: AccountSession,
  { name }: PasskeyFields,
): Promise<object | null> {
  if (!isFresh(session, c.var.now) || "problem" in readName(name)) return null;
  const context = ownerContext(c, session);
  const known = await listPasskeys(context);
  if (known.length >= maxPasskeys) return null;
  const userHandle = await readUserHandle(context);
  const challenge = await makeChallenge(challengeContext(c, session), "add_passkey", userHandle);
  const subject = { challenge, userHandle, accountName: displayName(session.account), known };
  return creationOptions(relyingParty(c), subject);
}

/** Adds a passkey; returns what is wrong at which field, or null. */
export async function addOwnPasskey(
  c: Context<AppEnv>,
  session: AccountSession,
  { name: typed, credential }: PasskeyFields,
): Promise<PasskeyErrors | null> {
  const read = readName(typed);
  if ("problem" in read) return { name: read.problem };
  const { name } = read;
  const known = await listPasskeys(ownerContext(c, session));
  if (known.length >= maxPasskeys) {
    return { credential: `An account has at most ${maxPasskeys} passkeys. Remove one first.` };
  }
  const taken = await takeChallenge(challengeContext(c, session), "add_passkey");
  const response = parseResponse(NewPasskeyResponse, credential);
  const userHandle = taken?.userHandle;
  const passkey =
    taken && response && (await checkNewPasskey(relyingParty(c), taken.challenge, response));
  if (!passkey || !userHandle) return { credential: noPasskey };
  await writeAsOwner(c, session, (context) => addPasskey(context, { name, passkey, userHandle }));
  return null;
}

const noPasskey =
  "The browser's passkey did not arrive, or took longer than five minutes. Try again.";

function challengeContext(c: Context<AppEnv>, { id }: AccountSession) {
  return { db: openDatabase(c), now: c.var.now, sessionId: id };
}
