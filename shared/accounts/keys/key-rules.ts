/** The rules for a key's name, rights and lifetime. */
import { isScope, offeredScopes, type Scope, scopes, scopesOf } from "#shared/access/scopes.ts";
import { includesTier, pipelineTier, type Tier, whitelabelTier } from "#shared/access/tiers.ts";
import { dayMs, isoDate } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import { isWellFormedText } from "#shared/core/well-formed.ts";
import type { KeyGrant, KeyKind } from "./key-record.ts";

/** Keys and tokens of an account that are neither revoked nor expired. */
export const maxLiveKeys = 25;
/** Keys and tokens that an account can make within 24 hours. */
export const maxKeysPerDay = 50;
export const maxKeyNameLength = 60;
/** How far in the future a key may expire. */
const maxLifetimeMs = 5 * 366 * dayMs;

/** The lowest plan whose accounts can make each kind of key. */
export const lowestTierOfKind: Readonly<Record<KeyKind, Tier>> = {
  intelligence: "free",
  whitelabel: whitelabelTier,
  pipeline: pipelineTier,
};

const kindNames: Readonly<Record<KeyKind, string>> = {
  intelligence: "Salary data keys",
  whitelabel: "White-label keys",
  pipeline: "Job search tokens",
};

/** An error in a field of a key, with a sentence that says what would be right. */
interface KeyFault {
  field: "name" | "kind" | "scopes" | "expires";
  message: string;
}

/** @throws ApiError `parameter_missing` that names the fields, if there are any. */
export function refuseKeyFaults(faults: readonly (KeyFault | null)[]): void {
  const fields = faults.filter((fault) => fault !== null);
  const [first] = fields;
  if (!first) return;
  throw new ApiError("parameter_missing", {
    message: fields.map(({ message }) => message).join(" "),
    param: first.field,
    fields,
  });
}

export function faultOfName(name: string): KeyFault | null {
  const { length } = [...name];
  const isText = isWellFormedText(name) && !/\p{Cc}/u.test(name);
  if (isText && name === name.trim() && length > 0 && length <= maxKeyNameLength) return null;
  return {
    field: "name",
    message: `A name has 1 to ${maxKeyNameLength} characters, such as "laptop" or "report of Mondays".`,
  };
}

/** @param tier the plan of the account. */
export function faultOfGrant(grant: KeyGrant, tier: Tier): KeyFault | null {
  const lowest = lowestTierOfKind[grant.kind];
  if (!includesTier(tier, lowest)) {
    const message = `${kindNames[grant.kind]} need the ${lowest} plan; this account is on the ${tier} plan.`;
    return { field: "kind", message };
  }
  return grant.kind === "intelligence" ? faultOfScopes(grant.scopes, tier) : null;
}

/** @param words as they were typed. */
export function faultOfScopes(words: readonly string[], tier: Tier): KeyFault | null {
  const allowed = scopesOf(tier);
  const refused = words.filter((word) => !isScope(word) || !allowed.includes(word));
  if (refused.length === 0 && words.length > 0) return null;
  const what = refused.map((word) => `"${word.slice(0, 40)}"`).join(", ");
  const problem = what
    ? `A key of the ${tier} plan cannot have ${what}.`
    : "A key needs at least one scope.";
  return {
    field: "scopes",
    message: `${problem} Available scopes: ${offeredScopes(tier).join(" ")}.`,
  };
}

export function faultOfExpiry(expiresAt: number | null, now: number): KeyFault | null {
  if (expiresAt === null || (expiresAt > now && expiresAt <= now + maxLifetimeMs)) return null;
  return {
    field: "expires",
    message: "A key can expire from today on, and within five years. Without a date it does not.",
  };
}

/** The scopes among some words, in the order of the table. */
export function orderScopes(words: readonly string[]): Scope[] {
  return scopes.filter((scope) => words.includes(scope));
}

/**
 * The end of a day (UTC), until which a key that expires on it is valid.
 *
 * @param date `YYYY-MM-DD`.
 * @returns milliseconds since the epoch; NaN if there is no such day.
 */
export function endOfDay(date: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return Number.NaN;
  const start = Date.parse(`${date}T00:00:00Z`);
  // The parser takes 30 February for a day in March.
  return Number.isNaN(start) || isoDate(start) !== date ? Number.NaN : start + dayMs;
}
