import { createClient } from "@libsql/client/http";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { sessions } from "#schema/sign-in.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { findSession } from "#shared/accounts/sessions/read-sessions.ts";
import {
  type AccountSession,
  freshMs,
  idleMs,
  isFresh,
} from "#shared/accounts/sessions/session.ts";
import { findSessionEnded, sessionGuard } from "#shared/accounts/sessions/session-guard.ts";
import {
  isDueForRenewal,
  renewSession,
  startSession,
} from "#shared/accounts/sessions/start-session.ts";
import { toInStatement } from "#shared/db/bound.ts";
import { statement, writeAtomically } from "#shared/db/transaction.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const day = 86_400_000;

const database = await startDatabase();
const client = createClient({ url: database.url });
const db = database.connect();
afterAll(() => database.stop());

/** Signs in at an instant. @returns what finds the session later. */
async function signIn(at: number) {
  const accountId = await createAccount(db);
  const { secret } = await writeAtomically(db, (write) =>
    startSession({ write, now: at }, { accountId, verified: true, browser: "Firefox on Linux" }),
  );
  const find = async (later: number): Promise<AccountSession> => {
    const found = await findSession({ db, now: later }, secret);
    if (found?.kind !== "account") throw new Error("no session");
    return found;
  };
  return { find, secret };
}

describe("a session that began while the clock was ahead", () => {
  it("has proved nothing for what is sensitive once the clock is back", async () => {
    const { find } = await signIn(now + 20 * day);
    const session = await find(now);
    expect(isFresh(session, now + 20 * day + freshMs - 1)).toBe(true);
    expect(isFresh(session, now)).toBe(false);
    const write = (isFreshNeeded: boolean) => {
      const context = { db, readNow: () => now };
      const guard = sessionGuard(context, session, isFreshNeeded);
      const rename = statement
        .update(users)
        .set({ name: "Renamed" })
        .where(eq(users.id, session.account.id));
      return guard([toInStatement(rename)], (statements) => client.batch([...statements], "write"));
    };
    const error = await write(true).catch((error: unknown) => error);
    expect(findSessionEnded(error as Error)).toBeDefined();
    expect((await find(now)).account.name).not.toBe("Renamed");
    await write(false);
    expect((await find(now)).account.name).toBe("Renamed");
  });

  it("ends when it is not used for as long as any other, from its next use on", async () => {
    const { find, secret } = await signIn(now);
    const ahead = now + 20 * day;
    await renewSession({ db, now: ahead }, await find(ahead));
    const back = await find(now + 1);
    expect(isDueForRenewal(back, now + 1)).toBe(true);
    await renewSession({ db, now: now + 1 }, back);
    expect(await findSession({ db, now: now + idleMs }, secret)).not.toBeNull();
    expect(await findSession({ db, now: now + idleMs + 1 }, secret)).toBeNull();
    const [row] = await db.select().from(sessions).where(eq(sessions.id, back.id));
    expect(row?.renewedAt).toBe(now + 1);
  });
});
