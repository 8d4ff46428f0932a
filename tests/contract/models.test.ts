/** The document is worth generating a client from: what has a shape has a name, once. */
import { describe, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import document from "#schema/openapi.json" with { type: "json" };
import { errorModel } from "#scripts/generate/openapi/error-schemas.ts";
import type { Family } from "#shared/contract/operation.ts";
import { type ErrorCode, errors } from "#shared/core/errors.ts";
import { listErrorCodes } from "#shared/middleware/response/error-codes.ts";

type Json = Record<string, unknown>;

interface Place {
  node: Json;
  /** The pointer to it. */
  at: string;
}

/** Models that the document leaves open: JSON-RPC messages, and a JSON Schema in the tool manifest. */
const openModels =
  /^(?:Mcp(?:Message|Response)(?:Params|Result|Error)?|JsonSchema|ToolInputSchemaProperties)$/;

/** Members whose content is data of the API, not schemas. */
const data = new Set(["const", "default", "enum", "example", "examples"]);

const places = [...placesIn(document as unknown as Json, "")];
const schemas = document.components.schemas as unknown as Record<string, Json>;
const operations = Object.values(document.paths as unknown as Record<string, Json>).flatMap(
  (item) => Object.values(item) as Json[],
);
const responses = [
  ...Object.entries(document.components.responses as unknown as Record<string, Json>),
  ...operations.flatMap(({ operationId, responses: own }) =>
    Object.entries(own as Record<string, Json>)
      .filter(([, response]) => !("$ref" in response))
      .map(([status, response]): [string, Json] => [`${operationId} ${status}`, response]),
  ),
];

/** Every object in the document, apart from examples. */
function* placesIn(node: unknown, at: string): Generator<Place> {
  if (node === null || typeof node !== "object") return;
  if (!Array.isArray(node)) yield { node: node as Json, at };
  for (const [name, part] of Object.entries(node)) {
    if (at.endsWith("/properties") || !data.has(name)) yield* placesIn(part, `${at}/${name}`);
  }
}

const isModel = ({ at }: Place) => /^\/components\/schemas\/\w+$/.test(at);
/** Maps of names, in which the words of JSON Schema are names. */
const isMap = ({ at }: Place) =>
  /\/(?:properties|schemas|parameters|headers|content|responses)$/.test(at);
const where = ({ at }: Place) => at;

/** The schema of JSON content, by its media type. */
const jsonSchemas = places.filter(({ at }) => at.endsWith("/content/application/json/schema"));

describe("models", () => {
  it("name every object: none is written out inside another schema", () => {
    // The part of an error's model that says which values its code and type have.
    const isNarrowing = ({ at }: Place) => /\/allOf\/1$/.test(at);
    const inline = places.filter(
      (place) =>
        "properties" in place.node && !isMap(place) && !isModel(place) && !isNarrowing(place),
    );
    expect(inline.map(where)).toEqual([]);
  });

  it("name every enumeration, and each list of values once", () => {
    const enumerations = places.filter((place) => Array.isArray(place.node.enum));
    expect(enumerations.filter((place) => !isModel(place)).map(where)).toEqual([]);
    const lists = enumerations.map(({ node }) => [...(node.enum as string[])].sort().join());
    expect(lists.filter((list, index) => lists.indexOf(list) !== index)).toEqual([]);
    expect(schemas).toHaveProperty("JobStatus.enum");
  });

  it("name the bodies of all requests and responses", () => {
    const unnamed = jsonSchemas.filter(
      ({ node }) => !("$ref" in node) && !(node.oneOf as Json[])?.every((model) => "$ref" in model),
    );
    expect(unnamed.map(where)).toEqual([]);
  });

  it("have names of the same form, and are used", () => {
    const named = [...Object.keys(schemas), ...Object.keys(document.components.responses)];
    expect(named.filter((name) => !/^(?:[A-Z][a-z0-9]*)+$/.test(name))).toEqual([]);
    const used = new Set(places.map(({ node }) => node.$ref));
    const unused = Object.keys(schemas).filter((name) => !used.has(`#/components/schemas/${name}`));
    expect(unused).toEqual([]);
  });

  it("leave open only what others define", () => {
    const kinds = ["$ref", "type", "enum", "const", "anyOf", "oneOf", "allOf"];
    const isSchema = ({ at }: Place) =>
      /\/(?:schema|items|additionalProperties)$|\/(?:properties|schemas)\/\w+$|Of\/\d+$/.test(at) &&
      !/\/properties$/.test(at);
    const open = places.filter(
      (place) => isSchema(place) && !kinds.some((kind) => kind in place.node),
    );
    const owners = open.map(({ at }) => at.split("/")[3] ?? "");
    expect(owners.filter((name) => !openModels.test(name))).toEqual([]);
    expect(owners).toContain("McpMessage");
  });

  it("write a scalar or null as a type of two names", () => {
    const unions = places.filter(({ node }) => {
      const choices = node.anyOf as Json[] | undefined;
      const scalar = choices?.find(({ type }) => type === "string" || type === "integer");
      return choices?.length === 2 && scalar && choices.some(({ type }) => type === "null");
    });
    expect(unions.map(where)).toEqual([]);
  });

  it("have bounds that say something: those of requests, and of what is bounded in a response", () => {
    const vacuous = places.filter(({ node }) =>
      [node.maxLength, node.maxItems, node.maximum].some(
        (bound) => bound === 100_000 || bound === Number.MAX_SAFE_INTEGER,
      ),
    );
    expect(vacuous.map(where)).toEqual([]);
  });

  it("accept further fields in responses, which may gain some, and none in requests", () => {
    expect(schemas.Job).not.toHaveProperty("additionalProperties");
    expect(schemas.CalculationResponse).not.toHaveProperty("additionalProperties");
    expect(schemas.CreateJobRequest?.additionalProperties).toBe(false);
    expect(schemas.NewInterviewRound?.additionalProperties).toBe(false);
  });
});

describe("errors", () => {
  it("have all codes and types of the one table", () => {
    const rows = Object.values(errors);
    expect(schemas.ErrorCode?.enum).toEqual(Object.keys(errors));
    expect(schemas.ErrorType?.enum).toEqual([...new Set(rows.map(({ type }) => type))]);
    expect(schemas.RetryStrategy?.enum).toEqual([...new Set(rows.map(({ strategy }) => strategy))]);
    expect(schemas.PipelineErrorCode?.enum).toEqual([
      ...new Set(rows.map(({ pipeline }) => pipeline)),
    ]);
  });

  it.each(codesOf("salary"))("have a model for %s", (code) => {
    const { type } = errors[code];
    const name = errorModel("salary", code);
    expect(schemas[name]).toHaveProperty("properties.error.$ref", refTo(`${name}Details`));
    expect(schemas[`${name}Details`]?.allOf).toMatchObject([
      { $ref: refTo("SalaryErrorDetails") },
      { properties: { code: { const: code }, type: { const: type } }, required: ["type", "code"] },
    ]);
  });

  it.each(codesOf("pipeline"))("have a model for %s in the Job Pipeline API", (code) => {
    const { pipeline } = errors[code];
    expect(schemas[errorModel("pipeline", code)]?.allOf).toMatchObject([
      { $ref: refTo("PipelineError") },
      { properties: { code: { const: pipeline } }, required: ["code"] },
    ]);
  });

  it("have in each response the models of exactly the codes that it shows", () => {
    let shown = 0;
    for (const [name, response] of responses) {
      const media = (response.content as Record<string, Json>)?.["application/json"];
      if (!media?.examples) continue;
      const family = /Pipeline/.test(name) ? "pipeline" : "salary";
      const models = Object.keys(media.examples).map((code) =>
        refTo(errorModel(family, code as ErrorCode)),
      );
      const schema = media.schema as { $ref?: string; oneOf?: { $ref: string }[] };
      const declared = schema.oneOf?.map(({ $ref }) => $ref) ?? [schema.$ref];
      expect(declared.sort(), name).toEqual([...new Set(models)].sort());
      shown++;
    }
    expect(shown).toBeGreaterThan(30);
  });
});

describe("operations", () => {
  it("have ids that are names of methods, and one group", () => {
    const ids = operations.map(({ operationId }) => operationId as string);
    expect(ids.filter((id) => !/^[a-z][a-zA-Z]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const groups = document.tags.map(({ name }) => name);
    for (const { tags, operationId } of operations) {
      expect(tags, String(operationId)).toHaveLength(1);
      expect(groups).toContain((tags as string[])[0]);
    }
  });

  it("refer to shared headers, with the rate limits wherever requests are counted", () => {
    const inline = responses.flatMap(([name, { headers = {} }]) =>
      Object.entries(headers as Record<string, Json>)
        .filter(([, header]) => !("$ref" in header))
        .map(([header]) => `${name} ${header}`),
    );
    expect(inline).toEqual([]);
    for (const { operationId, security, responses: own } of operations) {
      const isPublic = Object.keys((security as Json[])[0] ?? {}).length === 0;
      for (const [status, response] of Object.entries(own as Record<string, Json>)) {
        const { headers } = resolve(response) as { headers: Json };
        const isCounted = !isPublic && status !== "401" && status !== "default";
        const names = Object.keys(headers);
        expect(names.includes("RateLimit"), `${operationId} ${status}`).toBe(isCounted);
        expect(names.includes("RateLimit-Policy")).toBe(isCounted);
        if (status === "429") expect(names).toContain("Retry-After");
      }
    }
  });

  it("take credentials that the document describes, at an absolute address", () => {
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { operationId, security } of operations) {
      const names = (security as Json[]).flatMap((choice) => Object.keys(choice));
      expect(names.length, String(operationId)).toBeGreaterThan(0);
      expect(schemes).toEqual(expect.arrayContaining(names));
    }
    for (const { url } of document.servers) expect(new URL(url).origin).toBe(url);
  });
});

function codesOf(family: Family): ErrorCode[] {
  const own = routes.filter((route) => route.family === family);
  return [...new Set(own.flatMap(listErrorCodes))];
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

function resolve(node: Json): Json {
  const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(String(node.$ref)) ?? [];
  const components = document.components as unknown as Record<string, Record<string, Json>>;
  return components[kind ?? ""]?.[name ?? ""] ?? node;
}
