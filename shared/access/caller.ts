import type { OauthResource, OauthScope } from "./oauth-scopes.ts";
import type { Scope } from "./scopes.ts";
import type { Plan, Tier } from "./tiers.ts";

/** The access that a person has given an application by OAuth. */
export interface Grant {
  resource: OauthResource;
  /** The scopes that the account's plan has today. */
  scopes: readonly OauthScope[];
  /** When its tokens were last renewed, in milliseconds since the epoch; null if they never were. */
  renewedAt: number | null;
}

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
  /** Access to the Job Pipeline API; null for a salary key, and for an application without the scope. */
  access: "read" | "read_write" | null;
  /** Present if an application calls with an access token of OAuth. */
  grant?: Grant;
  /** The limits of the plan, unless an operator has overridden them for the account. */
  limits: Plan;
}
