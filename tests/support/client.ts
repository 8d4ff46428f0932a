/** Calls the service and checks every response against the contract of its operation. */
import { expect } from "vitest";
import * as z from "zod";
import { routes } from "#functions/routes.ts";
import type { Service, ServiceRequest } from "#scripts/run/stage/service.ts";
import { dataSchema, responseSchema } from "#shared/api/responses-by-operation.response.ts";
import { PipelineError, SalaryError } from "#shared/contract/envelope.response.ts";
import { familyOf } from "#shared/contract/operation.ts";
import { errors } from "#shared/core/errors.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import { listErrorCodes } from "#shared/middleware/response/error-codes.ts";

export interface ClientResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: its shape has been checked against the contract
  body: any;
}

/**
 * Calls the service. Fails the test if the status, a field or a code is not what the operation
 * declares.
 */
export async function call(
  service: Service,
  path: string,
  init: ServiceRequest = {},
): Promise<ClientResponse> {
  const response = await service.fetch(path, init);
  const text = await response.text();
  const endpoint = findEndpoint(init.method ?? "GET", new URL(path, service.url).pathname);
  const succeeded = response.status === (endpoint?.status ?? 200);
  const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
  const isText = succeeded && type !== "application/json" && endpoint?.media?.includes(type);
  const body: unknown = text === "" ? null : isText ? text : JSON.parse(text);
  if (endpoint && succeeded && !isText && init.method !== "HEAD") {
    expectShape(strictShape(endpoint), body, path);
  }
  if (response.status === 400 && endpoint?.bodyRefusal) {
    expectShape(declaredShape(endpoint), body, path);
  } else if (response.status >= 400 && init.method !== "HEAD") {
    expectError(endpoint, path, response.status, body);
  }
  return { status: response.status, headers: response.headers, body };
}

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:[A-Za-z_]+/g, "[^/]+")}$`),
}));

function findEndpoint(method: string, path: string): Endpoint | undefined {
  const wanted = method === "HEAD" ? "get" : method.toLowerCase();
  return patterns.find(({ route, pattern }) => route.method === wanted && pattern.test(path))
    ?.route;
}

/** One schema for each operation: zod compiles a schema when it first parses with it. */
const strictShape = onceEach((endpoint) => responseSchema(endpoint, strict(dataSchema(endpoint))));
const declaredShape = onceEach((endpoint) => responseSchema(endpoint));

function onceEach(make: (endpoint: Endpoint) => z.ZodType): (endpoint: Endpoint) => z.ZodType {
  const made = new Map<Endpoint, z.ZodType>();
  return (endpoint) => {
    const shape = made.get(endpoint) ?? make(endpoint);
    made.set(endpoint, shape);
    return shape;
  };
}

/** Rejects undeclared fields in a record or in each row of a list. */
function strict(data: z.ZodType): z.ZodType {
  if (data instanceof z.ZodObject) return data.strict();
  if (data instanceof z.ZodArray && data.element instanceof z.ZodObject) {
    return z.array(data.element.strict());
  }
  return data;
}

function expectError(
  endpoint: Endpoint | undefined,
  path: string,
  status: number,
  body: unknown,
): void {
  const salary = familyOf(new URL(path, "http://service").pathname) === "salary";
  expectShape(salary ? SalaryError : PipelineError, body, path);
  if (!endpoint) return;
  const declared = listErrorCodes(endpoint)
    .filter((code) => errors[code].status === status)
    .map((code) => (salary ? code : errors[code].pipeline));
  const code = salary
    ? (body as z.infer<typeof SalaryError>).error.code
    : (body as z.infer<typeof PipelineError>).code;
  expect(declared, `${path} returned ${status} ${code}, which it does not declare`).toContain(code);
}

function expectShape(shape: z.ZodType, body: unknown, path: string): void {
  const result = shape.safeParse(body);
  if (!result.success) {
    expect.fail(
      `${path} returned another shape than it declares:\n${z.prettifyError(result.error)}`,
    );
  }
}
