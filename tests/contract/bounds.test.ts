/**
 * Every field of every JSON body: a request that has them all succeeds, and one that lacks a required field, or whose
 * field is over a bound of the document, is 400. Portman tries queries in `npm run conformance:check`.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import document from "#schema/openapi.json" with { type: "json" };
import { pathOf } from "#scripts/generate/openapi/examples/call.ts";
import { exampleCalls } from "#scripts/generate/openapi/examples/calls.ts";
import { examples } from "#scripts/generate/openapi/examples/read.ts";
import { findOperation } from "#scripts/generate/openapi/examples/record.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import { call } from "../support/client.ts";
import { startOperationsStage } from "../support/operations/stage.ts";

// biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
type Any = any;
type Variation = [what: string, value: Any];

let stage: Awaited<ReturnType<typeof startOperationsStage>>;
beforeAll(async () => {
  stage = await startOperationsStage();
});
afterAll(() => stage.stop());

const operationOf = ({ paths }: Any, { path, method }: Endpoint): Any =>
  paths[path.replace(/:(\w+)/g, "{$1}")][method];
const withBodies = routes.filter((route) => {
  return "application/json" in (operationOf(document, route).requestBody?.content ?? {});
});

it("every operation on a record has one", () => {
  const needing = routes.filter(({ path }) => path.includes("/:"));
  const named = needing.map(({ operationId, path }) => [
    operationId,
    [...path.matchAll(/:(\w+)/g)].map(([, name]) => name),
  ]);
  const had = Object.entries(stage.records.params).map(([id, values]) => [id, Object.keys(values)]);
  expect(had).toEqual(named);
});

it("the document takes the content type of every example call", () => {
  // An id of any record, and the address of any feed.
  const any: Any = new Proxy(() => {}, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => "https://example.com/?token=t" : any),
  });
  const calls = exampleCalls.map((make) => make({ get: () => any } as Any));
  const sending = calls.filter(({ body, rawBody }) => body !== undefined || rawBody !== undefined);
  expect(sending.length).toBeGreaterThan(20);
  for (const { operationId, headers } of sending) {
    const type = headers?.["content-type"] ?? "application/json";
    const route = findOperation(operationId);
    const declared = Object.keys(operationOf(document, route).requestBody.content);
    const taken = declared.includes("*/*") ? [...declared, type] : declared;
    expect(taken, operationId).toContain(type);
  }
});

describe.each(withBodies.map((route) => [route.operationId, route] as const))("%s", (id, route) => {
  const send = (body: unknown) => {
    const { key, token } = stage.callers;
    const query = { ...examples.operations[id]?.query };
    delete query.dryRun;
    const params = stage.records.params[id];
    const path = pathOf(route, { operationId: id, query, ...(params ? { params } : {}) });
    return call(stage.service, path, {
      method: route.method.toUpperCase(),
      key: route.access.kind === "token" ? token : key,
      headers: { "content-type": "application/json", "mcp-protocol-version": "2025-11-25" },
      body: JSON.stringify(body),
    });
  };

  it("takes all of its fields, and none that is missing or over its bound", async () => {
    const { schema, example } = operationOf(stage.document, route).requestBody.content[
      "application/json"
    ];
    const whole = await send(example);
    expect(whole.status, JSON.stringify(whole.body)).toBe(route.status ?? 200);
    for (const [what, body] of vary(schema, example)) {
      const { status, body: answer } = await send(body);
      expect(status, `${what}: ${JSON.stringify(answer)}`).toBe(400);
    }
  });
});

/** What violates a schema in one place each. */
function vary(declared: Any, value: Any, at = "body"): Variation[] {
  const schema = resolve(declared);
  if (Array.isArray(value)) {
    const [first, ...others] = value;
    const varied = vary(schema.items, first, `${at}[0]`);
    return varied.map(([what, item]) => [what, [item, ...others]]);
  }
  if (typeof value === "object" && value !== null) {
    const missing: Variation[] = (schema.required ?? []).map((name: string) => {
      const { [name]: _, ...rest } = value;
      return [`${at} without ${name}`, rest];
    });
    const inside = Object.entries(schema.properties ?? {})
      .filter(([name]) => value[name] !== undefined)
      .flatMap(([name, field]) => vary(field, value[name], `${at}.${name}`).map(put(value, name)));
    return [...missing, ...inside];
  }
  const { minLength, maxLength, minimum, maximum, type } = schema;
  const takes = (name: string) => [type].flat().includes(name);
  const texts = [minLength && minLength - 1, maxLength && maxLength + 1];
  const lengths = takes("string") ? texts.filter(Number.isInteger) : [];
  const numbers = takes("number") || takes("integer") ? [minimum - 1, maximum + 1] : [];
  return [
    ...lengths.map((length): Variation => [`${length} characters at ${at}`, "x".repeat(length)]),
    ...numbers.filter(Number.isFinite).map((one): Variation => [`${one} at ${at}`, one]),
  ];
}

const put =
  (value: object, name: string) =>
  ([what, field]: Variation): Variation => [what, { ...value, [name]: field }];

function resolve(schema: Any): Any {
  if (schema?.$ref === undefined) return schema ?? {};
  const names: string[] = schema.$ref.slice("#/".length).split("/");
  return resolve(names.reduce((place: Any, name) => place[name], stage.document));
}
