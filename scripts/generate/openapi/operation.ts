import * as z from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import { baseScope } from "#shared/access/oauth-scopes.ts";
import { publicPerMinute } from "#shared/access/tiers.ts";
import type { Access } from "#shared/contract/operation.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import { examples } from "./examples/read.ts";
import { DocumentedImport } from "./import-body.ts";
import { describeResponses } from "./responses.ts";
import { tagOf } from "./tags.ts";

const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/)
  .max(255)
  .optional()
  .meta({
    description:
      "Makes it safe to retry the request: for 24 hours, the same key and body return the first response.",
    example: "0b5d4b0e-6b63-4b3a-9a53-6a4c3f6a2f10",
    param: { id: "IdempotencyKey" },
  });

const ifMatch = z
  .string()
  .max(1_000)
  .optional()
  .meta({
    description:
      "The ETag of the record as it was read. If the record has changed since, nothing is written and the response is 412.",
    example: '"3"',
    param: { id: "IfMatch" },
  });

const ifNoneMatch = z
  .string()
  .max(1_000)
  .optional()
  .meta({
    description:
      "ETags of responses that the caller has cached. If one is still current, the response is 304.",
    example: 'W/"9f86d081884c7d659a2feaa0c55ad015"',
    param: { id: "IfNoneMatch" },
  });

/** One operation of the document, generated from its declaration. */
export function describeOperation(endpoint: Endpoint): ZodOpenApiOperationObject {
  return {
    operationId: endpoint.operationId,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: describe(endpoint),
    ...(endpoint.deprecation ? { deprecated: true } : {}),
    security: securityOf(endpoint),
    requestParams: {
      path: endpoint.params,
      query: endpoint.query,
      ...headerParams(endpoint),
    },
    ...bodyOf(endpoint),
    responses: describeResponses(endpoint),
  };
}

/** What generated clients send first; the type of a file is decided by its content, so any is taken. */
const fileTypes = ["application/octet-stream", "*/*"];

function bodyOf({ operationId, body: declared, otherBody, takesFile, maxBodyBytes }: Endpoint) {
  if (takesFile) {
    const schema = z
      .string()
      .max(maxBodyBytes ?? 0)
      .meta({ format: "binary" });
    const content = Object.fromEntries(fileTypes.map((type) => [type, { schema }]));
    return { requestBody: { required: true, content } };
  }
  if (!declared) return {};
  const body = operationId === "importPipeline" ? DocumentedImport : declared;
  const example = examples.operations[operationId]?.body;
  return {
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: body, ...(example === undefined ? {} : { example }) },
        ...(otherBody ? { [otherBody.type]: { schema: z.string().max(5_242_880) } } : {}),
      },
    },
  };
}

function headerParams(endpoint: Endpoint) {
  const header = z.object({
    ...(endpoint.writes && endpoint.method === "post" ? { "Idempotency-Key": idempotencyKey } : {}),
    ...(endpoint.versioned ? { "If-Match": ifMatch } : {}),
    ...(endpoint.method === "get" ? { "If-None-Match": ifNoneMatch } : {}),
  });
  return Object.keys(header.shape).length > 0 ? { header } : {};
}

/** If the URL itself is the credential, the operation's description states who may use it. */
function describe({ description, access, secretUrl }: Endpoint): string {
  return secretUrl ? description : `${description}\n\n${describeAccess(access)}`;
}

function describeAccess(access: Access): string {
  switch (access.kind) {
    case "public":
      return `Public, with ${publicPerMinute[access.plan]} requests per minute for each address; with a key, the account's limit applies instead.`;
    case "key":
      return `Needs a key of the ${access.tier} plan or a higher one with the scope ${access.scopes.join(" and ")}${access.orToken ? ", or a token of an Ultra account, whose calls count against the quota of the Job Pipeline API" : ""}.`;
    case "token":
      return `Needs a ${access.access === "read" ? "read-only or read-write" : "read-write"} token of an Ultra account.`;
  }
}

/** The credentials that an operation takes, the usual one first. */
function securityOf({ access }: Endpoint): Record<string, string[]>[] {
  switch (access.kind) {
    case "public":
      return [{}, { intelligenceKey: [] }, { oauth: [baseScope("/api")] }];
    case "key":
      return [
        { intelligenceKey: [] },
        ...(access.orToken ? [{ pipelineToken: [] }, { oauth: [baseScope("/api/mcp")] }] : []),
        { oauth: [...access.scopes] },
      ];
    case "token": {
      const writes = access.access === "read_write" ? ["pipeline:write"] : [];
      return [{ pipelineToken: [] }, { oauth: ["pipeline:read", ...writes] }];
    }
  }
}
