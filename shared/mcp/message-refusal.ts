import type { BodyRefusal } from "../contracts/body-refusal.ts";
import { McpAnswer } from "../contracts/mcp.ts";

/** Error codes of JSON-RPC 2.0 for what never reaches a method. */
const parseError = -32700;
const invalidRequest = -32600;

/** A body that is not a JSON-RPC message is refused as JSON-RPC prescribes. */
export const messageRefusal: BodyRefusal = {
  shape: McpAnswer,
  description: `The body is not JSON (\`${parseError}\`) or not one JSON-RPC 2.0 message (\`${invalidRequest}\`).`,
  example: refusalOf(parseError, "The body is not well-formed JSON.", null),
  render: ({ message }, value) =>
    Response.json(
      value === undefined
        ? refusalOf(parseError, message, null)
        : refusalOf(invalidRequest, message, idOf(value)),
      { status: 400 },
    ),
};

function refusalOf(code: number, message: string, id: string | number | null) {
  return { jsonrpc: "2.0", id, error: { code, message } };
}

/** The id that the message bears, where it can be told. */
function idOf(value: unknown): string | number | null {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}
