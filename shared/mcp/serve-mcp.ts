import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  type StandardSchemaWithJSON,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { Context } from "hono";
import { logFailure } from "../core/log-failure.ts";
import { serviceVersion } from "../core/service-version.ts";
import { findMalformedText, textRule } from "../core/well-formed.ts";
import type { AppEnv } from "../http/env.ts";
import { siteOrigin } from "../http/request/site.ts";
import { failed, type JsonSchema, type Tool } from "./tool.ts";

export interface McpServerIdentity {
  name: string;
  title: string;
  /** How an agent is to use the tools together. */
  instructions: string;
}

/** Lists do not change between releases, but differ between credentials. */
const listHint = { ttlMs: 300_000, cacheScope: "private" } as const;

/**
 * Answers one MCP message, of revision 2026-07-28 or of the 2025 ones before
 * it, with these tools. Stateless: nothing is kept between requests.
 */
export async function serveMcp(
  c: Context<AppEnv>,
  identity: McpServerIdentity,
  tools: readonly Tool[],
): Promise<Response> {
  const parsedBody = c.get("body");
  const request = acceptingAny(c.req.raw);
  const build = () => buildServer(c, identity, tools);
  if (await isLegacyRequest(request, parsedBody)) {
    return serveEarlierRevision(build(), request, parsedBody);
  }
  // The tools never change under a subscriber: there is nothing to listen to.
  const handler = createMcpHandler(build, { legacy: "reject", maxSubscriptions: 0 });
  return handler.fetch(request, { parsedBody });
}

/**
 * Every answer is JSON, which all clients read. The protocol obliges clients to accept event streams
 * too and the SDK refuses those that do not, though none is ever sent.
 */
function acceptingAny({ url, method, headers, signal }: Request): Request {
  const accepting = new Headers(headers);
  accepting.set("accept", "application/json, text/event-stream");
  return new Request(url, { method, headers: accepting, signal });
}

async function serveEarlierRevision(
  server: McpServer,
  request: Request,
  parsedBody: unknown,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

function buildServer(
  c: Context<AppEnv>,
  { name, title, instructions }: McpServerIdentity,
  tools: readonly Tool[],
): McpServer {
  const server = new McpServer(
    { name, title, version: serviceVersion, websiteUrl: siteOrigin(c) },
    {
      instructions,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { "tools/list": listHint, "server/discover": listHint },
    },
  );
  for (const { title, description, annotations, input, output, name, run } of tools) {
    server.registerTool(
      name,
      {
        title,
        description,
        annotations: { title, ...annotations },
        inputSchema: described(input),
        ...(output ? { outputSchema: described(output) } : {}),
      },
      async (args) => {
        const malformed = findMalformedText(args);
        if (malformed !== null) return failed([`${malformed} is not valid. Allowed: ${textRule}.`]);
        return run(c, args).catch((error: unknown) => conceal(c, name, error));
      },
    );
  }
  return server;
}

/** What nobody has foreseen is logged, not told. */
function conceal(c: Context<AppEnv>, tool: string, cause: unknown): CallToolResult {
  const requestId = c.get("requestId");
  logFailure({ requestId, tool }, cause);
  return failed([
    "internal_error: The service failed to answer. The failure is recorded under this request id.",
    "Try again in 5 s.",
    `request_id: ${requestId}`,
  ]);
}

/** A schema that is told to the client; values are checked by the operation that the tool calls. */
function described(schema: JsonSchema): StandardSchemaWithJSON<Record<string, unknown>> {
  const json = () => ({ ...schema });
  return {
    "~standard": {
      version: 1,
      vendor: "compensation-intelligence",
      // A call may leave its arguments out altogether.
      validate: (value) => ({ value: (value ?? {}) as Record<string, unknown> }),
      jsonSchema: { input: json, output: json },
    },
  };
}
