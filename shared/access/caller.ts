import type { Scope } from "./scopes.ts";
import type { Plan, Tier } from "./tiers.ts";

/** Someone whose credential is valid. Plan and limits are the account's, scopes the credential's. */
export interface Caller {
  accountId: string;
  /** `key_…` or `tok_…` */
  credentialId: string;
  tier: Tier;
  /** Of a salary key; empty for a pipeline token. */
  scopes: readonly Scope[];
  /** Of a pipeline token. */
  access: "read" | "read_write" | null;
  /** The plan's limits, or an operator's in their place. */
  limits: Plan;
}
