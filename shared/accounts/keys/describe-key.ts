import { tokenPrefixes } from "#shared/credentials/token.ts";
import type { KeyGrant, KeyKind } from "./key-record.ts";

/** The name and the use of each kind of key. */
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

/** `intelligence_…a1B2`: as much of a key as is kept. */
export function abbreviate(kind: KeyKind, lastFour: string): string {
  return `${tokenPrefixes[kind]}…${lastFour}`;
}

/** The rights of a key, in a few words. */
export function describeGrant(grant: KeyGrant): string {
  if (grant.kind === "whitelabel") return "the widget without a provider's name";
  if (grant.kind === "pipeline") return grant.access === "read" ? "reading" : "reading and writing";
  return grant.scopes.join(", ");
}
