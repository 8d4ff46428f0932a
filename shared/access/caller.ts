import type { Scope } from "./scopes.ts";
import type { Plan, Tier } from "./tiers.ts";

/** The authenticated caller. Plan and limits belong to the account, scopes to the credential. */
export interface Caller {
  accountId: string;
  /** Milliseconds since the epoch. */
  accountCreatedAt: number;
  /** `key_…` or `tok_…` */
  credentialId: string;
  tier: Tier;
  /** Scopes of a salary key; empty for a pipeline token. */
  scopes: readonly Scope[];
  /** Access of a pipeline token; null for a salary key. */
  access: "read" | "read_write" | null;
  /** The limits of the plan, unless an operator has overridden them for the account. */
  limits: Plan;
}
