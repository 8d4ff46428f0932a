/** How schemas are written as Python's types. */
import { expect, it } from "vitest";
import type { ClientDocument, Schema } from "#scripts/generate/sdk/document-types.ts";
import { pythonType } from "#scripts/generate/sdk-python/python-types.ts";
import { wrap } from "#scripts/generate/sdk-python/wrap.ts";

const schemas: Record<string, Schema> = {
  Level: { type: "string", enum: ["mid", "staff"] },
  Round: {
    type: "object",
    description: "One interview.",
    properties: {
      with: { type: ["string", "null"] },
      level: { $ref: "#/components/schemas/Level" },
    },
    required: ["with", "level"],
  },
  Job: {
    type: "object",
    properties: {
      id: { type: "string" },
      rounds: { type: "array", items: { $ref: "#/components/schemas/Round" } },
      next: { anyOf: [{ $ref: "#/components/schemas/Job" }, { type: "null" }] },
    },
    required: ["id", "rounds"],
  },
};
const document: ClientDocument = {
  ...{ tags: [], paths: {} },
  webhooks: {},
  components: { schemas, parameters: {}, responses: {} },
};

it.each<[Schema, string]>([
  [{ type: "integer" }, "int"],
  [{ type: ["number", "null"] }, "Union[float, None]"],
  [{ type: "string", enum: ["a", "b", null] }, 'Literal["a", "b"]'],
  [{ const: false }, "Literal[False]"],
  [{ type: "array", items: { type: "boolean" } }, "Sequence[bool]"],
  [{ type: "object", additionalProperties: { type: "integer" } }, "Mapping[str, int]"],
  [{ $ref: "#/components/schemas/Level" }, 'Literal["mid", "staff"]'],
  [{ anyOf: [{ type: "string" }, {}] }, "Any"],
])("%j is what a parameter takes as %s", (schema, expected) => {
  expect(pythonType(document, schema)).toBe(expected);
});

it("wraps text at 99 columns, and keeps what would end a docstring out of it", () => {
  const lines = wrap(`${"word ".repeat(40)}""" \\d`, 4, 8);
  expect(lines.every((line) => line.length <= 99)).toBe(true);
  expect(lines.slice(1).every((line) => line.startsWith("        word"))).toBe(true);
  expect(lines.join(" ")).toMatch(/''' \\\\d$/);
});
