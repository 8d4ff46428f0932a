/** `npm run accounts -- list | invite | operator | set-tier | set-limits`: manages the accounts of a database. */
import { isTier, tierNames } from "#shared/access/tiers.ts";
import {
  findAccount,
  limitsOf,
  listAccounts,
  setLimits,
  setOperator,
  setTier,
} from "../run/accounts/accounts.ts";
import { invite } from "../run/accounts/invite.ts";
import { readSite } from "../run/accounts/site.ts";
import { runCommand } from "../run/local/command.ts";
import { UsageError } from "../run/local/failure.ts";
import { formatTable } from "../run/local/format-table.ts";
import { readArguments, wrongCommand } from "../run/local/read-arguments.ts";
import { withDatabase } from "../run/local/with-database.ts";

/** The longest that a link is good for. */
const maxHours = 720;

const usage = `Usage:
  npm run accounts -- list
  npm run accounts -- invite [ACCOUNT] [--note TEXT] [--hours N]
  npm run accounts -- operator ACCOUNT on|off
  npm run accounts -- set-tier ACCOUNT free|pro|ultra
  npm run accounts -- set-limits ACCOUNT [--per-minute N|default] [--per-month N|default]

ACCOUNT is an account's id (usr_…) or email address. invite prints a link, good once within 72 hours or N:
to the account, or without one for somebody to make one where SIGN_UP is "invite". It needs the service's
SECRETS_KEY and SITE_ORIGIN, unless npm start is running. An operator may open /app/operator.

Uses DATABASE_URL (and DATABASE_AUTH_TOKEN) if set, otherwise the database of the running npm start.`;

await runCommand(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === "list" && rest.length === 0) return list();
  if (command === "invite") return inviteSomebody(rest);
  if (command === "operator") return changeOperator(rest);
  if (command === "set-tier") return changeTier(rest);
  if (command === "set-limits") return changeLimits(rest);
  if (command === "help" || command === "--help") return console.log(usage);
  throw wrongCommand(command, ["list", "invite", "operator", "set-tier", "set-limits"], usage);
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

async function inviteSomebody(args: string[]): Promise<void> {
  const text = { type: "string" } as const;
  const options = { note: text, hours: text };
  const parsed = readArguments({ args, options, allowPositionals: true }, usage);
  const [account, ...more] = parsed.positionals;
  const hours = Number(parsed.values.hours ?? 72);
  if (more.length > 0 || !Number.isInteger(hours) || hours < 1 || hours > maxHours) {
    throw new UsageError(
      `invite takes at most one account, and --hours from 1 to ${maxHours}\n\n${usage}`,
    );
  }
  const { secretsKey, origin } = readSite();
  await withDatabase(async (db) => {
    const accountId = account === undefined ? null : (await findAccount(db, account)).id;
    const note = parsed.values.note ?? "";
    const { url, expiresAt } = await invite(db, { accountId, note, hours, secretsKey, origin });
    const until = new Date(expiresAt).toISOString().slice(0, 16).replace("T", " ");
    console.error(`Good once, until ${until} UTC. It is not shown again:`);
    console.log(url);
  });
}

async function changeOperator(args: string[]): Promise<void> {
  const [account, state] = args;
  if (!account || args.length !== 2 || (state !== "on" && state !== "off")) {
    throw new UsageError(`operator takes an account, and on or off\n\n${usage}`);
  }
  await withDatabase(async (db) => {
    await setOperator(db, account, state === "on");
    console.log(`${account} is ${state === "on" ? "now" : "no longer"} an operator.`);
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
