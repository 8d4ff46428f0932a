/** How schemas are written as TypeScript's types. */
import { expect, it } from "vitest";
import type { Schema } from "#scripts/generate/sdk/document-types.ts";
import { writeModels } from "#scripts/generate/sdk/write-models.ts";

const text: Schema = { type: "string" };
const level: Schema = { $ref: "#/components/schemas/Level" };

it.each<[Schema, string]>([
  [{ type: "integer" }, "number"],
  [{ type: ["number", "null"] }, "number | null"],
  [{ const: false }, "false"],
  [{}, "unknown"],
  [level, 'components["schemas"]["Level"]'],
  [{ type: "array", items: text }, "string[]"],
  [
    { type: "array", items: { anyOf: [level, text] } },
    '(components["schemas"]["Level"] | string)[]',
  ],
  [{ type: "array", items: { type: ["integer", "null"] } }, "(number | null)[]"],
  [{ anyOf: [{ anyOf: [text, text] }, { type: "null" }] }, "string | null"],
])("%j is %s", (schema, expected) => {
  const whole = writeModels({ One: { type: "object", properties: { one: schema } } });
  expect(whole).toContain(`            one?: ${expected};\n`);
});

it("refuses a schema that it cannot write", () => {
  expect(() => writeModels({ One: { type: "tuple" } })).toThrow('No type for {"type":"tuple"}.');
  expect(() => writeModels({ One: { allOf: [text] } })).toThrow("No type for");
});
