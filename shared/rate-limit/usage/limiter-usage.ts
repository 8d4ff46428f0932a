import type { Plan } from "#shared/access/tiers.ts";
import { accountLimitKey, pipelineLimitKey } from "../limit-key.ts";
import type { RateLimiter } from "../rate-limiter.ts";
import type { UsageReport } from "./usage-days.ts";

type Namespace = DurableObjectNamespace<RateLimiter>;

/** The limiter's counts of an account's requests to both APIs. Reading them counts nothing. */
export interface LimiterUsage {
  salary: UsageReport;
  pipeline: UsageReport;
}

/** @throws what the call throws if the objects cannot be reached. */
export async function readLimiterUsage(
  namespace: Namespace,
  accountId: string,
  limits: { salary: Plan; pipeline: Plan },
): Promise<LimiterUsage> {
  const [salary, pipeline] = await Promise.all([
    limiterOf(namespace, accountLimitKey(accountId)).usage(limits.salary),
    limiterOf(namespace, pipelineLimitKey(accountId)).usage(limits.pipeline),
  ]);
  return { salary, pipeline };
}

/** Removes what the limiter keeps of an account's usage beyond its time. */
export async function pruneLimiterUsage(namespace: Namespace, accountId: string): Promise<void> {
  await Promise.all([
    limiterOf(namespace, accountLimitKey(accountId)).prune(),
    limiterOf(namespace, pipelineLimitKey(accountId)).prune(),
  ]);
}

/** Removes what the limiter stores of an account that is deleted. */
export async function forgetLimiterUsage(namespace: Namespace, accountId: string): Promise<void> {
  await Promise.all([
    limiterOf(namespace, accountLimitKey(accountId)).forget(),
    limiterOf(namespace, pipelineLimitKey(accountId)).forget(),
  ]);
}

function limiterOf(namespace: Namespace, limitKey: string): DurableObjectStub<RateLimiter> {
  return namespace.get(namespace.idFromName(limitKey));
}
