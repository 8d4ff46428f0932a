import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  type StandardSchemaWithJSON,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { logFailure } from "../core/log-failure.ts";
import { serviceVersion } from "../core/service-version.ts";
import { findMalformedText, textRule } from "../core/well-formed.ts";
import type { McpContext } from "./context.ts";
import { errorResult, type JsonSchema, type Tool } from "./tool.ts";

export interface McpServerIdentity {
  name: string;
  title: string;
  /** How an agent should use the tools together. */
  instructions: string;
}

/** The list of tools changes only with a release, but differs between credentials. */
const listHint = { ttlMs: 300_000, cacheScope: "private" } as const;

/**
 * Responds to one MCP message, of revision 2026-07-28 or of the 2025 revisions before it, with
 * these tools. Stateless: nothing is kept between requests.
 */
export async function serveMcp(
  context: McpContext,
  identity: McpServerIdentity,
  tools: readonly Tool[],
): Promise<Response> {
  const request = acceptEveryType(context.request);
  const buildFresh = () => buildServer(context, identity, tools);
  if (await isLegacyRequest(request, context.message)) {
    return serveLegacyRevision(buildFresh(), request, context.message);
  }
  // No subscriptions: the tools do not change, so there would be nothing to send.
  const handler = createMcpHandler(buildFresh, { legacy: "reject", maxSubscriptions: 0 });
  return handler.fetch(request, { parsedBody: context.message });
}

/**
 * Every response is JSON, which all clients read. The protocol also requires clients to accept
 * event streams, and the SDK rejects those that do not, although this service never sends one.
 */
function acceptEveryType({ url, method, headers, signal }: Request): Request {
  const accepting = new Headers(headers);
  accepting.set("accept", "application/json, text/event-stream");
  return new Request(url, { method, headers: accepting, signal });
}

async function serveLegacyRevision(
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
  context: McpContext,
  { name, title, instructions }: McpServerIdentity,
  tools: readonly Tool[],
): McpServer {
  const server = new McpServer(
    { name, title, version: serviceVersion, websiteUrl: context.origin },
    {
      instructions,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { "tools/list": listHint, "server/discover": listHint },
    },
  );
  for (const { name, title, description, annotations, inputSchema, outputSchema, run } of tools) {
    server.registerTool(
      name,
      {
        title,
        description,
        annotations,
        inputSchema: publishedOnly(inputSchema),
        ...(outputSchema ? { outputSchema: publishedOnly(outputSchema) } : {}),
      },
      async (args) => {
        const malformed = findMalformedText(args);
        if (malformed !== null) {
          return errorResult([`${malformed} is not valid. Allowed: ${textRule}.`]);
        }
        return run(context, args).catch((error: unknown) => hideDefect(context, name, error));
      },
    );
  }
  return server;
}

/** Logs an unexpected exception and tells the caller nothing about it but the request id. */
function hideDefect({ requestId }: McpContext, tool: string, cause: unknown): CallToolResult {
  logFailure({ requestId, tool }, cause);
  return errorResult([
    "internal_error: The call failed because of a fault in the service. The fault is logged under this request id.",
    "Try again in 5 s.",
    `request_id: ${requestId}`,
  ]);
}

/** A schema that clients see but the SDK does not enforce: the called operation validates. */
function publishedOnly(schema: JsonSchema): StandardSchemaWithJSON<Record<string, unknown>> {
  const json = () => ({ ...schema });
  return {
    "~standard": {
      version: 1,
      vendor: "compensation-intelligence",
      // A call may omit its arguments altogether.
      validate: (value) => ({ value: (value ?? {}) as Record<string, unknown> }),
      jsonSchema: { input: json, output: json },
    },
  };
}
