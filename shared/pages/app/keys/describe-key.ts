import type { Scope } from "../../../access/scopes.ts";
import type { KeyGrant, KeyKind } from "../../../accounts/keys/key-record.ts";
import { tokenPrefixes } from "../../../credentials/token.ts";

/** What each kind of key is called, and for. */
export const kinds: Readonly<Record<KeyKind, { name: string; use: string }>> = {
  intelligence: {
    name: "Salary data key",
    use: "For the Salary Data API and its tools for agents.",
  },
  whitelabel: {
    name: "White-label key",
    use: "For the widget, which then names no provider.",
  },
  pipeline: {
    name: "Job search token",
    use: "For your own jobs, contacts and calendar: the Job Pipeline API and its tools for agents.",
  },
};

/** What a scope opens. */
export const scopeUses: Readonly<Record<Scope, string>> = {
  "intelligence:read": "Estimates, history, comparisons and the catalogs",
  "skills:read": "What skills are worth",
  "compensation:read": "Compensation tools for agents",
  "market:read": "Market tools for agents",
  "intelligence:lineage": "How a figure was calculated, step by step",
};

/** `intelligence_…a1B2`: as much of a key as is kept. */
export function abbreviate(kind: KeyKind, lastFour: string): string {
  return `${tokenPrefixes[kind]}…${lastFour}`;
}

/** What a key allows, in a few words. */
export function describeGrant(grant: KeyGrant): string {
  if (grant.kind === "whitelabel") return "the widget without a provider's name";
  if (grant.kind === "pipeline") return grant.access === "read" ? "reading" : "reading and writing";
  return grant.scopes.join(", ");
}
