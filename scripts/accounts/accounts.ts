/** Operations on accounts for operators. */
import { asc, eq } from "drizzle-orm";
import { users } from "../../schema/accounts.ts";
import { type Tier, tiers } from "../../shared/access/tiers.ts";
import { newId } from "../../shared/core/ids.ts";
import type { Database } from "../../shared/db/client.ts";
import { CommandFailed } from "../local/failure.ts";

export type Account = typeof users.$inferSelect;

/** An account's limits: requests in 60 seconds and in a calendar month. */
export interface Limits {
  perMinute: number;
  perMonth: number;
}

/** Finds the account of an email address, or creates it with this plan. */
export async function ensureAccount(db: Database, email: string, tier: Tier): Promise<Account> {
  const address = normalizeEmail(email);
  await db
    .insert(users)
    .values({ id: newId("user"), email: address, tier, createdAt: Date.now() })
    .onConflictDoNothing({ target: users.email });
  return findAccount(db, address);
}

/**
 * Like `ensureAccount`, but checks the plan of an existing account.
 * @throws {CommandFailed} if the account has another plan.
 */
export async function accountWithTier(db: Database, email: string, tier: Tier): Promise<Account> {
  const account = await ensureAccount(db, email, tier);
  if (account.tier === tier) return account;
  throw new CommandFailed(
    `${account.email} is on the ${account.tier} plan, not ${tier}. To change it, run: npm run accounts -- set-tier ${account.email} ${tier}`,
  );
}

/** @throws {CommandFailed} if no account has this address. */
async function findAccount(db: Database, email: string): Promise<Account> {
  const address = normalizeEmail(email);
  const [account] = await db.select().from(users).where(eq(users.email, address));
  if (!account) throw new CommandFailed(`No account has the address ${address}.`);
  return account;
}

export async function listAccounts(db: Database): Promise<Account[]> {
  return db.select().from(users).orderBy(asc(users.createdAt), asc(users.email));
}

export async function setTier(db: Database, email: string, tier: Tier): Promise<void> {
  const account = await findAccount(db, email);
  await db.update(users).set({ tier }).where(eq(users.id, account.id));
}

/** @param limits what to change; null restores the plan's default. */
export async function setLimits(
  db: Database,
  email: string,
  limits: { perMinute?: number | null; perMonth?: number | null },
): Promise<void> {
  const account = await findAccount(db, email);
  await db
    .update(users)
    .set({
      ...(limits.perMinute === undefined ? {} : { perMinuteOverride: limits.perMinute }),
      ...(limits.perMonth === undefined ? {} : { perMonthOverride: limits.perMonth }),
    })
    .where(eq(users.id, account.id));
}

export function limitsOf(account: Account): Limits {
  const plan = tiers[account.tier];
  return {
    perMinute: account.perMinuteOverride ?? plan.perMinute,
    perMonth: account.perMonthOverride ?? plan.perMonth,
  };
}

function normalizeEmail(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
    throw new CommandFailed(`"${email}" is not an email address.`);
  }
  return address;
}
