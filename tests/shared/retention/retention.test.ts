import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { idempotencyKeys } from "#schema/idempotency.ts";
import { importFileParts, importFiles } from "#schema/import-files.ts";
import { mailCounts } from "#schema/inbox.ts";
import {
  oauthClients,
  oauthCodes,
  oauthDeviceRequests,
  oauthGrants,
  oauthTokens,
} from "#schema/oauth.ts";
import { imports } from "#schema/pipeline.ts";
import { challenges, invitations, sessions, signUpRefusals, signUps } from "#schema/sign-in.ts";
import { submissionDays } from "#schema/submissions.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { dayMs, isoDate } from "#shared/core/dates.ts";
import { toInStatement } from "#shared/db/bound.ts";
import type { Database } from "#shared/db/client.ts";
import { createClean, deleteExpired } from "#shared/retention/delete-expired.ts";
import { selectLate } from "#shared/retention/late.queries.ts";
import { retentionRules } from "#shared/retention/rules.ts";

const database = await startDatabase();
afterAll(() => database.stop());

const now = Date.parse("2026-11-21T12:00:00.000Z");

it("deletes what is past its time, all of it, and nothing else", async () => {
  const db = database.connect({ timeoutMs: 20_000 });
  const userId = await createAccount(db);
  const session = (id: string, expiresAt: number) => ({
    ...{ id, sha256: id, userId, kind: "account" as const, browser: "" },
    ...{ createdAt: 0, renewedAt: 0, verifiedAt: 0, expiresAt },
  });
  const claim = (key: string, createdAt: number) => ({
    ...{ accountId: userId, operation: "POST /x", key, claim: key, bodySha256: "", createdAt },
  });
  const many = Array.from({ length: 1_200 }, (_, at) => claim(`old-${at}`, now - dayMs - 1));
  for (let at = 0; at < many.length; at += 300) {
    await db.insert(idempotencyKeys).values(many.slice(at, at + 300));
  }
  await db.insert(idempotencyKeys).values(claim("kept", now - dayMs));
  await db.insert(sessions).values([session("past", now - 1), session("kept", now)]);
  await db.insert(challenges).values([
    { sessionId: "kept", purpose: "sign_in", challenge: "past", expiresAt: now - 1 },
    { sessionId: "kept", purpose: "verify", challenge: "kept", expiresAt: now },
  ]);
  const part = (id: string, startedAt: number) => ({
    ...{ userId, id, key: null, requestSha256: "", done: 1, startedAt },
  });
  await db.insert(imports).values([part("past", now - dayMs - 1), part("kept", now - dayMs)]);
  const file = { name: "a.csv", kind: "table" as const, bytes: 1, sha256: "" };
  const other = await createAccount(db);
  await db.insert(importFiles).values([
    { ...file, userId, id: "past", expiresAt: now - 1 },
    { ...file, userId: other, id: "kept", expiresAt: now },
  ]);
  const text = { userId, number: 0, gzip: "" };
  await db.insert(importFileParts).values([
    { ...text, fileId: "past", expiresAt: now - 1 },
    { ...text, fileId: "kept", expiresAt: now },
  ]);
  const link = (id: string, expiresAt: number) => ({
    ...{ id, hash: id, userId: null, createdBy: "command line", note: "", createdAt: 0, expiresAt },
  });
  await db
    .insert(invitations)
    .values([link("past", now - 30 * dayMs - 1), link("kept", now - 30 * dayMs)]);
  await db.insert(signUps).values([
    { network: "past", at: now - dayMs - 1 },
    { network: "kept", at: now - dayMs },
  ]);
  const refusal = (days: number) => ({
    ...{ day: isoDate(now - days * dayMs), reason: "total" as const, count: 1 },
  });
  await db.insert(signUpRefusals).values([refusal(91), refusal(90)]);
  await db.insert(submissionDays).values([
    { accountDay: "past", day: isoDate(now - dayMs), count: 1 },
    { accountDay: "kept", day: isoDate(now), count: 1 },
  ]);
  const mail = (days: number) => ({
    ...{ userId, period: isoDate(now - days * dayMs), sender: "", mails: 1 },
  });
  await db.insert(mailCounts).values([mail(2), mail(1)]);
  const client = (id: string, createdAt: number, approvedAt: number | null) => ({
    ...{ id, name: "", redirectUris: "[]", createdAt, approvedAt },
  });
  const grant = (id: string, refreshedAt: number) => ({
    ...{ id, userId, clientId: "kept", clientName: "", clientHost: "" },
    ...{ resource: "/api/mcp", scopes: "", createdAt: 0, refreshedAt },
  });
  await db
    .insert(oauthClients)
    .values([
      client("past", 0, now - 90 * dayMs - 1),
      client("kept", 0, now - 90 * dayMs - 1),
      client("unapproved", now - dayMs - 1, null),
      client("kept unapproved", now - dayMs, null),
    ]);
  await db
    .insert(oauthGrants)
    .values([grant("past", now - 30 * dayMs - 1), grant("kept", now - 30 * dayMs)]);
  const token = (sha256: string, grantId: string, expiresAt: number) => ({
    ...{ sha256, grantId, kind: "refresh" as const, expiresAt, usedAt: null },
  });
  await db.insert(oauthTokens).values([token("past", "past", now - 1), token("kept", "kept", now)]);
  const code = (sha256: string, expiresAt: number) => ({
    ...{ sha256, userId, clientId: "kept", clientName: "", clientHost: "", redirectUri: "" },
    ...{ resource: "", scopes: "", challenge: "", expiresAt, grantId: null },
  });
  await db.insert(oauthCodes).values([code("past", now - dayMs - 1), code("kept", now - dayMs)]);
  const device = (sha256: string, createdAt: number) => ({
    ...{ sha256, userCodeHash: sha256, clientId: "kept", clientName: "", resource: "" },
    ...{ scopes: "", networkHash: "", createdAt, expiresAt: createdAt },
  });
  await db
    .insert(oauthDeviceRequests)
    .values([device("past", now - 1_800_001), device("kept", now - 1_800_000)]);

  const tables = [...new Set(retentionRules.map(({ table }) => table))];
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => [table, await db.$count(sql.raw(table))] as const),
      ),
    );
  const each = (count: number, others: Record<string, number>) => ({
    ...Object.fromEntries(tables.map((table) => [table, count])),
    ...others,
  });
  expect(await counts()).toEqual(each(2, { idempotency_keys: 1_201, oauth_clients: 4 }));
  // What fits into a part does not wait for what does not.
  const first = await deleteExpired({ db, now });
  expect(first.deleted).toBe(500 + retentionRules.length - 1);
  expect(first.more.map(({ table }) => table)).toEqual(["idempotency_keys"]);
  expect(await counts()).toEqual(each(1, { idempotency_keys: 701, oauth_clients: 2 }));
  expect((await deleteExpired({ db, now }, first.more)).deleted).toBe(500);
  expect(await deleteExpired({ db, now })).toEqual({ deleted: 200, more: [] });
  expect(await counts()).toEqual(each(1, { oauth_clients: 2 }));
  const [kept] = await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  const [open] = await db.select({ id: sessions.id }).from(sessions);
  expect([kept?.key, open?.id]).toEqual(["kept", "kept"]);
  expect(await deleteExpired({ db, now })).toEqual({ deleted: 0, more: [] });
});

