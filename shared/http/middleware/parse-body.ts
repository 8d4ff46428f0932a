import type { MiddlewareHandler } from "hono";
import { ApiError } from "../../core/errors.ts";
import { explainBody, type Fault } from "../../core/validation/explain-body.ts";
import { findMalformedText, malformedAt, mayBeMalformed } from "../../core/well-formed.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { readJsonBody, readTextBody } from "../request/body.ts";

/** Reads the body by the endpoint's contract into `c.var.body`, and its text into `c.var.bodyText`. */
export function parseBody(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  const contract = endpoint.body;
  return async function parseBody(c, next) {
    if (!contract) return next();
    const { text, value } = await read(c.req.raw, endpoint);
    const malformed = mayBeMalformed(text) ? findMalformedText(value, endpoint.checkedText) : null;
    if (malformed !== null) throw invalid([malformedAt(malformed)]);
    const result = contract.safeParse(value, { reportInput: true });
    if (!result.success) throw invalid(explainBody(result.error, contract));
    c.set("body", result.data);
    c.set("bodyText", text);
    await next();
  };
}

function invalid(faults: readonly Fault[]): ApiError {
  const [first] = faults;
  const message = first ? `${first.field}: ${first.message}` : "The body is not valid.";
  return new ApiError("parameter_missing", {
    message,
    param: first?.field ?? "body",
    clarification: `How should the body be corrected? ${message}`,
    fields: faults,
  });
}

async function read(request: Request, { otherBody, maxBodyBytes }: Endpoint) {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (!otherBody || type !== otherBody.type) return readJsonBody(request, maxBodyBytes);
  const text = await readTextBody(request, maxBodyBytes);
  return { text, value: otherBody.read(text) };
}
