import { type OperationApp, operation } from "@compensation-intelligence/middleware";
import type { Context } from "hono";
import { isOauthResource } from "#shared/access/oauth-scopes.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { parseBody, readBody } from "#shared/middleware/steps/parse-body.ts";
import { McpMessage } from "#shared/salaries/lookup-tools/mcp.request.ts";
import { decideOverLimit } from "./decide-over-limit.http.ts";
import { doesWork } from "./does-work.ts";
import { messageRefusal } from "./message-refusal.ts";
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
