import { sql } from "drizzle-orm";
import { passkeys } from "#schema/sign-in.ts";
import { assertInBatch } from "#shared/db/transaction.ts";
import { recordEvent } from "../security-log/record-event.ts";
import { startSession } from "../sessions/start-session.ts";
import type { SignInResult, VisitorWriteContext } from "../visitor-context.ts";
import { noteUse } from "./note-use.ts";
import type { ProvenPasskey } from "./prove-passkey.ts";

/** Signs in with a passkey that was proven. @param replaces the browser's session until now. */
export async function signInWithPasskey(
  context: VisitorWriteContext,
  proven: ProvenPasskey,
  replaces: string,
): Promise<SignInResult> {
  const { now, browser, write } = context;
  const { id, accountId, name } = proven.passkey;
  const owner = { ...context, caller: { accountId } };
  // It may have been removed since it was read.
  write(assertInBatch(sql`exists (select 1 from ${passkeys} where id = ${id})`));
  noteUse(owner, proven);
  const session = { accountId, verified: true, browser, replaces };
  const { secret } = await startSession({ write, now }, session);
  recordEvent(owner, "signed_in", name);
  return { accountId, secret };
}
