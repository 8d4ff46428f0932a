import type { Context } from "hono";
import { NoParams, NoQuery } from "../contracts/common.ts";
import { McpAnswer, McpMessage } from "../contracts/mcp.ts";
import type { Endpoint } from "../http/endpoint.ts";
import type { AppEnv } from "../http/env.ts";
import { messageRefusal } from "./message-refusal.ts";

type Own = Pick<
  Endpoint,
  "family" | "operationId" | "path" | "summary" | "description" | "access"
> & {
  /** Answers one message. */
  serve(c: Context<AppEnv>): Promise<Response>;
};

/** Declares an MCP server: an operation like any other around, JSON-RPC inside. */
export function mcpEndpoint({ serve, ...own }: Own): Endpoint {
  return {
    ...own,
    method: "post",
    params: NoParams,
    query: NoQuery,
    body: McpMessage,
    bodyRefusal: messageRefusal,
    checkedText: ["params"],
    data: McpAnswer,
    isFlat: true,
    writes: false,
    errors: [],
    handle: async (c) => ({ data: null, response: await serve(c) }),
  };
}
