import type { Endpoint } from "#shared/middleware/endpoint.ts";

/** The groups of operations in the reference, in order. */
export const tags = [
  {
    name: "Estimates",
    description: "What a role pays, has paid and is projected to pay, with the sources.",
  },
  { name: "Offers", description: "Evaluate, compare and negotiate offers, and submit salaries." },
  { name: "Catalog", description: "The roles, cities and employers with figures." },
  { name: "Lookups", description: "Older, flat lookups for tool-calling clients." },
  { name: "Jobs", description: "The jobs of a job search and their statuses." },
  { name: "Contacts", description: "The people of a job search." },
  { name: "Activities", description: "A log of what was done." },
  { name: "Calendar", description: "Upcoming events, and a calendar feed of them." },
  { name: "Inbox", description: "Mail of employers, and what it changes of the board." },
  { name: "Webhooks", description: "Subscriptions to changes, and the outcome of each delivery." },
  {
    name: "Account",
    description: "The account, a summary of its pipeline, and suggested next actions.",
  },
  {
    name: "Agents",
    description: "The same tools for agents, over the Model Context Protocol (MCP).",
  },
] as const;

type Tag = (typeof tags)[number]["name"];

/** The first pattern that matches a path determines its group. */
const groups: readonly (readonly [RegExp, Tag])[] = [
  [/\/intelligence\/mcp$|^(?:\/api)?\/mcp$|^\/mcp\.json$/, "Agents"],
  [/^\/api\/mcp\/intelligence\//, "Lookups"],
  [/^\/api\/mcp\/(?:companies|pipeline)/, "Account"],
  [/\/(?:roles|cities|search|companies)$/, "Catalog"],
  [/\/(?:evaluate|check-posting|compare-offers|negotiate|submit|crowd)$/, "Offers"],
  [/^\/api\/v1\/intelligence\//, "Estimates"],
  [/^\/api\/mcp\/jobs/, "Jobs"],
  [/^\/api\/mcp\/contacts/, "Contacts"],
  [/^\/api\/mcp\/activities/, "Activities"],
  [/^\/api\/mcp\/calendar/, "Calendar"],
  [/^\/api\/mcp\/inbox/, "Inbox"],
  [/^\/api\/mcp\/webhooks/, "Webhooks"],
];

export function tagOf({ path }: Endpoint): Tag {
  return groups.find(([pattern]) => pattern.test(path))?.[1] ?? "Account";
}