/** The client, and how many rows each of its deletions took; others write before each of them. */
function countDeletions(db: Database, others: () => Promise<unknown>) {
  const deletions: number[] = [];
  const counting = Object.assign(Object.create(db) as Database, {
    async run(statement: SQL) {
      await others();
      const result = await db.run(statement);
      deletions.push(result.rowsAffected);
      return result;
    },
  });
  return { counting, deletions };
}

it("goes on in small parts until nothing is left, however much came in, and others write between them", async () => {
  const db = database.connect({ timeoutMs: 20_000 });
  const userId = await createAccount(db);
  await db.insert(oauthGrants).values({
    ...{ id: "busy", userId, clientId: "busy", clientName: "", clientHost: "" },
    ...{ resource: "/api/mcp", scopes: "", createdAt: 0, refreshedAt: now },
  });
  // More than an hour's run deleted before.
  const due = 12_000;
  await db.run(sql`
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${due})
    insert into oauth_tokens (sha256, grant_id, kind, expires_at)
    select 'due' || n, 'busy', 'access', ${now} - n from number`);
  let written = 0;
  const { counting, deletions } = countDeletions(db, async () => {
    const sha256 = `other ${written++}`;
    await db.insert(oauthTokens).values({
      ...{ sha256, grantId: "busy", kind: "access", expiresAt: now + 1, usedAt: null },
    });
  });
  let time = 0;
  const clean = createClean(() => time);
  const isDue = sql`expires_at < ${now}`;
  let parts = 1;
  while (await clean({ db: counting, now })) parts++;
  expect(await db.$count(oauthTokens, isDue)).toBe(0);
  expect(Math.max(...deletions)).toBeLessThanOrEqual(500);
  expect(parts).toBe(due / 500 + 1);
  // One between each two of the parts, and all of them are kept.
  expect(await db.$count(oauthTokens, sql`sha256 like 'other %'`)).toBe(written);
  expect(written).toBeGreaterThanOrEqual(due / 500);

  // Then it looks again after ten minutes.
  await db.run(sql`update oauth_tokens set expires_at = ${now - 1} where sha256 = 'other 0'`);
  expect(await clean({ db, now })).toBe(false);
  expect(await db.$count(oauthTokens, isDue)).toBe(1);
  time += 10 * 60_000;
  expect(await clean({ db, now })).toBe(false);
  expect(await db.$count(oauthTokens, isDue)).toBe(0);
});

it("finds what is late by an index, however much is kept", async () => {
  const client = createClient({ url: database.url });
  const { sql: text, args } = toInStatement(selectLate({ before: now }));
  const { rows } = await client.execute({ sql: `explain query plan ${text}`, args });
  client.close();
  const scans = rows
    .map(({ detail }) => String(detail))
    .filter((detail) => /^SCAN \w/.test(detail) && !detail.startsWith("SCAN CONSTANT"));
  // Those of accounts that import at the moment, and what operators have made by hand: few rows.
  expect(scans).toEqual(["SCAN imports", "SCAN invitations"]);
});

it("is what the operators' documentation says", () => {
  const text = readFileSync(join(projectRoot, "docs/operating.md"), "utf8");
  for (const { what } of retentionRules) expect(text).toContain(`| ${what} |`);
});
