/**
 * Triggers that keep an account's rows unchanged while it moves: they are for this account alone,
 * and exist only meanwhile. So whatever an isolate remembers, and however long a request has been
 * running, nothing of the account is written from the commit of the triggers on. They are part of
 * the schema that sqld reads for each connection, so that dozens of accounts which are kept after
 * their move slow everything down: delete them.
 */
import { type SQL, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../../shared/db/client.ts";
import { accountMoving } from "../../../../shared/db/errors.ts";
import { retentionRules } from "../../../../shared/retention/rules.ts";
import { type MovedTable, movedTables } from "./tables.ts";

/** Written by the sweeper and the queue's consumer for several accounts at a time, who must not fail for this one. */
const background = ["webhook_deliveries", "webhook_attempts", "webhook_cancellations", "outbox"];

/** Deleted from every hour, for several accounts at a time. */
const swept = [
  ...retentionRules.map(({ table }) => getTableConfig(table).name),
  "oauth_grants",
  "oauth_codes",
  "oauth_tokens",
];

const refuse = `raise(abort, '${accountMoving}')`;
const ignore = "raise(ignore)";

interface Trigger {
  table: string;
  event: "insert" | "update" | "delete";
  what: string;
}

/** New attempts of deliveries do not begin, nor do they wait for a slot; those in progress end, and are recorded. */
export function stopClaims(accountId: string): SQL[] {
  const when = `new.user_id = '${checked(accountId)}' and new.claim is not null and new.claim is not old.claim`;
  return [
    sql.raw(
      `create trigger if not exists ${nameOf(accountId, "claims")} before update on webhook_deliveries when ${when} begin select ${ignore}; end`,
    ),
  ];
}

/** In the source, until its rows are deleted: a write fails with the advice to try again, and background work leaves the rows out. */
export function freezeSource(accountId: string): SQL[] {
  return createAll(accountId, (table) => {
    const inBackground = background.includes(table);
    return [
      { table, event: "insert", what: refuse },
      { table, event: "update", what: inBackground ? keepUnlessRedelivered(table) : refuse },
      { table, event: "delete", what: inBackground ? ignore : refuse },
    ];
  });
}

/** In the source, once the account is open in the target: what has expired may be deleted. */
export function keepClosed(accountId: string): SQL[] {
  return createAll(accountId, (table) => [
    { table, event: "insert", what: refuse },
    { table, event: "update", what: background.includes(table) ? ignore : refuse },
    ...(background.includes(table) || swept.includes(table)
      ? []
      : [{ table, event: "delete" as const, what: refuse }]),
  ]);
}

/** In the source, while its rows are deleted: nothing is added any more. */
export function letDelete(accountId: string): SQL[] {
  return createAll(accountId, (table) => [
    { table, event: "insert", what: refuse },
    { table, event: "update", what: refuse },
  ]);
}

/** In the target, where nobody can sign in yet: the background leaves the rows alone. */
export function shelterTarget(accountId: string): SQL[] {
  return createAll(accountId, (table) => [
    ...(background.includes(table) ? [{ table, event: "update" as const, what: ignore }] : []),
    ...(background.includes(table) || swept.includes(table)
      ? [{ table, event: "delete" as const, what: ignore }]
      : []),
  ]);
}

/** Removes all of them: those that exist now. */
export async function dropTriggers(db: Database, accountId: string): Promise<SQL[]> {
  const found = await db.all<{ name: string }>(
    sql`select name from sqlite_schema where type = 'trigger' and name glob ${`move_${checked(accountId)}_*`}`,
  );
  return found.map(({ name }) => sql`drop trigger if exists ${sql.identifier(name)}`);
}

/** A redelivery that the owner requests fails with the advice to try again, instead of being left out. */
function keepUnlessRedelivered(table: string): string {
  if (table !== "webhook_deliveries") return ignore;
  return `case when new.redelivery > old.redelivery then ${refuse} else ${ignore} end`;
}

/** Rows of derived tables change with those that they are derived from. */
function guarded(): MovedTable[] {
  return movedTables().filter(({ rule }) => rule !== "derived");
}

function createAll(accountId: string, choose: (table: string) => Trigger[]): SQL[] {
  const triggers = guarded().flatMap(({ name }) => choose(name));
  return triggers.map(({ table, event, what }) => {
    const row = event === "insert" ? "new" : "old";
    return sql.raw(
      `create trigger ${nameOf(accountId, `${table}_${event}`)} before ${event} on ${table} when ${isOwn(table, row, accountId)} begin select ${what}; end`,
    );
  });
}

/** Whether a row is the account's; those without a column for it are found by way of others. */
function isOwn(table: string, row: "new" | "old", accountId: string): string {
  const id = `'${checked(accountId)}'`;
  if (table === "users") return `${row}.id = ${id}`;
  if (table === "idempotency_keys") return `${row}.account_id = ${id}`;
  if (table === "webhook_attempts") {
    return `exists (select 1 from webhook_deliveries where id = ${row}.delivery_id and user_id = ${id})`;
  }
  if (table === "oauth_tokens") {
    return `exists (select 1 from oauth_grants where id = ${row}.grant_id and user_id = ${id})`;
  }
  return `${row}.user_id = ${id}`;
}

function nameOf(accountId: string, what: string): string {
  return `"move_${checked(accountId)}_${what}"`;
}

/** Statements that define triggers take no values. */
function checked(accountId: string): string {
  if (!/^usr_[A-Za-z0-9]+$/.test(accountId)) throw new Error(`not an account's id: ${accountId}`);
  return accountId;
}
