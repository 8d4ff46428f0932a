import type { Grant } from "../access/caller.ts";
import { type OauthScope, oauthResources } from "../access/oauth-scopes.ts";
import { scopeUses } from "../access/scopes.ts";
import { ApiError } from "../core/errors.ts";
import { lifetimes } from "./context.ts";

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

/**
 * The error for an application that was not allowed this. A client that can asks the person for all
 * of `scopes`, those that it has among them (step-up authorization); anyone else reads what to allow.
 */
export function scopeMissing({ resource, scopes }: Grant, scope: OauthScope): ApiError {
  const allow = `Connect again and allow: ${describeScope(scope)}.`;
  return new ApiError("scope_insufficient", {
    message: `The connection lacks the scope ${scope}. ${allow}`,
    param: "Authorization",
    strategy: "retry_with_clarification",
    clarification: "May the application connect again, so that its user can allow this?",
    suggestions: [allow],
    scopes: oauthResources[resource].filter((name) => name === scope || scopes.includes(name)),
  });
}

/**
 * Whether the application has just renewed its tokens. SDK 1 of the Model Context Protocol does that
 * when a scope is missing, instead of asking its user, and repeats the call; a second 403 leaves it
 * with an error in which nobody reads what to allow.
 */
export function hasJustRenewed({ renewedAt }: Grant, now: number): boolean {
  return renewedAt !== null && Math.abs(now - renewedAt) < lifetimes.refreshGraceMs;
}
