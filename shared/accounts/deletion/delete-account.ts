import { asc, eq, inArray, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { apiKeys, pipelineTokens, users } from "#schema/accounts.ts";
import { inboxes } from "#schema/inbox.ts";
import * as schema from "#schema/index.ts";
import { oauthCodes, oauthGrants } from "#schema/oauth.ts";
import { calendarFeeds } from "#schema/pipeline.ts";
import {
  accountDeletions,
  challenges,
  invitations,
  passkeys,
  recoveryCodes,
  sessions,
  signUps,
} from "#schema/sign-in.ts";
import { contributors } from "#schema/submissions.ts";
import { webhookAttempts, webhooks } from "#schema/webhooks.ts";
import type { Database } from "#shared/db/client.ts";
import { statement } from "#shared/db/transaction.ts";
import { contributorHashes, createSubmitter } from "#shared/salaries/crowd/submitter.ts";
import type { OwnerWriteContext } from "#shared/writes/context.ts";

/**
 * Closes an account for good: from the commit on its keys, tokens, connections, passkeys, codes, links, sessions
 * and calendar feed open nothing, its address takes no mail, and its webhooks are sent nothing. What else it has is deleted by
 * `continueDeletion`, in parts, since it may be a lot.
 *
 * @param submissionsKey keys (`readKeys`) by which the account is known to have submitted pay. The
 * submissions themselves are stored without their account, and stay.
 */
export async function beginDeletion(
  { write, caller, now }: OwnerWriteContext,
  submissionsKey: string,
): Promise<void> {
  const { accountId } = caller;
  const contributor = await contributorHashes(createSubmitter(accountId, submissionsKey));
  write(
    statement
      .insert(accountDeletions)
      .values({ accountId, requestedAt: now })
      .onConflictDoNothing(),
    statement.delete(apiKeys).where(eq(apiKeys.userId, accountId)),
    statement.delete(pipelineTokens).where(eq(pipelineTokens.userId, accountId)),
    statement
      .delete(challenges)
      .where(sql`session_id in (select id from sessions where user_id = ${accountId})`),
    statement.delete(sessions).where(eq(sessions.userId, accountId)),
    statement.delete(passkeys).where(eq(passkeys.userId, accountId)),
    statement.delete(recoveryCodes).where(eq(recoveryCodes.userId, accountId)),
    statement.delete(invitations).where(eq(invitations.userId, accountId)),
    // Its tokens go with it.
    statement.delete(oauthGrants).where(eq(oauthGrants.userId, accountId)),
    statement.delete(oauthCodes).where(eq(oauthCodes.userId, accountId)),
    statement.delete(calendarFeeds).where(eq(calendarFeeds.userId, accountId)),
    statement.delete(inboxes).where(eq(inboxes.userId, accountId)),
    statement.update(webhooks).set({ status: "disabled" }).where(eq(webhooks.userId, accountId)),
    statement.delete(contributors).where(inArray(contributors.account, contributor)),
  );
}

/** Deletes the files of an account. */
type DeleteFiles = (accountId: string) => Promise<void>;

/** Rows of one statement: few, so that others can write in between. */
const rowsPerStatement = 500;

/**
 * Deletes what is left of an account that its owner has deleted, until nothing is, or the time is up.
 *
 * @param untilMs by the platform's clock.
 * @param deleteFiles deletes what it has outside of the database, as often as it is called.
 * @returns whether nothing is left.
 */
export async function continueDeletion(
  db: Database,
  accountId: string,
  untilMs: number,
  deleteFiles: DeleteFiles = async () => {},
): Promise<boolean> {
  for (const { name, key, ofAccount } of ownedTables()) {
    const table = sql.identifier(name);
    const columns = sql.join(
      key.map((column) => sql.identifier(column)),
      sql`, `,
    );
    for (let deleted = rowsPerStatement; deleted === rowsPerStatement; ) {
      if (Date.now() >= untilMs) return false;
      const result = await db.run(
        sql`delete from ${table} where (${columns}) in (select ${columns} from ${table} where ${ofAccount(accountId)} limit ${rowsPerStatement})`,
      );
      deleted = result.rowsAffected;
    }
  }
  await deleteFiles(accountId);
  // Should a last request of the account have written something meanwhile, this fails and is tried again.
  await db.batch([
    db.delete(users).where(eq(users.id, accountId)),
    db.delete(accountDeletions).where(eq(accountDeletions.accountId, accountId)),
  ]);
  return true;
}

/**
 * Goes on with deletions that a request has not finished, the oldest first.
 *
 * @returns whether there is more to do.
 */
export async function continueDeletions(
  db: Database,
  untilMs: number,
  deleteFiles: DeleteFiles = async () => {},
): Promise<boolean> {
  while (Date.now() < untilMs) {
    const [next] = await db
      .select({ accountId: accountDeletions.accountId })
      .from(accountDeletions)
      .orderBy(asc(accountDeletions.requestedAt))
      .limit(1);
    if (!next) return false;
    if (!(await continueDeletion(db, next.accountId, untilMs, deleteFiles))) return true;
  }
  return true;
}

/** A table with rows of accounts. */
interface OwnedTable {
  name: string;
  /** The columns of its primary key: not every table has a `rowid`. */
  key: string[];
  /** Its rows of an account. */
  ofAccount(accountId: string): SQL;
}

/** Tables without a column for the account, whose rows are found by way of others. */
const byWay: ReadonlyMap<SQLiteTable, (accountId: string) => SQL> = new Map<
  SQLiteTable,
  (accountId: string) => SQL
>([
  [
    webhookAttempts,
    (id) => sql`delivery_id in (select id from webhook_deliveries where user_id = ${id})`,
  ],
  [challenges, (id) => sql`session_id in (select id from sessions where user_id = ${id})`],
]);

/** Triggers of other tables write to it. */
const last = ["pipeline_tallies"];

const notOwned: readonly SQLiteTable[] = [accountDeletions, signUps];

/**
 * Every table with rows of accounts, in an order in which they can be deleted: what refers to others
 * comes first. It follows from the schema, so that no table is forgotten.
 */
export function ownedTables(): OwnedTable[] {
  const exported: readonly unknown[] = Object.values(schema);
  const tables = exported.filter(
    (value): value is SQLiteTable => is(value, SQLiteTable) && !notOwned.includes(value),
  );
  const owned = new Map<string, OwnedTable & { refersTo: string[] }>();
  for (const table of tables) {
    const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
    const column = columns.find((one) => one.name === "user_id" || one.name === "account_id");
    const ofAccount =
      byWay.get(table) ?? (column && ((id: string) => sql`${sql.identifier(column.name)} = ${id}`));
    if (!ofAccount) continue;
    const refersTo = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
    const keyColumns = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
    const key = keyColumns.map((one) => one.name);
    owned.set(name, { name, key, ofAccount, refersTo: refersTo.filter((other) => other !== name) });
  }
  return inOrder(owned);
}

function inOrder(tables: Map<string, OwnedTable & { refersTo: string[] }>): OwnedTable[] {
  // Their rows are found by way of these.
  tables.get("webhook_attempts")?.refersTo.push("webhook_deliveries");
  tables.get("challenges")?.refersTo.push("sessions");
  const ordered: OwnedTable[] = [];
  const left = new Map(tables);
  while (left.size > 0) {
    const referredTo = new Set([...left.values()].flatMap(({ refersTo }) => refersTo));
    const free = [...left.values()].filter(({ name }) => !referredTo.has(name));
    if (free.length === 0) throw new Error("tables refer to each other in a circle");
    for (const table of free) {
      left.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered.toSorted((a, b) => Number(last.includes(a.name)) - Number(last.includes(b.name)));
}
