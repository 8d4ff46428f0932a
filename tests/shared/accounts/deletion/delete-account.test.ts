import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { jobs } from "#schema/pipeline.ts";
import { accountDeletions } from "#schema/sign-in.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { continueDeletions } from "#shared/accounts/deletion/delete-account.ts";
import { asVerbUser } from "#tests/support/pipeline-verbs.ts";
import { shareProbe } from "#tests/support/probe.ts";

// Its Worker has no sweeper, which would go on with the deletion by itself.
const probe = await shareProbe();

it("a deletion that was interrupted is finished by the sweep, in parts", async () => {
  const { db } = probe;
  const account = await createAccount(db);
  await asVerbUser(db, account).job([["2026-11-01T09:00:00Z", "saved"]]);
  await db.insert(accountDeletions).values({ accountId: account, requestedAt: 0 });
  const left = async () => [
    await db.$count(users, eq(users.id, account)),
    await db.$count(jobs, eq(jobs.userId, account)),
  ];
  expect(await continueDeletions(db, 0)).toBe(true);
  expect(await left()).toEqual([1, 1]);
  expect(await continueDeletions(db, Number.POSITIVE_INFINITY)).toBe(false);
  expect(await left()).toEqual([0, 0]);
});
