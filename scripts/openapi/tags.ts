import type { Endpoint } from "../../shared/http/endpoint.ts";

/** The groups in which the reference shows operations, in that order. */
export const tags = [
  {
    name: "Estimates",
    description: "What a role pays, paid and will pay, and where that comes from.",
  },
  { name: "Offers", description: "Offers compared and negotiated; pay that users submit." },
  { name: "Catalog", description: "The roles, cities and employers that there are figures for." },
  { name: "Lookups", description: "Older, flat lookups for tool-calling clients." },
  { name: "Jobs", description: "The jobs of a search and where they stand." },
  { name: "Contacts", description: "The people of a search." },
  { name: "Activities", description: "What was done." },
  { name: "Calendar", description: "What is due, and a feed of it." },
  { name: "Webhooks", description: "Who is told of changes, and what became of each attempt." },
  { name: "Account", description: "The account, its pipeline as a whole, and what to do next." },
  { name: "Agents", description: "The same tools for agents, over the Model Context Protocol." },
] as const;

type Tag = (typeof tags)[number]["name"];

/** The first pattern that a path matches names its group. */
const groups: readonly (readonly [RegExp, Tag])[] = [
  [/\/intelligence\/mcp$|^\/api\/mcp$|^\/mcp\.json$/, "Agents"],
  [/^\/api\/mcp\/intelligence\//, "Lookups"],
  [/\/(?:roles|cities|search|companies)$/, "Catalog"],
  [/\/(?:compare-offers|negotiate|submit|crowd)$/, "Offers"],
  [/^\/api\/v1\/intelligence\//, "Estimates"],
  [/^\/api\/mcp\/jobs/, "Jobs"],
  [/^\/api\/mcp\/contacts/, "Contacts"],
  [/^\/api\/mcp\/activities/, "Activities"],
  [/^\/api\/mcp\/calendar/, "Calendar"],
  [/^\/api\/mcp\/webhooks/, "Webhooks"],
];

export function tagOf({ path }: Endpoint): Tag {
  return groups.find(([pattern]) => pattern.test(path))?.[1] ?? "Account";
}
