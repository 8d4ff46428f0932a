/** Pay that was stored under a slug which has since become an alias of another role or city. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { submissions } from "#schema/submissions.ts";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { crowd } from "#shared/salaries/crowd/crowd.ts";
import { isStoredFor } from "#shared/salaries/crowd/stored-under.ts";
import { SubmitBody } from "#shared/salaries/crowd/submit.request.ts";
import { submit } from "#shared/salaries/crowd/submit.ts";
import { createSubmitter } from "#shared/salaries/crowd/submitter.ts";
import { openContext } from "../context.ts";

const secret = "ab".repeat(32);
const former = "law-associate";
const present = "associate-attorney";

const server = await startSeededDatabase();
const db = server.connect({ timeoutMs: 600_000 });
const context = await openContext(server.url, "free");
afterAll(() => server.stop());

/** Stores pay as it was when the slug was the role's own. */
async function storeFormerly(account: string, city: string, batch: number | null) {
  await db.insert(submissions).values({
    id: `sub_${account}_${city}`,
    roleSlug: former,
    citySlug: city,
    status: "accepted",
    groupSubmitter: await createSubmitter(account, secret).inGroup(former, city),
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
      { ...context, db, write, submitter: createSubmitter(account, secret), accountCreatedAt: 0 },
      SubmitBody.parse({ role, city, years_experience: 4, base: 150_000 }),
    ),
  );
}

const accounts = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${prefix}${n}`);

async function submittersOf(role: string, city?: string) {
  const submitter = createSubmitter("reader", secret);
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
    for (const account of accounts("a", 10)) await submitAs(account, former, "nyc");
    const stored = await db.select().from(submissions);
    const slugs = stored.map(({ roleSlug, citySlug }) => `${roleSlug} ${citySlug}`);
    expect(new Set(slugs)).toEqual(new Set(["electrician reno", `${present} new-york`]));
    for (const role of [former, present]) expect(await submittersOf(role, "new-york")).toBe(10);
  });

  it("from before a slug became an alias is counted with the pay of its role", async () => {
    for (const account of accounts("f", 9)) await storeFormerly(account, "boston", null);
    await submitAs("f0", present, "boston");
    expect(await submittersOf(present, "boston")).toBe(0);
    await submitAs("j", present, "boston");
    expect(await submittersOf(present, "boston")).toBe(10);
    expect(await submittersOf(present)).toBe(20);
  });

  it("is released in a batch after all earlier ones of both slugs", async () => {
    for (const account of accounts("k", 10)) await storeFormerly(account, "denver", 7);
    for (const account of accounts("p", 10)) await submitAs(account, present, "denver");
    expect(await submittersOf(present, "denver")).toBe(20);
    const rows = await db.select().from(submissions);
    const denver = rows.filter(({ citySlug }) => citySlug === "denver");
    expect(new Set(denver.map(({ batch }) => batch))).toEqual(new Set([7, 8]));
  });

  it("waiting from more than ten accounts is released ten at a time, and the rest goes on waiting", async () => {
    for (const account of accounts("u", 14)) await storeFormerly(account, "omaha", null);
    await submitAs("w", present, "omaha");
    expect(await submittersOf(present, "omaha")).toBe(10);
    for (const account of accounts("x", 4)) await submitAs(account, present, "omaha");
    expect(await submittersOf(present, "omaha")).toBe(10);
    await submitAs("y", present, "omaha");
    expect(await submittersOf(present, "omaha")).toBe(20);
  });
});
