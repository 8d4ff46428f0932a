/** An account with rows in every table that moves with it. */
import { createHash } from "node:crypto";
import { is, type Table } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../../../../schema/index.ts";
import { credentialOf, movedTables } from "../../../../../scripts/operate/accounts/move/tables.ts";
import { newId } from "../../../../../shared/core/ids.ts";
import { encryptText } from "../../../../../shared/credentials/encrypt.ts";
import type { Database } from "../../../../../shared/db/client.ts";
import { indexMissing } from "../../../../../shared/pipeline/word-search/index-missing.ts";
import { secretOwner } from "../../../../../shared/webhooks/delivery/secret-owner.ts";

/** Values that other rows or the service rely on; any other column gets one that fits its type. */
type Values = Record<string, Record<string, unknown>>;

/** The content of its document, which is in no database. */
export const documentContent = Uint8Array.from(Buffer.from("Ada Lovelace"));
const documentSha256 = createHash("sha256").update(documentContent).digest("hex");

/** Text that is changed by whoever quotes, cuts or normalizes it. */
const awkward = 'O\'Brien "quoted" \\n\nsecond line; -- ü é 🔑 \u2028 $[0]';

/**
 * Adds rows to each table: some of the jobs in pages of their own, and two deliveries, of which one is due.
 *
 * @param now milliseconds since the epoch.
 * @param hasDocument whether it has a document, whose file a move needs buckets for.
 */
export async function fillAccount(
  db: Database,
  {
    now,
    secretsKey,
    jobs = 3,
    hasDocument = true,
  }: { now: number; secretsKey: string; jobs?: number; hasDocument?: boolean },
): Promise<{ accountId: string; due: string; event: string }> {
  const accountId = newId("user");
  const [webhook, event, due, done] = [
    newId("webhook"),
    newId("event"),
    `dlv_${accountId}due`,
    `dlv_${accountId}done`,
  ];
  const grant = newId("oauthGrant");
  const job = (number: number) => `job_${accountId.slice(4)}${number}`;
  const secret = await encryptText(secretsKey, secretOwner(webhook), "whsec_test");
  const all: Record<string, Record<string, unknown>[]> = {
    jobs: Array.from({ length: jobs }, (_, at) => ({
      id: job(at),
      origin: null,
      rounds: at === 0 ? [] : null,
    })),
    webhooks: [{ id: webhook, status: "active", events: ["*"], secret, previousSecret: null }],
    outbox: [{ id: event, payload: '{"id":"job_1"}' }],
    webhook_deliveries: [
      {
        id: due,
        webhookId: webhook,
        eventId: event,
        status: "pending",
        attempts: 0,
        dueAt: now - 1_000,
        sweepAt: now + 10_000,
        claim: null,
      },
      {
        id: done,
        webhookId: webhook,
        eventId: event,
        status: "succeeded",
        attempts: 1,
        dueAt: null,
        sweepAt: null,
        claim: null,
      },
    ],
    webhook_attempts: [{ deliveryId: done }],
    webhook_cancellations: [{ webhookId: newId("webhook") }],
    oauth_grants: [{ id: grant }],
    oauth_codes: [{ grantId: grant }],
    oauth_tokens: [{ grantId: grant }],
  };
  const own: Values = {
    users: {
      id: accountId,
      email: `${accountId.toLowerCase()}@example.com`,
      tier: "ultra",
      perMinuteOverride: 1_000_000,
      perMonthOverride: 1_000_000,
    },
    job_status_moves: { jobId: job(0), position: 1 },
    job_contacts: { jobId: job(0), contactId: `con_${accountId}` },
    contacts: { id: `con_${accountId}` },
    documents: { jobId: job(0), sha256: documentSha256 },
    activities: { jobId: job(0), contactId: null },
    calendar_events: { jobId: null, contactId: null },
    inboxes: { address: randomHex() },
    held_deletes: { jobId: job(1), deleteAt: now + 3_600_000 },
  };
  for (const moved of movedTables()) {
    if (moved.rule === "derived" || (moved.name === "documents" && !hasDocument)) continue;
    const table = tableOf(moved.name);
    const rows = (all[moved.name] ?? [own[moved.name] ?? {}]).map((given) =>
      rowOf(table, { accountId, now, credential: credentialOf(moved), ...{ given } }),
    );
    // A statement has a limited number of values.
    for (let at = 0; at < rows.length; at += 500) {
      await db.insert(table).values(rows.slice(at, at + 500));
    }
  }
  await indexMissing(db, accountId);
  return { accountId, due, event };
}

function rowOf(
  table: SQLiteTable,
  {
    accountId,
    now,
    credential,
    given,
  }: { accountId: string; now: number; credential: string | null; given: Record<string, unknown> },
): Record<string, unknown> {
  const owners = ["user_id", "account_id"];
  return Object.fromEntries(
    Object.entries(columnsOf(table)).map(([name, column]) => {
      if (name in given) return [name, given[name]];
      if (owners.includes(column.name)) return [name, accountId];
      return [name, column.name === credential ? randomHex() : anyValue(column, now)];
    }),
  );
}

function anyValue(column: SQLiteColumn, now: number): unknown {
  if (column.enumValues?.length) return column.enumValues[0];
  if (column.dataType === "json") return { text: awkward };
  if (column.dataType === "boolean") return true;
  if (column.dataType === "number") return now + 1_000_000;
  return column.primary ||
    /(?:^|_)id$|^(?:id|key|sha256|hash|claim|email|user_handle|name|number)$/.test(column.name)
    ? randomHex()
    : awkward;
}

function tableOf(name: string): SQLiteTable {
  const found = Object.values(schema).find(
    (value) => is(value, SQLiteTable) && getTableConfig(value).name === name,
  );
  if (!is(found, SQLiteTable)) throw new Error(`no table ${name}`);
  return found;
}

function columnsOf(table: Table): Record<string, SQLiteColumn> {
  const entries = Object.entries(table).filter(
    ([, value]) => typeof value === "object" && value && "dataType" in value,
  );
  return Object.fromEntries(entries) as Record<string, SQLiteColumn>;
}

function randomHex(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex");
}
