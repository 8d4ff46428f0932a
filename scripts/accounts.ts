/** `npm run accounts -- list | set-tier | set-limits`: manages the accounts of a database. */
import { isTier, tierNames } from "../shared/access/tiers.ts";
import { limitsOf, listAccounts, setLimits, setTier } from "./accounts/accounts.ts";
import { runCommand, withDatabase } from "./local/command.ts";
import { UsageError } from "./local/failure.ts";
import { formatTable } from "./local/format-table.ts";
import { readArguments, wrongCommand } from "./local/read-arguments.ts";

const usage = `Usage:
  npm run accounts -- list
  npm run accounts -- set-tier ACCOUNT free|pro|ultra
  npm run accounts -- set-limits ACCOUNT [--per-minute N|default] [--per-month N|default]

ACCOUNT is an account's id (usr_…) or email address.

Uses DATABASE_URL (and DATABASE_AUTH_TOKEN) if set, otherwise the database of the running npm start.`;

await runCommand(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === "list" && rest.length === 0) return list();
  if (command === "set-tier") return changeTier(rest);
  if (command === "set-limits") return changeLimits(rest);
  if (command === "help" || command === "--help") return console.log(usage);
  throw wrongCommand(command, ["list", "set-tier", "set-limits"], usage);
});

async function list(): Promise<void> {
  await withDatabase(async (db) => {
    const accounts = await listAccounts(db);
    if (accounts.length === 0) return console.log("No accounts yet.");
    const header = ["ID", "ACCOUNT", "TIER", "PER MINUTE", "PER MONTH", "CREATED"];
    const cells = accounts.map((account) => {
      const { perMinute, perMonth } = limitsOf(account);
      return [
        account.id,
        account.email ?? account.name,
        account.tier,
        mark(perMinute, account.perMinuteOverride),
        mark(perMonth, account.perMonthOverride),
        new Date(account.createdAt).toISOString().slice(0, 10),
      ];
    });
    console.log(formatTable([header, ...cells]));
  });
}

async function changeTier(args: string[]): Promise<void> {
  const [account, tier] = args;
  if (!account || !tier || args.length > 2 || !isTier(tier)) {
    throw new UsageError(
      `set-tier takes an account and one of: ${tierNames.join(", ")}\n\n${usage}`,
    );
  }
  await withDatabase(async (db) => {
    await setTier(db, account, tier);
    console.log(`${account} is now on the ${tier} plan.`);
  });
}

async function changeLimits(args: string[]): Promise<void> {
  const { account, perMinute, perMonth } = readLimits(args);
  await withDatabase(async (db) => {
    await setLimits(db, account, {
      ...(perMinute === undefined ? {} : { perMinute }),
      ...(perMonth === undefined ? {} : { perMonth }),
    });
    console.log(`Changed the limits of ${account}.`);
  });
}

function readLimits(args: string[]) {
  const text = { type: "string" } as const;
  const options = { "per-minute": text, "per-month": text };
  const parsed = readArguments({ args, options, allowPositionals: true }, usage);
  const [account] = parsed.positionals;
  const perMinute = readLimit(parsed.values["per-minute"], "--per-minute");
  const perMonth = readLimit(parsed.values["per-month"], "--per-month");
  if (
    !account ||
    parsed.positionals.length > 1 ||
    (perMinute === undefined && perMonth === undefined)
  ) {
    throw wrongCommand("set-limits", ["set-limits"], usage);
  }
  return { account, perMinute, perMonth };
}

/** @returns null for the plan's default limit. */
function readLimit(text: string | undefined, option: string): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === "default") return null;
  const limit = Number(text);
  if (!/^\d{1,9}$/.test(text) || limit < 1) {
    throw new UsageError(`${option} takes a whole number from 1 up, or default`);
  }
  return limit;
}

function mark(limit: number, override: number | null): string {
  return override === null ? String(limit) : `${limit} (set)`;
}
