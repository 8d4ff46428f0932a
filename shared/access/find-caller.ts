import type { Executor } from "../db/bound.ts";
import type { Caller } from "./caller.ts";
import { selectKey, selectToken } from "./credentials.queries.ts";
import type { OauthResource } from "./oauth-scopes.ts";
import { parseScopes } from "./scopes.ts";
import { pipelinePlan, tiers } from "./tiers.ts";

/** The kinds of use of a credential: an API, the widget, or one resource of OAuth. */
export type Opened = "intelligence" | "pipeline" | "whitelabel" | OauthResource;

/** An issued credential: its caller, and whether it is still valid. */
export interface Credential {
  /** Where it counts. Anywhere else it is refused, whatever its caller may do. */
  opens: Opened;
  caller: Caller;
  /** The caller of the Job Pipeline API, for a credential that opens both APIs. */
  pipelineCaller?: Caller;
  revoked: boolean;
  /** Milliseconds since the epoch; null if it does not expire. */
  expiresAt: number | null;
}

export function hasExpired({ expiresAt }: Pick<Credential, "expiresAt">, now: number): boolean {
  return expiresAt !== null && now >= expiresAt;
}

/** Finds a salary key or a white-label key by the SHA-256 of its text; null if there is none. */
export async function findKey(db: Executor, sha256: string): Promise<Credential | null> {
  const [[row]] = await db.batch([selectKey({ sha256 })]);
  if (!row) return null;
  return {
    opens: row.kind,
    caller: {
      ...describeAccount(row),
      credentialId: row.id,
      scopes: parseScopes(row.scopes),
      access: null,
      limits: limitsOf(row, tiers[row.tier]),
    },
    revoked: row.revokedAt !== null,
    expiresAt: row.expiresAt,
  };
}

/** Finds a pipeline token by the SHA-256 of its text; null if there is none. */
export async function findToken(db: Executor, sha256: string): Promise<Credential | null> {
  const [[row]] = await db.batch([selectToken({ sha256 })]);
  if (!row) return null;
  return {
    opens: "pipeline",
    caller: {
      ...describeAccount(row),
      credentialId: row.id,
      scopes: [],
      access: row.access,
      limits: limitsOf(row, pipelinePlan),
    },
    revoked: row.revokedAt !== null,
    expiresAt: row.expiresAt,
  };
}

type Account = Pick<Caller, "accountId" | "accountCreatedAt" | "tier">;

/** The fields of a caller that belong to its account, whatever the credential. */
export function describeAccount({ accountId, accountCreatedAt, tier }: Account): Account {
  return { accountId, accountCreatedAt, tier };
}

/** Limits that an operator has set for an account; null means the plan's. */
interface Overrides {
  perMinuteOverride: number | null;
  perMonthOverride: number | null;
}

/** The limits of a plan, unless an operator has overridden them for the account. */
export function limitsOf(account: Overrides, plan: Caller["limits"]): Caller["limits"] {
  return {
    perMinute: account.perMinuteOverride ?? plan.perMinute,
    perMonth: account.perMonthOverride ?? plan.perMonth,
  };
}
