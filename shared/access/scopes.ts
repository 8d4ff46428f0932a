/** The scopes of keys, and which plans may have them. */
import { includesTier, type Tier } from "./tiers.ts";

/** The lowest plan whose keys can have each scope. */
const lowestTier = {
  "intelligence:read": "free",
  "skills:read": "pro",
  "compensation:read": "pro",
  "market:read": "pro",
  "intelligence:lineage": "pro",
} as const satisfies Record<string, Tier>;

export type Scope = keyof typeof lowestTier;

export const scopes = Object.keys(lowestTier) as Scope[];

/** Scopes of a new key by default. */
export const defaultScopes: readonly Scope[] = ["intelligence:read"];

export function isScope(text: string): text is Scope {
  return Object.hasOwn(lowestTier, text);
}

/** Every scope that keys of this plan can have. */
export function scopesOf(tier: Tier): Scope[] {
  return scopes.filter((scope) => includesTier(tier, lowestTier[scope]));
}

/** Scopes that open nothing, because no public source has what they are for. A key may still have them. */
const withoutData: readonly Scope[] = ["compensation:read"];

/** The scopes to choose from for a new key of this plan. */
export function offeredScopes(tier: Tier): Scope[] {
  return scopesOf(tier).filter((scope) => !withoutData.includes(scope));
}

/** Parses the space-separated form stored in the database; unknown scopes are ignored. */
export function parseScopes(text: string): Scope[] {
  return text.split(" ").filter(isScope);
}

/** The use of each scope, for people who give a key to a program or allow an application. */
export const scopeUses: Readonly<Record<Scope, string>> = {
  "intelligence:read": "Estimates, history, comparisons and the catalogs",
  "skills:read": "What skills add to pay",
  "compensation:read": "Pay by company stage, for which there is no public data yet",
  "market:read": "How much employers hire, and the market of a role",
  "intelligence:lineage": "How a figure was calculated, step by step",
};
