import { eq } from "drizzle-orm";
import { apiKeys, pipelineTokens, users } from "../../schema/accounts.ts";
import type { Database } from "../db/client.ts";
import type { Caller } from "./caller.ts";
import { parseScopes } from "./scopes.ts";
import { pipelinePlan, tiers } from "./tiers.ts";

/** An issued credential: its caller, and whether it is still valid. */
export interface Credential {
  caller: Caller;
  revoked: boolean;
  /** Milliseconds since the epoch; null if it does not expire. */
  expiresAt: number | null;
}

export function hasExpired({ expiresAt }: Pick<Credential, "expiresAt">, now: number): boolean {
  return expiresAt !== null && now >= expiresAt;
}

/** Finds a salary key by the SHA-256 of its text; null if there is none. */
export async function findKey(db: Database, sha256: string): Promise<Credential | null> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.sha256, sha256));
  if (row?.api_keys.kind !== "intelligence") return null;
  return {
    caller: {
      ...describeAccount(row.users),
      credentialId: row.api_keys.id,
      scopes: parseScopes(row.api_keys.scopes),
      access: null,
      limits: limitsOf(row.users, tiers[row.users.tier]),
    },
    revoked: row.api_keys.revokedAt !== null,
    expiresAt: row.api_keys.expiresAt,
  };
}

/** Finds a pipeline token by the SHA-256 of its text; null if there is none. */
export async function findToken(db: Database, sha256: string): Promise<Credential | null> {
  const [row] = await db
    .select()
    .from(pipelineTokens)
    .innerJoin(users, eq(users.id, pipelineTokens.userId))
    .where(eq(pipelineTokens.sha256, sha256));
  if (!row) return null;
  return {
    caller: {
      ...describeAccount(row.users),
      credentialId: row.pipeline_tokens.id,
      scopes: [],
      access: row.pipeline_tokens.access,
      limits: limitsOf(row.users, pipelinePlan),
    },
    revoked: row.pipeline_tokens.revokedAt !== null,
    expiresAt: row.pipeline_tokens.expiresAt,
  };
}

type User = typeof users.$inferSelect;
type Overrides = Pick<User, "perMinuteOverride" | "perMonthOverride">;

/** What a caller is of its account, whatever the credential. */
export function describeAccount(
  user: User,
): Pick<Caller, "accountId" | "accountCreatedAt" | "tier"> {
  return { accountId: user.id, accountCreatedAt: user.createdAt, tier: user.tier };
}

/** The limits of a plan, unless an operator has overridden them for the account. */
export function limitsOf(user: Overrides, plan: Caller["limits"]): Caller["limits"] {
  return {
    perMinute: user.perMinuteOverride ?? plan.perMinute,
    perMonth: user.perMonthOverride ?? plan.perMonth,
  };
}
