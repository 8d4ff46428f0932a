import type { Scope } from "./scopes.ts";

/** The use of each scope, for people who give a key to a program or allow an application. */
export const scopeUses: Readonly<Record<Scope, string>> = {
  "intelligence:read": "Estimates, history, comparisons and the catalogs",
  "skills:read": "What skills add to pay",
  "compensation:read": "Pay by company stage, for which there is no public data yet",
  "market:read": "How much employers hire, and the market of a role",
  "intelligence:lineage": "How a figure was calculated, step by step",
};
