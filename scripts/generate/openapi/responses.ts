import * as z from "zod";
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";
import { responseSchema } from "#shared/api/responses-by-operation.response.ts";
import { type ErrorCode, type ErrorStatus, errors } from "#shared/core/errors.ts";
import { notServedCodes } from "#shared/middleware/app.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import type { BodyRefusal } from "#shared/middleware/endpoint-settings.ts";
import { listErrorCodes } from "#shared/middleware/response/error-codes.ts";
import { errorModel } from "./error-schemas.ts";
import { examples } from "./examples/read.ts";
import { headersOf, uncountedHeaders } from "./headers.ts";
import { pascalCase, refTo } from "./schema.ts";

const json = "application/json";

/** All responses of an operation, each with an example. */
export function describeResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
  return {
    [`${endpoint.status ?? 200}`]: success(endpoint),
    ...(endpoint.unanswered ? { "202": unanswered(endpoint, endpoint.unanswered) } : {}),
    ...(endpoint.method === "get" ? { "304": notModified(endpoint) } : {}),
    ...failures(endpoint),
    default: notServed(endpoint),
  };
}

function success(endpoint: Endpoint): ZodOpenApiResponseObject {
  const recorded = examples.operations[endpoint.operationId];
  const content = (type: string) => ({
    schema: type === json ? responseSchema(endpoint) : Text,
    ...(recorded?.type === type ? { example: recorded.answer } : {}),
  });
  return {
    description: "Success.",
    headers: headersOf(endpoint, 200),
    content: Object.fromEntries((endpoint.media ?? [json]).map((type) => [type, content(type)])),
  };
}

function unanswered(endpoint: Endpoint, description: string): ZodOpenApiResponseObject {
  return { description, headers: headersOf(endpoint, 202) };
}

const Text = z.string().max(100_000_000);

function notModified(endpoint: Endpoint): ZodOpenApiResponseObject {
  return {
    description:
      "The response that the caller cached is still current (`If-None-Match`). Does not count against the monthly quota.",
    headers: headersOf(endpoint, 304),
  };
}

/** One response for each error status, listing its error codes. */
function failures(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(listErrorCodes(endpoint), (code) => errors[code].status);
  const { bodyRefusal } = endpoint;
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      `${status}`,
      bodyRefusal && status === 400
        ? refusedBody(endpoint, bodyRefusal)
        : failure(endpoint, status, codes),
    ]),
  );
}

function refusedBody(
  endpoint: Endpoint,
  { description, example }: BodyRefusal,
): ZodOpenApiResponseObject {
  const headers = headersOf(endpoint, 400);
  return {
    description,
    headers,
    content: { [json]: { schema: responseSchema(endpoint), example } },
  };
}

/** The document defines each response once, however many operations return it. */
const known = new Map<string, ZodOpenApiResponseObject>();

function failure(
  endpoint: Endpoint,
  status: ErrorStatus,
  codes: readonly ErrorCode[],
): ZodOpenApiResponseObject {
  const { family, access } = endpoint;
  const open = access.kind === "public" ? "Public" : "";
  // Only an MCP server's 403 has a header that names a missing scope.
  const mcp = status === 403 && endpoint.challenge ? "Mcp" : "";
  const id = `${open}${mcp}${pascalCase(family)}${codes.map(pascalCase).join("Or")}`;
  const response = known.get(id) ?? {
    id,
    description: codes
      .map((code) => `\`${nameOf(family, code)}\`: ${errors[code].title}.`)
      .join(" "),
    headers: headersOf(endpoint, status),
    content: errorContent(family, codes),
  };
  known.set(id, response);
  return response;
}

/**
 * The response to a URL or method that the API does not have, which no operation lists as its own
 * failure.
 */
function notServed({ family }: Endpoint): ZodOpenApiResponseObject {
  const id = `${pascalCase(family)}NotServed`;
  const codes = notServedCodes
    .map((code) => `${errors[code].status} \`${nameOf(family, code)}\``)
    .join(" or ");
  const response = known.get(id) ?? {
    id,
    description: `${codes}: the service at this address does not have the operation. The address is another one, or the service is older than this document.`,
    headers: uncountedHeaders,
    content: errorContent(family, notServedCodes),
  };
  known.set(id, response);
  return response;
}

function errorContent(family: Endpoint["family"], codes: readonly ErrorCode[]) {
  return {
    [json]: {
      schema: oneOf(codes.map((code) => errorModel(family, code))),
      examples: Object.fromEntries(
        codes.map((code) => [
          code,
          { summary: errors[code].title, value: examples.refusals[family][code] },
        ]),
      ),
    },
  };
}

function oneOf(models: readonly string[]) {
  const [only, ...others] = [...new Set(models)].map((model) => refTo(model));
  return only && others.length === 0
    ? only
    : { oneOf: [only, ...others].flatMap((it) => it ?? []) };
}

function nameOf(family: Endpoint["family"], code: ErrorCode): string {
  return family === "salary" ? code : errors[code].pipeline;
}
