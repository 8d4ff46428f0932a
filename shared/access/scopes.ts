/** What a key may be allowed to do, and which plans may hold it. */
import { includesTier, type Tier } from "./tiers.ts";

/** Scope to the lowest plan whose keys can hold it. */
const lowestTier = {
  "intelligence:read": "free",
  "skills:read": "pro",
  "compensation:read": "pro",
  "market:read": "pro",
  "intelligence:lineage": "pro",
} as const satisfies Record<string, Tier>;

export type Scope = keyof typeof lowestTier;

export const scopes = Object.keys(lowestTier) as Scope[];

/** What a new key gets unless more is asked for. */
export const defaultScopes: readonly Scope[] = ["intelligence:read"];

export function isScope(text: string): text is Scope {
  return Object.hasOwn(lowestTier, text);
}

/** Every scope that keys of this plan can hold. */
export function scopesOf(tier: Tier): Scope[] {
  return scopes.filter((scope) => includesTier(tier, lowestTier[scope]));
}

/** Reads the space-separated form of the database; words that are no scope grant nothing. */
export function parseScopes(text: string): Scope[] {
  return text.split(" ").filter(isScope);
}
