import type { OauthScope } from "../access/oauth-scopes.ts";
import { scopeUses } from "../access/scopes.ts";

/** The rights of each scope, for the person who is asked. */
const descriptions: Readonly<Record<OauthScope, string>> = {
  ...scopeUses,
  "pipeline:read": "Read your job search: jobs, contacts, calendar, activities and notes",
  "pipeline:write":
    "Change your job search: add, change and delete jobs, contacts and events, and webhooks, which send every change to another server",
};

export function describeScope(scope: OauthScope): string {
  return descriptions[scope];
}
