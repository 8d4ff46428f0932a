import { limitsOf } from "#shared/access/find-caller.ts";
import {
  includesTier,
  type Plan,
  pipelinePlan,
  pipelineTier,
  type Tier,
  tiers,
} from "#shared/access/tiers.ts";
import { dayMs, isoDate } from "#shared/core/dates.ts";
import type { LimiterUsage } from "#shared/rate-limit/usage/limiter-usage.ts";
import type { UsageDay } from "#shared/rate-limit/usage/usage-days.ts";
import { isTokenId, type KeyContext } from "../keys/key-record.ts";
import { type ListedKeys, listKeys } from "../keys/read-keys.ts";
import {
  type ApiUsage,
  type ConnectedApplication,
  sum,
  summarizeUsage,
} from "./summarize-usage.ts";

/** The account, as far as its limits go. */
interface LimitedAccount {
  tier: Tier;
  /** Limits set by the operator; null means the plan's. */
  perMinuteOverride: number | null;
  perMonthOverride: number | null;
}

export interface UsageContext extends KeyContext {
  account: LimitedAccount;
  /** Asks the limiter. */
  readLimiter(limits: { salary: Plan; pipeline: Plan }): Promise<LimiterUsage>;
  /** The applications that are connected to the account. */
  listConnections(): Promise<ConnectedApplication[]>;
}

export interface Usage {
  salary: ApiUsage;
  /** Null for an account that can have no tokens and has used none. */
  pipeline: ApiUsage | null;
}

/**
 * Reads what an account has used of its limits, by key, day and month: as the limiter counted it.
 *
 * @param listed the account's keys, if they are being read already.
 */
export async function readUsage(
  context: UsageContext,
  listed: Promise<ListedKeys> = listKeys(context),
): Promise<Usage> {
  const { account, readLimiter, listConnections } = context;
  const [report, { live, ended }, connections] = await Promise.all([
    readLimiter(accountLimits(account)),
    listed,
    listConnections(),
  ]);
  const keys = [...live, ...ended];
  const pipeline = summarizeUsage(
    report.pipeline,
    keys.filter(({ id }) => isTokenId(id)),
    connections,
  );
  const isUsed = pipeline.keys.some(({ byMonth }) => sum(byMonth) > 0);
  return {
    salary: summarizeUsage(
      report.salary,
      keys.filter(({ id }) => !isTokenId(id)),
      connections,
    ),
    pipeline: includesTier(account.tier, pipelineTier) || isUsed ? pipeline : null,
  };
}

export function accountLimits(account: LimitedAccount): { salary: Plan; pipeline: Plan } {
  return {
    salary: limitsOf(account, tiers[account.tier]),
    pipeline: limitsOf(account, pipelinePlan),
  };
}

interface DatedUsage {
  /** `YYYY-MM-DD` (UTC) */
  day: string;
  /** Keyed by the id of the key. */
  requests: Record<string, number>;
}

/** All that is kept of an account's usage, oldest first. */
export interface UsageByDay {
  salary: DatedUsage[];
  pipeline: DatedUsage[];
}

/** Reads what an account has used, by day and key, for thirteen months. */
export async function readUsageDays({
  account,
  readLimiter,
}: Pick<UsageContext, "account" | "readLimiter">): Promise<UsageByDay> {
  const { salary, pipeline } = await readLimiter(accountLimits(account));
  return { salary: salary.days.map(toDated), pipeline: pipeline.days.map(toDated) };
}

function toDated({ day, requests }: UsageDay): DatedUsage {
  return { day: isoDate(day * dayMs), requests };
}
