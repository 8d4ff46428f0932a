import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "../../core/errors.ts";
import { explainBody, type Fault } from "../../core/validation/explain-body.ts";
import { findMalformedText, malformedAt, mayBeMalformed } from "../../core/well-formed.ts";
import type { Endpoint } from "../endpoint.ts";
import type { AppEnv } from "../env.ts";
import { readJsonBody } from "../request/body.ts";
import { type BodyShare, bodyShareOf } from "../request/held-bytes.ts";
import { suggestSlug } from "../request/suggest-call.ts";

/** Validates the body against the endpoint's contract into `c.var.body`; its text is in `c.var.bodyText`. */
export function parseBody(endpoint: Endpoint): MiddlewareHandler<AppEnv> {
  return async function parseBody(c, next) {
    // The body of a request over a limit was read before, to see what the request is.
    const isRead = c.get("body") !== undefined;
    const refused = isRead ? null : await readBody(c, endpoint, bodyShareOf(c));
    if (refused) return refused;
    await next();
  };
}

/**
 * Reads and validates the body, see {@link parseBody}.
 *
 * @returns the response to one that is not valid, if its protocol has its own; else null.
 */
export async function readBody(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  share: BodyShare,
): Promise<Response | null> {
  const { body: contract, maxBodyBytes: maxBytes } = endpoint;
  if (!contract) return null;
  let value: unknown;
  try {
    const body = await readJsonBody(c.req.raw, {
      ...(maxBytes === undefined ? {} : { maxBytes }),
      share,
    });
    value = body.value;
    const malformed = mayBeMalformed(body.text)
      ? findMalformedText(value, endpoint.checkedText)
      : null;
    if (malformed !== null) throw invalidBody([malformedAt(malformed)]);
    const result = contract.safeParse(value, { reportInput: true });
    if (!result.success) {
      throw invalidBody(await nameSlugs(c, endpoint, explainBody(result.error, contract)));
    }
    c.set("body", result.data);
    c.set("bodyText", body.text);
    return null;
  } catch (error) {
    return reject(endpoint, error, value);
  }
}

function reject({ bodyRefusal }: Endpoint, error: unknown, value: unknown): Response {
  const isFault = error instanceof ApiError && error.row.status === 400;
  if (bodyRefusal && isFault) return bodyRefusal.render(error, value);
  throw error;
}

/** Finding a slug compares the text with the whole catalog. */
const maxNamed = 5;

/** Adds the slugs that the caller means by other text to the messages. */
async function nameSlugs(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  faults: readonly Fault[],
): Promise<Fault[]> {
  const named: Fault[] = [];
  for (const [index, { field, message, notSlug }] of faults.entries()) {
    const meant = notSlug && index < maxNamed && (await endpoint.findSlug?.(c, notSlug));
    named.push({ field, message: meant ? `${message} ${suggestSlug(meant)}` : message });
  }
  return named;
}

/** The error for a body that does not fulfil its contract. */
export function invalidBody(faults: readonly Fault[]): ApiError {
  const [first] = faults;
  const message = first ? `${first.field}: ${first.message}` : "The body is not valid.";
  return new ApiError("parameter_missing", {
    message,
    param: first?.field ?? "body",
    clarification: `How should the body be corrected? ${message}`,
    fields: faults,
  });
}
