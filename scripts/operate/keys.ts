/** `npm run keys -- create | list | revoke`: manages the keys and tokens of a database. */
import { isTier, type Tier, tierNames } from "#shared/access/tiers.ts";
import type { KeyGrant, KeyKind, TokenAccess } from "#shared/accounts/keys/key-record.ts";
import { endOfDay } from "#shared/accounts/keys/key-rules.ts";
import { accountWithTier } from "../run/accounts/accounts.ts";
import {
  chooseScopes,
  listCredentials,
  makeCredential,
  revokeCredential,
} from "../run/accounts/credentials.ts";
import { runCommand } from "../run/local/command.ts";
import { UsageError } from "../run/local/failure.ts";
import { formatTable } from "../run/local/format-table.ts";
import { readArguments, wrongCommand } from "../run/local/read-arguments.ts";
import { withDatabase } from "../run/local/with-database.ts";

const usage = `Usage:
  npm run keys -- create --tier free|pro|ultra [options]   create a key and print it, only this once
  npm run keys -- list                                     list all keys, without the keys themselves
  npm run keys -- revoke KEY_ID                            revoke a key

Options of create:
  --email ADDRESS     the account, created if it does not exist (default: <tier>@example.com)
  --scopes "A B"      the scopes of the key (default: intelligence:read)
  --name NAME         a label for the key (default: command line)
  --kind KIND         intelligence (default), whitelabel, or pipeline
  --access ACCESS     of a pipeline token: read, or read_write (default)
  --expires DATE      the last day (UTC) on which it is valid, such as 2027-06-30 (default: none)

Uses DATABASE_URL (and DATABASE_AUTH_TOKEN) if set, otherwise the database of the running npm start.`;

const kinds: KeyKind[] = ["intelligence", "whitelabel", "pipeline"];
const accesses: TokenAccess[] = ["read", "read_write"];

await runCommand(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === "create") return create(rest);
  if (command === "list" && rest.length === 0) return list();
  if (command === "revoke" && rest.length === 1 && rest[0]) return revoke(rest[0]);
  if (command === "help" || command === "--help") return console.log(usage);
  throw wrongCommand(command, ["create", "list", "revoke"], usage);
});

async function create(args: string[]): Promise<void> {
  const options = readOptions(args);
  const { tier } = options;
  if (tier === undefined || !isTier(tier)) {
    throw new UsageError(`--tier must be one of: ${tierNames.join(", ")}\n\n${usage}`);
  }
  const grant = chooseGrant(options, tier);
  await withDatabase(async (db) => {
    const account = await accountWithTier(db, options.email ?? `${tier}@example.com`, tier);
    const { name, expiresAt } = options;
    const issued = await makeCredential(db, account, { name, grant, expiresAt });
    console.error(`${issued.id} of ${account.email} (${tier}). It is not shown again:`);
    console.log(issued.token);
  });
}

function chooseGrant(options: ReturnType<typeof readOptions>, tier: Tier): KeyGrant {
  const { kind, access = "read_write", scopes } = options;
  if (kind === "pipeline") return { kind, access };
  if (kind === "whitelabel") return { kind };
  return { kind, scopes: chooseScopes(scopes, tier) };
}

function readOptions(args: string[]) {
  const values = parseOptions(args);
  const kind = oneOf(kinds, values.kind ?? "intelligence", "--kind");
  const access = values.access && oneOf(accesses, values.access, "--access");
  if (values.scopes !== undefined && kind !== "intelligence") {
    throw new UsageError("--scopes is for intelligence keys only");
  }
  if (access && kind !== "pipeline") throw new UsageError("--access is for pipeline tokens only");
  const expiresAt = values.expires === undefined ? null : endOfDay(values.expires);
  if (Number.isNaN(expiresAt)) throw new UsageError("--expires takes a date such as 2027-06-30");
  const name = values.name ?? "command line";
  return { ...values, kind, access: access || undefined, name, expiresAt };
}

function parseOptions(args: string[]) {
  const text = { type: "string" } as const;
  const options = {
    tier: text,
    email: text,
    scopes: text,
    name: text,
    kind: text,
    access: text,
    expires: text,
  };
  return readArguments({ args, options }, usage).values;
}

function oneOf<T extends string>(allowed: readonly T[], text: string, option: string): T {
  const found = allowed.find((value) => value === text);
  if (!found) throw new UsageError(`${option} must be one of: ${allowed.join(", ")}`);
  return found;
}

async function list(): Promise<void> {
  await withDatabase(async (db) => {
    const rows = await listCredentials(db);
    if (rows.length === 0) return console.log("No keys yet.");
    const header = [
      "ID",
      "KIND",
      "ACCOUNT",
      "TIER",
      "NAME",
      "ALLOWS",
      "ENDS IN",
      "CREATED",
      "EXPIRES",
      "REVOKED",
    ];
    const cells = rows.map((row) => [
      row.id,
      row.kind,
      row.owner,
      row.tier,
      row.name,
      row.allows,
      row.lastFour,
      date(row.createdAt),
      row.expiresAt === null ? "" : date(row.expiresAt),
      row.revokedAt === null ? "" : date(row.revokedAt),
    ]);
    console.log(formatTable([header, ...cells]));
  });
}

async function revoke(id: string): Promise<void> {
  await withDatabase(async (db) => {
    await revokeCredential(db, id);
    console.log(`${id} is revoked. Running servers reject it within seconds.`);
  });
}

function date(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
