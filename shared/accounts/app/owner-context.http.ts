import type { Context } from "hono";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import type { OwnerContext, OwnerWriteContext } from "#shared/writes/context.ts";
import { collectEvents, queuePendingEvents } from "#shared/writes/pending-events.http.ts";
import type { AccountSession } from "../sessions/session.ts";

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
  const context = { ...ownerContext(c, session), isUnheard: session.account.eventsSince === null };
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

/** The order matters: Chrome's name is in the header of most others, and Safari's in Chrome's. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

/**
 * A few words by which people recognize their browser. The header itself is not stored: it tells
 * more than that.
 *
 * @example describeBrowser("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") // "Firefox on Linux"
 */
function describeBrowser(userAgent: string | undefined): string {
  if (!userAgent) return "An unknown browser";
  const browser = browsers.find(([mark]) => userAgent.includes(`${mark}/`))?.[1];
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1];
  return `${browser ?? "A browser"}${system ? ` on ${system}` : ""}`;
}
