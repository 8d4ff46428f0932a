/** Operations on accounts for operators. */
import { asc, eq } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { type Tier, tiers } from "#shared/access/tiers.ts";
import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import { CommandFailed } from "../local/failure.ts";

export type Account = typeof users.$inferSelect;

/** An account's limits: requests in 60 seconds and in a calendar month. */
interface Limits {
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
  const address = normalizeEmail(email);
  const account = await ensureAccount(db, address, tier);
  if (account.tier === tier) return account;
  throw new CommandFailed(
    `${address} is on the ${account.tier} plan, not ${tier}. To change it, run: npm run accounts -- set-tier ${address} ${tier}`,
  );
}

/**
 * Finds an account by its id or email address.
 * @throws {CommandFailed} if there is none.
 */
export async function findAccount(db: Database, account: string): Promise<Account> {
  const isId = account.startsWith("usr_");
  const value = isId ? account : normalizeEmail(account);
  const [found] = await db
    .select()
    .from(users)
    .where(eq(isId ? users.id : users.email, value));
  if (found) return found;
  throw new CommandFailed(`No account has the ${isId ? "id" : "address"} ${value}.`);
}

export async function listAccounts(db: Database): Promise<Account[]> {
  return db.select().from(users).orderBy(asc(users.createdAt), asc(users.email));
}

/** Whether an account may open `/app/operator`, which nothing but this command changes. */
export async function setOperator(
  db: Database,
  idOrEmail: string,
  isOperator: boolean,
): Promise<void> {
  const account = await findAccount(db, idOrEmail);
  await db.update(users).set({ isOperator }).where(eq(users.id, account.id));
}

/** @param idOrEmail of the account, here and below. */
export async function setTier(db: Database, idOrEmail: string, tier: Tier): Promise<void> {
  const account = await findAccount(db, idOrEmail);
  await db.update(users).set({ tier }).where(eq(users.id, account.id));
}

/** @param limits what to change; null restores the plan's default. */
export async function setLimits(
  db: Database,
  idOrEmail: string,
  limits: { perMinute?: number | null; perMonth?: number | null },
): Promise<void> {
  const account = await findAccount(db, idOrEmail);
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
