/**
 * Triggers that keep an account's rows unchanged while it moves. They look up the account of each
 * row that is written in `account_moves`, so that whatever an isolate remembers, and however long a
 * request has been running, nothing of the account is written from the commit of its state on.
 *
 * They are the same for one account as for hundreds, and exist only while the database has accounts
 * that they are for: sqld parses them for each new connection, which takes it 0.6 ms.
 */
import { type SQL, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { accountMoving } from "../../../../shared/db/errors.ts";
import { retentionRules } from "../../../../shared/retention/rules.ts";
import { movedTables } from "./tables.ts";

/** Written by the sweeper and the queue's consumer for several accounts at a time, who must not fail for this one. */
const background = ["webhook_deliveries", "webhook_attempts", "webhook_cancellations", "outbox"];

/** What has expired is deleted from these for several accounts at a time, some of it by requests of other accounts. */
const swept = [
  ...retentionRules.map(({ table }) => getTableConfig(table).name),
  "oauth_grants",
  "oauth_codes",
  "oauth_tokens",
];

const refuse = `raise(abort, '${accountMoving}')`;
const ignore = "raise(ignore)";

const prefix = "account_moves_";

/** In the source, while nothing is claimed for delivery any more, and everything else goes on. */
const isDraining = "direction = 'out' and state = 'draining'";
/** In the source, until its rows are deleted. */
const isFrozen = "direction = 'out' and state <> 'draining'";
/** In the source, until the account is open in the target, or has been given up. */
const isCopied = "direction = 'out' and state in ('copying', 'cancelling')";
/** In the target, where nobody can sign in yet: the background leaves the rows alone. */
const isArriving = "direction = 'in' and state = 'copying'";
const isDeleted =
  "exists (select 1 from account_deletions where account_id = account_moves.account_id)";

interface Trigger {
  table: string;
  event: "insert" | "update" | "delete";
  /** A condition on the row itself. */
  row?: string;
  /** A condition on the row of `account_moves`. */
  move: string;
  what: string;
  /** What tells it from another trigger of the same table and event. */
  suffix?: string;
}

/** Statements that create the triggers as this version has them. */
export function createTriggers(): SQL[] {
  return triggers().flatMap((trigger) => {
    const { table, event, row, move, what } = trigger;
    const owner = ownerOf(table, event === "insert" ? "new" : "old");
    const own = `exists (select 1 from account_moves where account_id = ${owner} and (${move}))`;
    const when = row ? `${row} and ${own}` : own;
    return [
      dropping(trigger),
      sql.raw(
        `create trigger ${nameOf(trigger)} before ${event} on ${table} when ${when} begin select ${what}; end`,
      ),
    ];
  });
}

/** Statements that remove all of them. */
export function dropTriggers(): SQL[] {
  return triggers().map(dropping);
}

/** Whether a database has an account that the triggers are for. */
export const isInUse = sql`exists (select 1 from account_moves where state <> 'moved'
  or (direction = 'out' and exists (select 1 from users where id = account_id)))`;

function triggers(): Trigger[] {
  // Rows of derived tables change with those that they are derived from.
  const guarded = movedTables().filter(({ rule }) => rule !== "derived");
  return guarded.flatMap(({ name: table }): Trigger[] => [
    { table, event: "insert", move: isFrozen, what: refuse },
    ...(background.includes(table) ? ofBackground(table) : ofOwner(table)),
  ]);
}

/** The triggers of a table whose rows the background writes: such a write is left out without an error. */
function ofBackground(table: string): Trigger[] {
  const remove: Trigger = {
    table,
    event: "delete",
    move: `(${isCopied} or ${isArriving}) and not ${isDeleted}`,
    what: ignore,
  };
  const move = `${isFrozen} or ${isArriving}`;
  if (table !== "webhook_deliveries")
    return [{ table, event: "update", move, what: ignore }, remove];
  // A redelivery that the owner requests fails with the advice to try again, instead of being left out.
  const what = `case when new.redelivery > old.redelivery then ${refuse} else ${ignore} end`;
  const row = "new.claim is not null and new.claim is not old.claim";
  return [
    { table, event: "update", move, what },
    { table, event: "update", suffix: "_claim", row, move: isDraining, what: ignore },
    remove,
  ];
}

/** The triggers of every other table: a write fails, and its caller is advised to try again. */
function ofOwner(table: string): Trigger[] {
  const update = { table, event: "update", move: isFrozen, what: refuse } as const;
  const isKept = swept.includes(table) ? `(${isCopied} or ${isArriving})` : isFrozen;
  const what = swept.includes(table) ? leaveUnlessSignedOut(table) : refuse;
  return [update, { table, event: "delete", move: `${isKept} and not ${isDeleted}`, what }];
}

/** A session that its owner ends while it is valid fails with the advice to try again, instead of being left. */
function leaveUnlessSignedOut(table: string): string {
  if (table !== "sessions") return ignore;
  return `case when old.expires_at > unixepoch() * 1000 then ${refuse} else ${ignore} end`;
}

/** The account of a row; those without a column for it are found by way of others. */
function ownerOf(table: string, row: "new" | "old"): string {
  if (table === "users") return `${row}.id`;
  if (table === "idempotency_keys") return `${row}.account_id`;
  if (table === "webhook_attempts") {
    return `(select user_id from webhook_deliveries where id = ${row}.delivery_id)`;
  }
  if (table === "oauth_tokens") {
    return `(select user_id from oauth_grants where id = ${row}.grant_id)`;
  }
  return `${row}.user_id`;
}

function dropping(trigger: Trigger): SQL {
  return sql.raw(`drop trigger if exists ${nameOf(trigger)}`);
}

function nameOf({ table, event, suffix = "" }: Trigger): string {
  return `${prefix}${table}_${event}${suffix}`;
}
