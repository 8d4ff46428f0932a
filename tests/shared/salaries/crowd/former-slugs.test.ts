/** Pay that was stored under a slug which has since become an alias of another role or city. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { submissions } from "../../../../schema/submissions.ts";
import { SubmitBody } from "../../../../shared/contracts/submit.ts";
import type { Database } from "../../../../shared/db/client.ts";
import { writeAtomically } from "../../../../shared/db/transaction.ts";
import type { SalaryContext } from "../../../../shared/salaries/context.ts";
import { isStoredFor } from "../../../../shared/salaries/crowd/stored-under.ts";
import { submitterOf } from "../../../../shared/salaries/crowd/submitter.ts";
import { crowd } from "../../../../shared/salaries/crowd.ts";
import { submit } from "../../../../shared/salaries/submit.ts";
import { startSeededDatabase, type TestDatabase } from "../../../support/database.ts";
import { openContext } from "../context.ts";

const secret = "ab".repeat(32);
const former = "law-associate";
const present = "associate-attorney";

let server: TestDatabase;
let db: Database;
let context: SalaryContext;
beforeAll(async () => {
  server = await startSeededDatabase();
  db = server.connect({ timeoutMs: 600_000 });
  context = await openContext(server.url, "free");
});
afterAll(() => server.stop());

/** Stores pay as it was when the slug was the role's own. */
async function storeFormerly(account: string, city: string, batch: number | null) {
  await db.insert(submissions).values({
    id: `sub_${account}_${city}`,
    roleSlug: former,
    citySlug: city,
    status: "accepted",
    groupSubmitter: await submitterOf(account, secret).inGroup(former, city),
    counted: true,
    released: batch !== null,
    batch,
    yearsExperience: 4,
    base: 150_000,
    equity: 0,
    bonus: 0,
    signing: 0,
    employmentType: "full_time",
    month: "2026-10",
  });
}

function submitAs(account: string, role: string, city: string) {
  return writeAtomically(db, (write) =>
    submit(
      { ...context, db, write, submitter: submitterOf(account, secret) },
      SubmitBody.parse({ role, city, years_experience: 4, base: 150_000 }),
    ),
  );
}

async function submittersOf(role: string, city?: string) {
  const submitter = submitterOf("reader", secret);
  const { figures } = await crowd({ ...context, database: () => db, submitter }, { role, city });
  return figures?.submitters ?? 0;
}

describe("submitted pay", () => {
  it("is found by the keys of the aliases, not by reading all of them", async () => {
    const group = { datasetId: context.reference.dataset.id, role: present, city: "boston" };
    const plan = await db.all<{ detail: string }>(
      sql`explain query plan select 1 from ${submissions} where ${isStoredFor(group)}`,
    );
    const details = plan.map(({ detail }) => detail).join("; ");
    expect(details).toContain("role_aliases_role");
    expect(details).toContain("city_aliases_city");
    expect(details).not.toMatch(/SCAN (role|city)_aliases/);
  });

  beforeAll(async () => {
    await submitAs("reader", "electrician", "reno");
  });

  it("is stored and found under the role that an alias means", async () => {
    for (const account of ["a", "b", "c", "d", "e"]) await submitAs(account, former, "nyc");
    const stored = await db.select().from(submissions);
    const slugs = stored.map(({ roleSlug, citySlug }) => `${roleSlug} ${citySlug}`);
    expect(new Set(slugs)).toEqual(new Set(["electrician reno", `${present} new-york`]));
    for (const role of [former, present]) expect(await submittersOf(role, "new-york")).toBe(5);
  });

  it("from before a slug became an alias is counted with the pay of its role", async () => {
    for (const account of ["f", "g", "h", "i"]) await storeFormerly(account, "boston", null);
    await submitAs("i", present, "boston");
    expect(await submittersOf(present, "boston")).toBe(0);
    await submitAs("j", present, "boston");
    expect(await submittersOf(present, "boston")).toBe(5);
    expect(await submittersOf(present)).toBe(10);
  });

  it("is released in a batch after all earlier ones of both slugs", async () => {
    for (const account of ["k", "l", "m", "n", "o"]) await storeFormerly(account, "denver", 7);
    for (const account of ["p", "q", "r", "s", "t"]) await submitAs(account, present, "denver");
    expect(await submittersOf(present, "denver")).toBe(10);
    const rows = await db.select().from(submissions);
    const denver = rows.filter(({ citySlug }) => citySlug === "denver");
    expect(new Set(denver.map(({ batch }) => batch))).toEqual(new Set([7, 8]));
  });
});
