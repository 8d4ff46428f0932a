import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  Server,
  type StandardSchemaWithJSON,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import { planName, tierNames, tiers } from "../access/tiers.ts";
import { grouped } from "../core/format.ts";
import { logFailure } from "../core/log-failure.ts";
import { serviceVersion } from "../core/service-version.ts";
import { findMalformedText, textRule } from "../core/well-formed.ts";
import { hasJustRenewed, scopeMissing } from "../oauth/describe-scope.ts";
import { addPrompt, addResource, type Prompt, type Resource } from "./add-documents.ts";
import { calledTool } from "./called-tool.ts";
import { appsExtension, clientDraws, declaresViews, newSessionId } from "./charts/client-draws.ts";
import { viewResource, viewUri } from "./charts/views.ts";
import type { McpContext, OverLimit } from "./context.ts";
import { meetPerson, refuseLate } from "./questions/meet-person.ts";
import { errorResult, type JsonSchema, type Tool } from "./tool.ts";

export interface McpServerIdentity {
  name: string;
  title: string;
  /** How an agent should use the tools together. */
  instructions: string;
}

/** The tools, prompts and resources of a server. */
interface Offered {
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
 *
 * @throws ApiError `scope_insufficient` if an application was not allowed what the tool needs that
 * it calls. With the HTTP status that follows from it, a client asks its user for more. A client that
 * has reacted by renewing its tokens gets the words as the result of the call.
 */
export async function serveMcp(
  context: McpContext,
  identity: McpServerIdentity,
  offered: Offered,
): Promise<Response> {
  const refusal = refusalOf(context, offered.tools);
  const request = acceptEveryType(context.request);
  const build = (own: McpContext) =>
    refusal ? buildRefusal(identity, refusal) : buildServer(own, identity, offered);
  if (await isLegacyRequest(request, context.message)) {
    return serveLegacyRevision(build(context), request, context.message);
  }
  const person = refusal ? null : await meetPerson(context);
  const buildFresh = () => build({ ...context, ...(person && { person }) });
  // No subscriptions: the tools do not change, so there would be nothing to send.
  const handler = createMcpHandler(buildFresh, { legacy: "reject", maxSubscriptions: 0 });
  return handler.fetch(request, { parsedBody: context.message });
}

/** The result of a call for which no tool is run; null for any other message. */
function refusalOf(context: McpContext, tools: readonly Tool[]): CallToolResult | null {
  const { caller, message, overLimit, now } = context;
  if (overLimit) return overLimitResult(context, overLimit);
  const called = calledTool(message);
  const { scope } = tools.find(({ name }) => name === called) ?? {};
  const { grant } = caller ?? {};
  if (!scope || !grant || grant.scopes.includes(scope)) return null;
  const error = scopeMissing(grant, scope);
  if (!hasJustRenewed(grant, now)) throw error;
  const code = grant.resource === "/api/mcp" ? error.row.pipeline : error.code;
  return errorResult([`${code}: ${error.message}`], { code, argument: "Authorization" });
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
  server: McpServer | Server,
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

/** A server on which every call of a tool has this result. */
function buildRefusal({ name, title }: McpServerIdentity, result: CallToolResult): Server {
  const server = new Server(
    { name, title, version: serviceVersion },
    { capabilities: { tools: unchanging } },
  );
  server.setRequestHandler("tools/call", () => result);
  return server;
}

function buildServer(
  context: McpContext,
  { name, title, instructions }: McpServerIdentity,
  { tools, prompts, resources }: Offered,
): McpServer {
  const draws = clientDraws(context);
  const views = draws || readsView(context.message) ? viewsOf(tools) : [];
  const server = new McpServer(
    {
      ...{ name, title, version: serviceVersion },
      // Where tools run without a service, there is no web site.
      ...(context.origin === "" ? {} : { websiteUrl: context.origin }),
    },
    {
      instructions,
      capabilities: {
        tools: unchanging,
        ...(prompts.length > 0 ? { prompts: unchanging } : {}),
        ...(resources.length > 0 ? { resources: unchanging } : {}),
        ...(draws ? { extensions: { [appsExtension]: {} } } : {}),
      },
      requestState: { verify: () => verifyState(context) },
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
        annotations,
        inputSchema: publishedOnly(inputSchema),
        ...(outputSchema ? { outputSchema: publishedOnly(outputSchema) } : {}),
        ...(draws && view ? { _meta: { ui: { resourceUri: viewUri(view) } } } : {}),
      },
      async (args) => {
        const malformed = findMalformedText(args);
        if (malformed !== null) {
          return errorResult([`${malformed} is not valid. Allowed: ${textRule}.`]);
        }
        if (context.person?.fault === "late") return refuseLate(name);
        return run(context, args).catch((error: unknown) => hideDefect(context, name, error));
      },
    );
  }
  for (const prompt of prompts) addPrompt(server, prompt);
  for (const resource of [...resources, ...views]) addResource(server, context, resource);
  return server;
}

/** @throws what the SDK turns into the protocol's error, if the state is not one of this very call. */
function verifyState({ person }: McpContext): void {
  if (!person || person.fault === "forged") throw new Error("not a state of this call");
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

/** The result of a call over a limit, whichever its tool: how long to wait, and what else can be done. */
function overLimitResult(context: McpContext, over: OverLimit): CallToolResult {
  const { code, message, afterSeconds: retryAfter } = over;
  return errorResult([`${code}: ${message}`, ...adviceOn(context, over)], { code, retryAfter });
}

function adviceOn(context: McpContext, { used }: OverLimit): string[] {
  const { origin, caller } = context;
  const again = "The tool was not called: make the same call again after that.";
  if (used === "address") {
    const { perMinute } = tiers.free;
    return [
      again,
      `With a free key, the limit is ${perMinute} requests in any 60 seconds for its account: ${origin}/signup`,
    ];
  }
  const together = "All keys and connected applications of the account count together.";
  const more = caller?.access === null ? sayMore(caller, used, origin) : [];
  return [again, together, ...more];
}

/** The nearest plan that allows more; the Job Pipeline API has one plan. */
function sayMore(
  { tier, limits }: NonNullable<McpContext["caller"]>,
  used: "minute" | "month",
  origin: string,
): string[] {
  const unit = used === "minute" ? "perMinute" : "perMonth";
  const higher = tierNames.slice(tierNames.indexOf(tier) + 1);
  const plan = higher.find((name) => tiers[name][unit] > limits[unit]);
  if (!plan) return [];
  const period = used === "minute" ? "in any 60 seconds" : "a month";
  return [
    `The ${planName(plan)} plan has ${grouped(tiers[plan][unit])} requests ${period}: ${origin}/pricing`,
  ];
}
