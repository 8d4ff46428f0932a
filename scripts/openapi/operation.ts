import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from "zod-openapi";
import { PipelineError, SalaryError } from "../../shared/contracts/envelope.ts";
import { answerShape } from "../../shared/http/answer-shape.ts";
import { codesOf } from "../../shared/http/codes-of.ts";
import type { Access, Endpoint } from "../../shared/http/endpoint.ts";
import { type ErrorCode, errors } from "../../shared/http/errors.ts";
import { headersOf } from "./headers.ts";

const idempotency = z.object({
  "Idempotency-Key": z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/)
    .optional()
    .meta({
      description:
        "Makes it safe to send the request again: for 24 hours the same key and body are answered with the first answer.",
      example: "0b5d4b0e-6b63-4b3a-9a53-6a4c3f6a2f10",
    }),
});

const ifMatch = z.object({
  "If-Match": z.string().optional().meta({
    description:
      "The ETag of the record as it was read: where the record has changed since, nothing is written and the answer is 412.",
    example: '"3"',
  }),
});

/** One operation of the document, from its declaration. */
export function describeOperation(endpoint: Endpoint): ZodOpenApiOperationObject {
  return {
    operationId: endpoint.operationId,
    tags: [endpoint.family === "salary" ? "Salary Data API" : "Job Pipeline API"],
    summary: endpoint.summary,
    description: `${endpoint.description}\n\n${describeAccess(endpoint)}`,
    ...(endpoint.deprecation ? { deprecated: true } : {}),
    security: endpoint.secretUrl ? [{}] : securityOf(endpoint.access),
    requestParams: {
      path: endpoint.params,
      query: endpoint.query,
      ...headerParams(endpoint),
    },
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              "application/json": { schema: endpoint.body },
              ...(endpoint.otherBody ? { [endpoint.otherBody.type]: { schema: z.string() } } : {}),
            },
          },
        }
      : {}),
    responses: {
      [`${endpoint.status ?? 200}`]: success(endpoint),
      ...(endpoint.method === "get" ? { "304": notModified() } : {}),
      ...failures(endpoint),
    },
  };
}

function headerParams(endpoint: Endpoint) {
  const header = z.object({
    ...(endpoint.writes && endpoint.method === "post" && !endpoint.secret ? idempotency.shape : {}),
    ...(endpoint.versioned ? ifMatch.shape : {}),
  });
  return Object.keys(header.shape).length > 0 ? { header } : {};
}

function describeAccess({ access, secretUrl }: Endpoint): string {
  if (secretUrl) return "Its URL is the credential.";
  switch (access.kind) {
    case "public":
      return "Open to everyone, 10 requests a minute for each address; a key raises that to its account's rate.";
    case "key":
      return `Needs a key of the ${access.tier} plan or a higher one with the scope ${access.scopes.join(" and ")}.`;
    case "token":
      return `Needs a ${access.access === "read" ? "read-only or read-write" : "read-write"} token of an Ultra account.`;
  }
}

function securityOf(access: Access): Record<string, string[]>[] {
  switch (access.kind) {
    case "public":
      return [{}, { intelligenceKey: [] }];
    case "key":
      return [{ intelligenceKey: [] }];
    case "token":
      return [{ pipelineToken: [] }];
  }
}

const json = "application/json";

function success(endpoint: Endpoint) {
  return {
    description: "The answer.",
    headers: headersOf(endpoint, 200),
    content: Object.fromEntries(
      (endpoint.media ?? [json]).map((type) => [
        type,
        { schema: type === json ? answerShape(endpoint) : z.string() },
      ]),
    ),
  };
}

function notModified() {
  return { description: "The caller's `If-None-Match` names this answer. Costs no monthly quota." };
}

/** A response for each status, naming the codes that come with it. */
function failures(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => errors[code].status);
  const responses = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes
        .map((code) => `\`${name(endpoint, code)}\`: ${errors[code].title}.`)
        .join(" "),
      headers: headersOf(endpoint, status),
      content: {
        "application/json": { schema: endpoint.family === "salary" ? SalaryError : PipelineError },
      },
    },
  ]);
  return Object.fromEntries(responses);
}

function name(endpoint: Endpoint, code: ErrorCode): string {
  return endpoint.family === "salary" ? code : errors[code].pipeline;
}
