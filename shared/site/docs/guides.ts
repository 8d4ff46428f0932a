import { errors } from "#shared/core/errors.ts";
import { recipeNames, recipePath } from "./recipes/recipe-names.ts";
import type { SearchEntry } from "./reference.ts";

export interface Guide {
  path: string;
  name: string;
  /** The heading under which the navigation lists it. */
  section: "start" | "tools" | "about";
  /** What somebody types who has a task and does not know the guide's name. */
  words: string;
}

/** The guides, in the order in which a newcomer reads them. */
export const guides = [
  {
    path: "/docs",
    name: "Quickstart",
    section: "start",
    words: "get started, first call, tutorial, example, hello world, curl, run",
  },
  {
    path: "/docs/authentication",
    name: "Authentication and limits",
    section: "start",
    words:
      "authorization, authenticate, API key, token, bearer, credential, sign in, OAuth, scope, permission, rate limit, rate limiting, quota, throttle, too many requests, 401, 403, 429, retry after, idempotency key",
  },
  {
    path: "/docs/errors",
    name: "Errors",
    section: "start",
    words: "error code, status code, handle errors, failure, refused, 400, 404, 500",
  },
  {
    path: "/docs/pagination",
    name: "Pagination",
    section: "start",
    words: "next page, cursor, list everything, total, iterate",
  },
  {
    path: "/docs/client",
    name: "TypeScript client, command line",
    section: "tools",
    words: "SDK, library, package, npm, install, CLI, terminal, JavaScript, Node",
  },
  {
    path: "/docs/webhooks",
    name: "Webhooks",
    section: "tools",
    words:
      "get notified, notification, push, event, callback, signature, verify a signature, secret, retry, local receiver, test locally, localhost, tunnel",
  },
  {
    path: "/docs/mcp",
    name: "Agents (MCP)",
    section: "tools",
    words: "connect an assistant, Claude, ChatGPT, Cursor, Model Context Protocol, tool, LLM, AI",
  },
  {
    path: "/docs/widget",
    name: "Widget",
    section: "tools",
    words: "embed, iframe, show pay on my website, HTML, white label, web component, colors",
  },
  {
    path: "/docs/data",
    name: "Data files",
    section: "tools",
    words: "bulk data, download everything, CSV, Parquet, spreadsheet, Excel, notebook, dataset",
  },
  {
    path: "/docs/methodology",
    name: "Figures, and how far off they are",
    section: "about",
    words:
      "methodology, method, accuracy, confidence interval, source, how is it calculated, trust, quote, cite",
  },
  {
    path: "/docs/versioning",
    name: "Versioning",
    section: "about",
    words: "breaking change, deprecated, deprecation, sunset, stability, upgrade",
  },
  {
    path: "/docs/changelog",
    name: "Changelog",
    section: "about",
    words: "what is new, release notes, history of changes",
  },
] as const satisfies readonly Guide[];

/** Pages outside of the documentation that its readers look for. */
const pagesElsewhere = [
  {
    path: "/pricing",
    name: "Plans and prices",
    words: "price, cost, upgrade, pay, Pro, Ultra, Free",
  },
  { path: "/app/keys", name: "Your keys", words: "make a key, create an API key, revoke a key" },
  { path: "/app/usage", name: "Your usage", words: "requests used, quota left, how many calls" },
  { path: "/status", name: "Status", words: "outage, uptime, is it down, incident" },
  {
    path: "/openapi.json",
    name: "OpenAPI document",
    words: "schema, Swagger, Postman, generate a client",
  },
] as const;

/** The entries of the search: guides, recipes, operations with their parameters, and errors. */
export function listSearchEntries(operations: readonly SearchEntry[]): SearchEntry[] {
  return [
    ...[...guides, ...pagesElsewhere].map(
      ({ name, path, words }) => [name, path, "", words] as const,
    ),
    ...recipeNames.map(
      ({ slug, name, description }) => [name, recipePath(slug), description, ""] as const,
    ),
    ...operations,
    ...Object.entries(errors).map(
      ([code, { title, pipeline, status }]) =>
        [code, `/docs/errors#${code}`, `${title} ${pipeline} ${status}`, ""] as const,
    ),
  ];
}
