import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import { logFailure } from "../core/log-failure.ts";
import { serviceVersion } from "../core/service-version.ts";
import { findMalformedText, textRule } from "../core/well-formed.ts";
import { addPrompt, addResource } from "./add-documents.ts";
import { appsExtension, clientDraws, declaresViews, newSessionId } from "./charts/client-draws.ts";
import { viewResource, viewUri } from "./charts/views.ts";
import type { McpContext } from "./context.ts";
import type { Prompt } from "./prompt.ts";
import { publishedOnly } from "./published-only.ts";
import type { Resource } from "./resource.ts";
import { errorResult, type Tool } from "./tool.ts";

export interface McpServerIdentity {
  name: string;
  title: string;
  /** How an agent should use the tools together. */
  instructions: string;
}

/** What a server has. */
export interface Offered {
  tools: readonly Tool[];
  prompts: readonly Prompt[];
  resources: readonly Resource[];
}

/** The list of tools changes only with a release, but differs between credentials. */
const unchanging = { listChanged: false };
const listHint = { ttlMs: 300_000, cacheScope: "private" } as const;

/**
 * Responds to one MCP message, of revision 2026-07-28 or of the 2025 revisions before it, with
 * these tools. Stateless: nothing is kept between requests.
 */
export async function serveMcp(
  context: McpContext,
  identity: McpServerIdentity,
  offered: Offered,
): Promise<Response> {
  const request = acceptEveryType(context.request);
  const buildFresh = () => buildServer(context, identity, offered);
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
    const response = await transport.handleRequest(request, { parsedBody });
    if (isInitialize(parsedBody) && declaresViews(parsedBody)) {
      response.headers.set("Mcp-Session-Id", newSessionId());
    }
    return response;
  } finally {
    await server.close();
  }
}

const Initialize = z.object({ method: z.literal("initialize") });
const isInitialize = (message: unknown) => Initialize.safeParse(message).success;

const ReadView = z.object({
  method: z.literal("resources/read"),
  params: z.object({ uri: z.string().check(z.startsWith("ui://")) }),
});
/** A client may fetch a view over a connection on which it has not said that it shows it. */
const readsView = (message: unknown) => ReadView.safeParse(message).success;

function buildServer(
  context: McpContext,
  { name, title, instructions }: McpServerIdentity,
  { tools, prompts, resources }: Offered,
): McpServer {
  const draws = clientDraws(context);
  const views = draws || readsView(context.message) ? viewsOf(tools) : [];
  const server = new McpServer(
    { name, title, version: serviceVersion, websiteUrl: context.origin },
    {
      instructions,
      capabilities: {
        tools: unchanging,
        ...(prompts.length > 0 ? { prompts: unchanging } : {}),
        ...(resources.length > 0 ? { resources: unchanging } : {}),
        ...(draws ? { extensions: { [appsExtension]: {} } } : {}),
      },
      cacheHints: { "tools/list": listHint, "server/discover": listHint },
    },
  );
  for (const tool of tools) {
    const { name, title, description, annotations, inputSchema, outputSchema, view, run } = tool;
    server.registerTool(
      name,
      {
        title,
        description,
        annotations: { title, ...annotations },
        inputSchema: publishedOnly(inputSchema),
        ...(outputSchema ? { outputSchema: publishedOnly(outputSchema) } : {}),
        ...(draws && view ? { _meta: { ui: { resourceUri: viewUri(view) } } } : {}),
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
  for (const prompt of prompts) addPrompt(server, prompt);
  for (const resource of [...resources, ...views]) addResource(server, context, resource);
  return server;
}

function viewsOf(tools: readonly Tool[]): Resource[] {
  return [...new Set(tools.flatMap(({ view }) => view ?? []))].map(viewResource);
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
