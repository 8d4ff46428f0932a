/**
 * The rule for the rows of each table when an account moves. A test holds it complete: a table that
 * is added to the schema needs a rule here.
 */
import { is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../../../schema/index.ts";
import { ownedTables } from "../../../../shared/accounts/deletion/owned-tables.ts";

export type MoveRule =
  /** Rows are copied as they are. */
  | "copied"
  /** Copied, with a credential in this column that opens nothing until the account is open there. */
  | { credential: string }
  /** Rows that triggers and indexing make again in the target. */
  | "derived"
  /** Rows that are not copied, and the reason why that loses nothing. */
  | { left: string };

export const moveRules: Readonly<Record<string, MoveRule>> = {
  users: "copied",
  api_keys: { credential: "sha256" },
  pipeline_tokens: { credential: "sha256" },
  passkeys: { credential: "credential_id" },
  recovery_codes: { credential: "hash" },
  sessions: { credential: "sha256" },
  invitations: { credential: "hash" },
  security_events: "copied",
  oauth_grants: "copied",
  oauth_codes: { credential: "sha256" },
  oauth_tokens: { credential: "sha256" },
  calendar_feeds: { credential: "sha256" },
  jobs: "copied",
  job_status_moves: "copied",
  contacts: "copied",
  job_contacts: "copied",
  activities: "copied",
  calendar_events: "copied",
  mood_checkins: "copied",
  saved_views: "copied",
  held_deletes: "copied",
  documents: "copied",
  inboxes: "copied",
  incoming_mails: "copied",
  mails: "copied",
  mail_counts: { left: "how much mail came in this hour and day" },
  imports: "copied",
  import_files: "copied",
  import_file_parts: "copied",
  idempotency_keys: "copied",
  outbox: "copied",
  webhooks: "copied",
  webhook_deliveries: "copied",
  webhook_attempts: "copied",
  webhook_cancellations: "copied",
  idempotency_tallies: "derived",
  pipeline_tallies: "derived",
  round_entries: "derived",
  search_entries: "derived",
  challenges: { left: "a sign-in that is in progress, for five minutes" },
  import_locks: { left: "held by a request, which ends when the account is frozen" },
  oauth_device_requests: { left: "of no account until one approves it, within 15 minutes" },
  oauth_clients: {
    left: "of all accounts; those of the account's grants are added (shared-rows.ts)",
  },
  contributors: { left: "a keyed hash, which is added (shared-rows.ts)" },
  submissions: { left: "stored without their account" },
  submission_days: { left: "a keyed hash of a day, until its end" },
  sign_ups: { left: "networks, not accounts" },
  sign_up_refusals: { left: "networks, not accounts" },
  loose_files: { left: "files that are deleted here" },
  account_deletions: { left: "an account that is being deleted does not move" },
  account_moves: { left: "the move itself" },
};

/** A request in progress fails during the move; when it is repeated in the target, it begins again. */
const skipped: Readonly<Record<string, SQL>> = { idempotency_keys: sql`status is null` };

export interface MovedTable {
  name: string;
  rule: MoveRule;
  columns: readonly string[];
  /** The columns of the primary key, by which rows are read in pages. */
  key: readonly string[];
  /** Selects the rows of an account. */
  ofAccount(accountId: string): SQL;
}

/** The tables of accounts that are copied or derived, in an order in which rows can be inserted. */
export function movedTables(): MovedTable[] {
  const owned = new Map(ownedTables().map((table) => [table.name, table.ofAccount]));
  owned.set(
    "oauth_tokens",
    (id) => sql`grant_id in (select id from oauth_grants where user_id = ${id})`,
  );
  const names = [...owned.keys()].filter((name) => name !== "oauth_tokens").reverse();
  const users = { name: "users", ofAccount: (id: string) => sql`id = ${id}` };
  const others = [...names, "oauth_tokens"].flatMap((name) => {
    const ofAccount = owned.get(name);
    return ofAccount ? [{ name, ofAccount }] : [];
  });
  return [users, ...others].flatMap(({ name, ofAccount }) => {
    const rule = moveRules[name];
    if (rule === undefined) throw new Error(`${name} has no rule for accounts that move`);
    if (typeof rule === "object" && "left" in rule) return [];
    const skip = skipped[name];
    const own = (id: string) => (skip ? sql`(${ofAccount(id)}) and not (${skip})` : ofAccount(id));
    return [{ name, rule, ...shapeOf(name), ofAccount: own }];
  });
}

function shapeOf(name: string): { columns: string[]; key: string[] } {
  const table = Object.values(schema).find(
    (value) => is(value, SQLiteTable) && getTableConfig(value).name === name,
  );
  if (!is(table, SQLiteTable)) throw new Error(`no table ${name}`);
  const { columns, primaryKeys } = getTableConfig(table);
  const [together] = primaryKeys;
  const key = together ? together.columns : columns.filter(({ primary }) => primary);
  return { columns: columns.map((one) => one.name), key: key.map((one) => one.name) };
}

/** The column of a table with a credential; null if it has none. */
export function credentialOf({ rule }: MovedTable): string | null {
  return typeof rule === "object" && "credential" in rule ? rule.credential : null;
}
