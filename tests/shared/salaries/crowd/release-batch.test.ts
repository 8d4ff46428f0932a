import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { submissions } from "#schema/submissions.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { releaseBatch } from "#shared/salaries/crowd/release-batch.ts";

const server = await startDatabase();
const db = server.connect({ timeoutMs: 30_000 });
afterAll(() => server.stop());

async function submit(city: string, count: number) {
  for (let at = 0; at < count; at++) {
    const id = `sub_${city}_${at}`;
    await db.insert(submissions).values({
      ...{ id, roleSlug: "nurse", citySlug: city, status: "accepted", groupSubmitter: id },
      ...{ counted: true, released: false, yearsExperience: 4, month: "2026-11" },
      ...{ base: 90_000, equity: 0, bonus: 0, signing: 0, employmentType: "full_time" },
    });
  }
}

it("pay is released when ten accounts have submitted it for one city, whatever waits in another", async () => {
  await submit("tampa", 9);
  await submit("austin", 9);
  const release = (city: string) =>
    writeAtomically(db, async (write) =>
      releaseBatch(write, { datasetId: 1, role: "nurse", city }),
    );
  const released = () => db.$count(submissions, eq(submissions.released, true));
  await release("tampa");
  expect(await released()).toBe(0);
  await db.update(submissions).set({ citySlug: "tampa" }).where(eq(submissions.id, "sub_austin_0"));
  await release("tampa");
  expect(await released()).toBe(10);
  expect(await db.$count(submissions, eq(submissions.citySlug, "austin"))).toBe(8);
});
