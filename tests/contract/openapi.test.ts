/** The committed document and the code say the same, in both directions. */
import { describe, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import document from "#schema/openapi.json" with { type: "json" };
import { makeDocument } from "#scripts/generate/openapi/document.ts";
import { type ErrorCode, errors } from "#shared/core/errors.ts";
import { listErrorCodes } from "#shared/middleware/response/error-codes.ts";
import { deliveredEvents } from "#shared/webhooks/subscriptions/webhook-events.ts";

// biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
type Any = any;

const pathOf = (path: string) => path.replace(/:([A-Za-z_]+)/g, "{$1}");
const resolve = (node: Any): Any =>
  node?.$ref === undefined
    ? node
    : resolve(
        node.$ref
          .slice(2)
          .split("/")
          .reduce((place: Any, name: string) => place[name], document as Any),
      );
const operationOf = (path: string, method: string): Any =>
  (document.paths as Any)[pathOf(path)]?.[method];

const isMcp = ({ operationId }: (typeof routes)[number]) => /Mcp$/.test(operationId);

/** JSON-RPC has numbers for its faults and none of this API's codes. */
const isJsonRpcRefusal = ({ content }: Any): boolean => {
  const example = content["application/json"].example;
  return example?.jsonrpc === "2.0" && example.error.code < 0;
};

describe.each(routes.map((route) => ({ route, name: `${route.method} ${route.path}` })))(
  "$name",
  ({ route }) => {
    const operation = operationOf(route.path, route.method);

    it("is in the document with exactly its parameters", () => {
      expect(operation?.operationId).toBe(route.operationId);
      const named = operation.parameters.map(resolve);
      const inPlace = (place: string) =>
        named.filter((parameter: Any) => parameter.in === place).map(({ name }: Any) => name);
      expect(inPlace("query").sort()).toEqual(Object.keys(route.query.shape).sort());
      expect(inPlace("path").sort()).toEqual(Object.keys(route.params.shape).sort());
      for (const { name, description, schema, example } of named) {
        expect(description ?? schema.description, name).toBeTruthy();
        expect(example ?? schema.example ?? schema.examples, name).toBeDefined();
      }
    });

    it("has a 202 without a body if it is a server of MCP, for notifications", () => {
      const accepted = route.status === 202 ? undefined : operation.responses[202];
      expect(accepted !== undefined).toBe(isMcp(route));
      if (accepted) expect(resolve(accepted).content).toBeUndefined();
    });

    it("says that ignored parameters are named in refusals, too", () => {
      const headers = resolve(operation.responses[400])?.headers ?? {};
      if (operation.responses[400]) expect(Object.keys(headers)).toContain("X-Ignored-Params");
    });

    it("has an example of its response and of exactly its error codes", () => {
      const { responses } = operation;
      const success = resolve(responses[String(route.status ?? 200)]);
      const shown = Object.values(success.content).filter((media: Any) => "example" in media);
      expect(shown).toHaveLength(1);

      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      const jsonRpc = refusals
        .filter(([, response]) => isJsonRpcRefusal(resolve(response)))
        .map(([status]) => Number(status));
      const documented = refusals
        .filter(([status]) => !jsonRpc.includes(Number(status)))
        .flatMap(([status, response]) =>
          Object.entries(resolve(response).content["application/json"].examples).map(
            ([code, example]: [string, Any]) => {
              expect(errors[code as ErrorCode].status, code).toBe(Number(status));
              expect(example.value, code).toBeTypeOf("object");
              return code;
            },
          ),
        );
      const codes = listErrorCodes(route).filter((code) => !jsonRpc.includes(errors[code].status));
      expect(jsonRpc).toEqual(isMcp(route) ? [400] : []);
      expect(documented.sort()).toEqual(codes.sort());
    });
  },
);

describe("the document", () => {
  it("has no operation that does not exist in the code", () => {
    const documented = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    const served = routes.map(({ method, path }) => `${method} ${pathOf(path)}`);
    expect(documented.sort()).toEqual(served.sort());
  });

  it("lists every error code that an operation can return", () => {
    const answered = new Set(routes.flatMap(listErrorCodes));
    // Whoever calls an operation at a service that does not have it gets one of these.
    const { default: notServed } = operationOf("/api/mcp/jobs", "get").responses;
    const outside = Object.keys(resolve(notServed).content["application/json"].examples);
    expect([...answered, ...outside].sort()).toEqual(Object.keys(errors).sort());
    const without = routes.filter(
      ({ path, method }) => operationOf(path, method).responses.default === undefined,
    );
    expect(without).toEqual([]);
  });

  it("has every webhook event, with an example", () => {
    const webhooks = document.webhooks as Any;
    expect(Object.keys(webhooks).sort()).toEqual([...deliveredEvents].sort());
    for (const event of deliveredEvents) {
      const { schema, example } = webhooks[event].post.requestBody.content["application/json"];
      expect(resolve(schema).properties.event.const).toBe(event);
      expect(example.event).toBe(event);
    }
  });

  it("limits every string and list in requests as the service does", () => {
    const unbounded: string[] = [];
    const look = (node: Any, at: string): void => {
      const schema = resolve(node);
      if (schema === null || typeof schema !== "object") return;
      const types = [schema.type].flat();
      const isFree = !("enum" in schema || "const" in schema);
      const isBounded = "maxLength" in schema || schema.format === "date";
      if (types.includes("string") && isFree && !isBounded) unbounded.push(at);
      if (types.includes("array") && !("maxItems" in schema)) unbounded.push(at);
      for (const [name, value] of Object.entries(schema)) {
        if (name !== "example" && name !== "examples") look(value, `${at}/${name}`);
      }
    };
    for (const route of routes) {
      const { parameters, requestBody } = operationOf(route.path, route.method);
      for (const parameter of parameters.map(resolve)) {
        look(parameter.schema, `${route.operationId} ${parameter.name}`);
      }
      for (const [type, media] of Object.entries<Any>(requestBody?.content ?? {})) {
        look(media.schema, `${route.operationId} ${type}`);
      }
    }
    expect(unbounded).toEqual([]);
  });

  it("is up to date with the code", () => {
    expect(JSON.parse(makeDocument())).toEqual(document);
  });
});
