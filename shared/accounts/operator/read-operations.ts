import { and, count, desc, eq, gte, or, sql } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { invitations, signUpRefusals } from "#schema/sign-in.ts";
import { webhookDeliveries, webhooks } from "#schema/webhooks.ts";
import type { Tier } from "#shared/access/tiers.ts";
import { dayMs, isoDate } from "#shared/core/dates.ts";
import type { AccountContext } from "#shared/writes/context.ts";

/** Rows of each list. */
const maxRows = 100;
const refusalDays = 30;

export interface Operations {
  plans: { tier: Tier; accounts: number }[];
  /** The newest. */
  accounts: {
    id: string;
    name: string;
    email: string | null;
    tier: Tier;
    createdBy: string;
    createdAt: number;
  }[];
  invitations: {
    id: string;
    accountId: string | null;
    note: string;
    createdBy: string;
    createdAt: number;
    expiresAt: number;
    usedAt: number | null;
  }[];
  refusals: { day: string; reason: string; count: number }[];
  /** Webhooks that are off or failing: whose they are, never what they are sent. */
  webhooksInTrouble: {
    id: string;
    accountId: string;
    status: string;
    reason: string | null;
    failures: number;
    failingSince: number | null;
  }[];
  /** Deliveries that were due an hour ago and are not done. */
  lateDeliveries: number;
}

/** Reads an operator's view of all accounts, which never has the content of anybody's pipeline. */
export async function readOperations({ db, now }: AccountContext): Promise<Operations> {
  const overdue = or(
    eq(webhookDeliveries.status, "pending"),
    eq(webhookDeliveries.status, "delivering"),
  );
  const [plans, accounts, invited, refusals, webhooksInTrouble, [late]] = await db.batch([
    db.select({ tier: users.tier, accounts: count() }).from(users).groupBy(users.tier),
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        tier: users.tier,
        createdBy: users.createdBy,
        createdAt: users.createdAt,
      })
      .from(users)
      .orderBy(desc(users.createdAt))
      .limit(maxRows),
    db
      .select({
        id: invitations.id,
        accountId: invitations.userId,
        note: invitations.note,
        createdBy: invitations.createdBy,
        createdAt: invitations.createdAt,
        expiresAt: invitations.expiresAt,
        usedAt: invitations.usedAt,
      })
      .from(invitations)
      .orderBy(desc(invitations.createdAt))
      .limit(maxRows),
    db
      .select()
      .from(signUpRefusals)
      .where(gte(signUpRefusals.day, isoDate(now - refusalDays * dayMs)))
      .orderBy(desc(signUpRefusals.day))
      .limit(maxRows),
    db
      .select({
        id: webhooks.id,
        accountId: webhooks.userId,
        status: webhooks.status,
        reason: webhooks.disabledReason,
        failures: webhooks.consecutiveFailures,
        failingSince: webhooks.failingSince,
      })
      .from(webhooks)
      .where(
        or(
          and(eq(webhooks.status, "disabled"), sql`${webhooks.disabledReason} <> 'requested'`),
          gte(webhooks.consecutiveFailures, 3),
        ),
      )
      .orderBy(desc(webhooks.consecutiveFailures))
      .limit(maxRows),
    db
      .select({ count: count() })
      .from(webhookDeliveries)
      .where(and(overdue, sql`${webhookDeliveries.sweepAt} < ${now - dayMs / 24}`)),
  ]);
  return {
    plans,
    accounts,
    invitations: invited,
    refusals,
    webhooksInTrouble,
    lateDeliveries: late?.count ?? 0,
  };
}
