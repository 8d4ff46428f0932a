import type { BodyRefusal } from "../middleware/endpoint-settings.ts";

/** The JSON-RPC 2.0 error codes for a message that reaches no method. */
const parseError = -32700;
const invalidRequest = -32600;

/** How a body that is not a JSON-RPC message is refused: with status 400 and a JSON-RPC error. */
export const messageRefusal: BodyRefusal = {
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
