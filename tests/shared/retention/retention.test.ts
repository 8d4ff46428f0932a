import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { idempotencyKeys } from "../../../schema/idempotency.ts";
import { importFileParts, importFiles } from "../../../schema/import-files.ts";
import { mailCounts } from "../../../schema/inbox.ts";
import { oauthClients, oauthGrants } from "../../../schema/oauth.ts";
import { imports } from "../../../schema/pipeline.ts";
import {
  challenges,
  invitations,
  sessions,
  signUpRefusals,
  signUps,
} from "../../../schema/sign-in.ts";
import { submissionDays } from "../../../schema/submissions.ts";
import { projectRoot } from "../../../scripts/run/local/places.ts";
import { createAccount } from "../../../scripts/run/stage/callers.ts";
import { startDatabase, type TestDatabase } from "../../../scripts/run/stage/database.ts";
import { dayMs, isoDate } from "../../../shared/core/dates.ts";
import { deleteExpired } from "../../../shared/retention/delete-expired.ts";
import { retentionRules } from "../../../shared/retention/rules.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startDatabase();
});
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
  const client = (id: string) => ({
    ...{ id, name: "", redirectUris: "[]", createdAt: 0, approvedAt: now - 90 * dayMs - 1 },
  });
  await db.insert(oauthClients).values([client("past"), client("kept")]);
  await db.insert(oauthGrants).values({
    ...{ id: "grant", userId, clientId: "kept", clientName: "", clientHost: "" },
    ...{ resource: "/api/mcp", scopes: "", createdAt: 0, refreshedAt: now },
  });

  const before = await Promise.all(retentionRules.map(({ table }) => db.$count(table)));
  const names = (table: SQLiteTable) => getTableName(table);
  expect(
    Object.fromEntries(retentionRules.map(({ table }, at) => [names(table), before[at]])),
  ).toEqual(
    Object.fromEntries(
      retentionRules.map(({ table }) => [names(table), table === idempotencyKeys ? 1_201 : 2]),
    ),
  );
  expect(await deleteExpired({ db, now })).toBe(1_200 + retentionRules.length - 1);
  const left = await Promise.all(retentionRules.map(({ table }) => db.$count(table)));
  expect(left).toEqual(retentionRules.map(() => 1));
  const [kept] = await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  const [open] = await db.select({ id: sessions.id }).from(sessions);
  expect([kept?.key, open?.id]).toEqual(["kept", "kept"]);
  expect(await deleteExpired({ db, now })).toBe(0);
});

it("is what the operators' documentation says", () => {
  const text = readFileSync(join(projectRoot, "docs/operating.md"), "utf8");
  for (const { what } of retentionRules) expect(text).toContain(`| ${what} |`);
});
