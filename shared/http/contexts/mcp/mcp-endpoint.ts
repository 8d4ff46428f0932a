import type { Context } from "hono";
import { NoParams, NoQuery } from "../../../contracts/common.ts";
import { McpMessage } from "../../../contracts/mcp.ts";
import { messageRefusal } from "../../../mcp/message-refusal.ts";
import { findOauthCaller } from "../../../oauth/find-oauth-caller.ts";
import { resourceChallenge } from "../../../oauth/metadata.ts";
import { isOauthResource } from "../../../oauth/scopes.ts";
import type { Endpoint } from "../../endpoint.ts";
import type { AppEnv } from "../../env.ts";
import { parseBody } from "../../middleware/parse-body.ts";

type Declaration = Pick<
  Endpoint,
  "family" | "operationId" | "path" | "summary" | "description" | "access" | "counts"
> & {
  /** Responds to one JSON-RPC message. */
  serve(c: Context<AppEnv>): Promise<Response>;
};

/** Declares an MCP server: on the outside an operation like any other, with JSON-RPC as its body. */
export function mcpEndpoint({ serve, ...declaration }: Declaration): Endpoint {
  return {
    ...declaration,
    method: "post",
    params: NoParams,
    query: NoQuery,
    body: McpMessage,
    parseBody,
    bodyRefusal: messageRefusal,
    // The tool names the argument, in a result that an agent reads.
    checkedText: ["params.arguments"],
    isFlat: true,
    writes: false,
    errors: [],
    ...protect(declaration.path),
    handle: async (c) => ({ data: null, response: await serve(c) }),
  };
}

/** The servers that need a credential take access tokens, and say where a client gets one. */
function protect(path: string): Pick<Endpoint, "oauth" | "challenge"> {
  if (!isOauthResource(path)) return {};
  return {
    oauth: { resource: path, findCaller: (db, sha256) => findOauthCaller(db, sha256, path) },
    challenge: (origin, error) => resourceChallenge(origin, path, { error }),
  };
}
