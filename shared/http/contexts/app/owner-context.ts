import type { Context } from "hono";
import type { OwnerContext, OwnerWriteContext } from "#shared/accounts/context.ts";
import { describeBrowser } from "#shared/accounts/sessions/describe-browser.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import type { AppEnv } from "#shared/http/env.ts";
import { openDatabase } from "#shared/http/request/database.ts";
import { collectEvents, queuePendingEvents } from "../writes/pending-events.ts";

/** The context of the verbs that read for the owner of an account. */
export function ownerContext(c: Context<AppEnv>, { id, account }: AccountSession): OwnerContext {
  return {
    db: openDatabase(c),
    caller: { accountId: account.id, credentialId: id },
    now: c.var.now,
    browser: describeOwnBrowser(c),
    secretsKey: c.env.SECRETS_KEY,
  };
}

/**
 * Runs a verb that writes for the owner of an account: all of what it writes is committed, or
 * nothing. After a write conflict it runs again. `openSession` lets it write only while the session is
 * alive.
 *
 * @example
 * await writeAsOwner(c, session, (context) => renameAccount(context, fields.name));
 */
export async function writeAsOwner<T>(
  c: Context<AppEnv>,
  session: AccountSession,
  verb: (context: OwnerWriteContext) => Promise<T>,
): Promise<T> {
  const context = ownerContext(c, session);
  const result = await writeAtomically(
    openDatabase(c),
    (write) => verb({ ...context, write, newId, announce: collectEvents(c) }),
    { owner: session.account.id },
  );
  queuePendingEvents(c);
  return result;
}

/** The browser of the request, such as `Firefox on Linux`. */
export function describeOwnBrowser(c: Context<AppEnv>): string {
  return describeBrowser(c.req.header("user-agent"));
}
