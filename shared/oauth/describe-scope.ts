import type { OauthScope } from "./scopes.ts";

/** What each scope allows, for the person who is asked. */
const descriptions: Record<OauthScope, string> = {
  "intelligence:read": "Look up pay: estimates, history, projections and comparisons",
  "skills:read": "Look up what skills add to pay",
  "compensation:read": "Look up what people report that they are paid, and compare offers",
  "market:read": "Look up how much employers hire, and what they file",
  "intelligence:lineage": "See the sources and the arithmetic behind a figure",
  "pipeline:read": "Read your job search: jobs, contacts, calendar, activities and notes",
  "pipeline:write":
    "Read and change your job search: add, change and delete jobs, contacts and events",
};

export function describeScope(scope: OauthScope): string {
  return descriptions[scope];
}
