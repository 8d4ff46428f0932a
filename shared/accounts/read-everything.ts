import { eq } from "drizzle-orm";
import { apiKeys, pipelineTokens, users } from "#schema/accounts.ts";
import type { AccountContext } from "#shared/writes/context.ts";
import { instant, instantOrNull } from "../core/dates.ts";
import { readSecurity } from "./security/read-security.ts";
import { describeSecurityEvent } from "./security-log/kinds.ts";
import { listEvents } from "./security-log/list-events.ts";

/** All that is kept of an account itself, for its owner. Secrets and their hashes are left out. */
export async function readEverything(context: AccountContext): Promise<object> {
  const { db, caller } = context;
  const own = caller.accountId;
  const [[[account], keys, tokens], security, events] = await Promise.all([
    db.batch([
      db.select().from(users).where(eq(users.id, own)),
      db.select().from(apiKeys).where(eq(apiKeys.userId, own)),
      db.select().from(pipelineTokens).where(eq(pipelineTokens.userId, own)),
    ]),
    readSecurity(context),
    listEvents(context),
  ]);
  return {
    account: account && withInstants(account),
    passkeys: security.passkeys.map(withInstants),
    recoveryCodes: { unused: security.codesLeft },
    sessions: security.sessions.map(withInstants),
    securityLog: events.map(({ at, firstAt, count, browser, ...event }) => ({
      at: instant(at),
      what: describeSecurityEvent(event),
      browser,
      ...(count > 1 && { times: count, first: instantOrNull(firstAt) }),
    })),
    keys: keys.map(withInstants),
    tokens: tokens.map(withInstants),
  };
}

const secret = ["sha256", "userId"];

/** The record without its hash, its times as people read them. */
function withInstants(record: object): Record<string, unknown> {
  const isTime = (name: string) => /(?:At|Day)$/.test(name);
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => !secret.includes(name))
      .map(([name, value]) => [
        name,
        isTime(name) && typeof value === "number" ? instant(value) : value,
      ]),
  );
}
