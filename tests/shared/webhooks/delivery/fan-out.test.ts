import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { outbox } from "#schema/pipeline.ts";
import { createAccessToken, createAccount, createToken } from "#scripts/run/stage/callers.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { createContact } from "#shared/pipeline/contacts/write-contacts.ts";
import { asVerbUser } from "#tests/support/pipeline-verbs.ts";

const database = await startDatabase();
const db = database.connect({ timeoutMs: 60_000 });
afterAll(() => database.stop());

const add = (account: string) =>
  asVerbUser(db, account).write("2026-11-21T12:00:00Z", (context) =>
    createContact(context, { name: "Ada" }),
  );
const countEvents = (account: string) => db.$count(outbox, eq(outbox.userId, account));

it("events are recorded from the first token on, also after it has ended", async () => {
  const account = await createAccount(db, { tier: "ultra" });
  await add(account);
  expect(await countEvents(account)).toBe(0);
  await createToken(db, { account, revoked: true });
  await add(account);
  expect(await countEvents(account)).toBe(1);
  const [first] = await db.select().from(users).where(eq(users.id, account));
  await createToken(db, { account });
  const [second] = await db.select().from(users).where(eq(users.id, account));
  expect(first?.eventsSince).toBeGreaterThan(0);
  expect(second?.eventsSince).toBe(first?.eventsSince);
});

it("an application that may read the job search learns of events, another one does not", async () => {
  const [reads, looksUpPay] = [await createAccount(db), await createAccount(db)];
  await createAccessToken(db, { account: reads, resource: "/api/mcp" });
  await createAccessToken(db, { account: looksUpPay, resource: "/api/v1/intelligence/mcp" });
  await Promise.all([add(reads), add(looksUpPay)]);
  expect([await countEvents(reads), await countEvents(looksUpPay)]).toEqual([1, 0]);
});
