/** Descriptions of the servers that registries and clients read before they connect. */
import { serviceVersion } from "../core/service-version.ts";
import { tokenPrefixes } from "../credentials/token.ts";

interface Described {
  /** The last part of its name. */
  name: string;
  path: string;
  title: string;
  /** A description of at most 100 characters. */
  description: string;
  /** The prefix of the credential that it accepts; null if it needs none. */
  prefix: string | null;
}

export const servers = {
  public: {
    name: "pay",
    path: "/mcp",
    title: "U.S. pay, public",
    description:
      "What jobs pay in the United States, whether an offer is fair, and which is better. No key needed.",
    prefix: null,
  },
  salary: {
    name: "salary-data",
    path: "/api/v1/intelligence/mcp",
    title: "Compensation Intelligence",
    description: "U.S. pay by role, city and experience, with skills, markets and career moves.",
    prefix: tokenPrefixes.intelligence,
  },
  pipeline: {
    name: "job-pipeline",
    path: "/api/mcp",
    title: "Job Pipeline",
    description:
      "One person's job search: jobs, contacts, activities, calendar, and salary lookups.",
    prefix: tokenPrefixes.pipeline,
  },
} as const satisfies Record<string, Described>;

export type ServerName = keyof typeof servers;

export const protocolVersions = ["2026-07-28", "2025-11-25"];

/** The media type of a server card. */
export const cardType = "application/mcp-server-card+json";

const schemas = "https://static.modelcontextprotocol.io/schemas";

/** A server card of the proposed extension (SEP-2127). */
export function makeServerCard(server: ServerName, origin: string) {
  const { url, ...remote } = remoteOf(servers[server], origin);
  return {
    $schema: `${schemas}/v1/server-card.schema.json`,
    ...identityOf(servers[server], origin),
    remotes: [
      { type: "streamable-http", url, ...remote, supportedProtocolVersions: protocolVersions },
    ],
  };
}

/** The `server.json` for the MCP registry. */
export function makeRegistryEntry(server: ServerName, origin: string) {
  return {
    $schema: `${schemas}/2025-12-11/server.schema.json`,
    ...identityOf(servers[server], origin),
    remotes: [{ type: "streamable-http", ...remoteOf(servers[server], origin) }],
  };
}

/** The cards of all servers, for clients that know no more than the host's name. */
export function makeAiCatalog(origin: string) {
  const { hostname } = new URL(origin);
  return {
    specVersion: "1.0",
    entries: Object.values(servers).map(({ name, path }) => ({
      identifier: `urn:air:${hostname}:mcp:${name}`,
      type: cardType,
      url: `${origin}${path}/server-card`,
    })),
  };
}

function identityOf({ name, title, description }: Described, origin: string) {
  const domain = new URL(origin).hostname.split(".").toReversed().join(".");
  return {
    name: `${domain}/${name}`,
    version: serviceVersion,
    title,
    description,
    websiteUrl: `${origin}/docs/mcp`,
  };
}

function remoteOf({ path, prefix }: Described, origin: string) {
  const url = `${origin}${path}`;
  if (prefix === null) return { url };
  return {
    url,
    headers: [
      {
        name: "Authorization",
        description: `Bearer ${prefix}…; how to get one: ${origin}/docs/authentication`,
        isRequired: true,
        isSecret: true,
        placeholder: `Bearer ${prefix}…`,
      },
    ],
  };
}
