import { type OperationApp, operation } from "@compensation-intelligence/middleware";
import type { Context } from "hono";
import * as z from "zod/mini";
import { isOauthResource } from "#shared/access/oauth-scopes.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { type BodyShare, bodyShareOf } from "#shared/middleware/request/held-bytes.ts";
import { mayReadRefused } from "#shared/middleware/request/refused-reads.ts";
import { parseBody, readBody } from "#shared/middleware/steps/parse-body.ts";
import { countAgainst, exceeded } from "#shared/middleware/steps/rate-limit.ts";
import { McpMessage } from "#shared/salaries/lookup-tools/mcp.request.ts";
import type { BodyRefusal } from "../middleware/endpoint-settings.ts";
import { calledTool } from "./called-tool.ts";
import { protectedAs } from "./protected-as.http.ts";

type Declaration = Pick<
  Endpoint,
  | "family"
  | "operationId"
  | "path"
  | "summary"
  | "description"
  | "access"
  | "insteadOfPlan"
  | "begin"
> & {
  /** Responds to one JSON-RPC message. */
  serve(c: Context<AppEnv>): Promise<Response>;
};

/** Declares an MCP server: on the outside an operation like any other, with JSON-RPC as its body. */
export function mcpEndpoint({ serve, ...declaration }: Declaration): OperationApp {
  const endpoint: Endpoint = {
    ...declaration,
    method: "post",
    params: NoParams,
    query: NoQuery,
    body: McpMessage,
    parseBody,
    bodyRefusal: messageRefusal,
    unanswered:
      "The message is a notification or a response, which has no answer: there is no body.",
    counts: doesWork,
    // The tool names the argument, in a result that an agent reads.
    checkedText: ["params.arguments"],
    isFlat: true,
    writes: false,
    errors: [],
    ...(isOauthResource(declaration.path) ? protectedAs(declaration.path) : {}),
    overLimit: decideOverLimit((c, share) => readBody(c, endpoint, share), serve),
    handle: async (c) => ({ data: null, response: await serve(c) }),
  };
  return operation(endpoint);
}

/** The JSON-RPC 2.0 error codes for a message that reaches no method. */
const parseError = -32700;
const invalidRequest = -32600;

/** How a body that is not a JSON-RPC message is refused: with status 400 and a JSON-RPC error. */
const messageRefusal: BodyRefusal = {
  description: `The body is not JSON (\`${parseError}\`) or not one JSON-RPC 2.0 message (\`${invalidRequest}\`).`,
  example: errorResponse(parseError, "The body is not well-formed JSON.", null),
  render: ({ message }, value) =>
    Response.json(
      value === undefined
        ? errorResponse(parseError, message, null)
        : errorResponse(invalidRequest, message, idOf(value)),
      { status: 400 },
    ),
};

function errorResponse(code: number, message: string, id: string | number | null) {
  return { jsonrpc: "2.0", id, error: { code, message } };
}

/** The id of the message, or null if it has none that JSON-RPC allows. */
function idOf(value: unknown): string | number | null {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

type ReadBody = (c: Context<AppEnv>, share: BodyShare) => Promise<Response | null>;

/**
 * Decides what becomes of a message over a limit. It was counted before its body is read, which
 * takes nothing of what requests within their limits need; where there is no room for it, or the
 * caller has sent many, it is refused unread.
 *
 * - A call of a tool gets a result that an agent reads, where an HTTP error would end its work.
 * - What costs no quota of the month counts against the minute alone, so that an agent can connect.
 * - Anything else is refused, and so is what cannot be read.
 *
 * @param read reads the message into `c.var.body`.
 * @param serve responds to it.
 */
function decideOverLimit(
  read: ReadBody,
  serve: (c: Context<AppEnv>) => Promise<Response>,
): NonNullable<Endpoint["overLimit"]> {
  return async function decideOverLimit(c, error, next) {
    if (!(await isRead(c, read))) throw error;
    const message = c.get("body");
    if (calledTool(message) !== null) {
      c.set("overLimit", error);
      const response = await serve(c);
      response.headers.set("Retry-After", String(error.details.afterSeconds ?? 1));
      return response;
    }
    const { admission, counted } = c.var;
    if (admission?.refusedBy !== "month" || !counted || doesWork(message)) throw error;
    const { limitKey, limits, credentialId } = counted;
    const ofMinute = await countAgainst(c, limitKey, { ...limits, perMonth: null }, credentialId);
    c.set("admission", { ...ofMinute, month: admission.month });
    if (ofMinute.refusedBy) throw exceeded(ofMinute);
    return next();
  };
}

async function isRead(c: Context<AppEnv>, read: ReadBody): Promise<boolean> {
  const share = { ...bodyShareOf(c), pool: "refused" } as const;
  if (!mayReadRefused(share, Date.now())) return false;
  if (c.get("body") !== undefined) return true;
  return read(c, share).then(
    (invalid) => invalid === null,
    () => false,
  );
}

/** A view of a chart is a constant; other resources are documents that are made for the request. */
const Work = z.union([
  z.object({ method: z.literal("tools/call") }),
  z.object({
    method: z.literal("resources/read"),
    params: z.object({ uri: z.string().check(z.refine((uri) => !uri.startsWith("ui://"))) }),
  }),
]);

/** Whether a message asks for what is counted like a call of the API: a tool's result, or a document. */
function doesWork(message: unknown): boolean {
  return Work.safeParse(message).success;
}
