import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";
import { simulate } from "#tests/support/webhook-simulation.ts";

const at = "2026-11-21T12:00:00Z";

const verbs = await startVerbs();

/** Creates a job. @returns the number of events whose deliveries are to be queued. */
async function announcedBy({ account }: VerbUser): Promise<number> {
  const announced: string[] = [];
  await writeAtomically(verbs.db, (write) =>
    createJob(
      {
        db: verbs.db,
        write,
        newId,
        caller: { accountId: account, credentialId: "tok_test" },
        now: Date.parse(at),
        salaries: async () => null,
        announce: (id) => void announced.push(id),
      },
      { company: "Acme", title: "Engineer", status: "saved" },
    ),
  );
  return announced.length;
}

it("are announced only if they have a delivery, which would have to be looked up", async () => {
  const [subscribed, other, none] = await verbs.newUsers(3);
  if (!subscribed || !other || !none) throw new Error("no users");
  const world = simulate(verbs.db, at);
  await world.register(subscribed, ["job.created"]);
  await world.register(other, ["contact.created"]);
  expect([
    await announcedBy(subscribed),
    await announcedBy(other),
    await announcedBy(none),
  ]).toEqual([1, 0, 0]);
});

it("are not sent while the account's plan has no webhooks, and again once it has", async () => {
  const user = await verbs.newUser();
  await simulate(verbs.db, at).register(user, ["job.created"]);
  const account = eq(users.id, user.account);
  for (const tier of ["free", "pro"] as const) {
    await verbs.db.update(users).set({ tier }).where(account);
    expect(await announcedBy(user)).toBe(0);
  }
  await verbs.db.update(users).set({ tier: "ultra" }).where(account);
  expect(await announcedBy(user)).toBe(1);
});
