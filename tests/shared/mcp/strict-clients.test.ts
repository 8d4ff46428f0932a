/** What clients that convert schemas for a model's own strict format require of them. */
import { expect, it } from "vitest";
import type { JsonSchema } from "#shared/mcp/tool.ts";
import { toolsOf } from "#tests/support/tools-of.ts";

const tools = Object.values(toolsOf).flat();

/** A schema and all within it, by where each is. */
function parts(schema: JsonSchema, at: string): [at: string, schema: JsonSchema][] {
  const properties = Object.entries(Object(schema.properties) as Record<string, JsonSchema>);
  return [
    [at, schema],
    ...properties.flatMap(([name, field]) => parts(field, `${at}.${name}`)),
    ...(schema.items ? parts(schema.items as JsonSchema, `${at}[]`) : []),
  ];
}

it.each(tools)("$name has a type wherever a value is expected", ({ name, inputSchema }) => {
  for (const [at, { type, enum: choices }] of parts(inputSchema, name)) {
    expect(type, at).toBeDefined();
    if (choices) expect([at, type]).toEqual([at, "string"]);
  }
});

it.each(tools)("$name has no object of unknown fields", ({ name, inputSchema }) => {
  for (const [at, schema] of parts(inputSchema, name)) {
    if (schema.type !== "object") continue;
    const fields = Object.keys(Object(schema.properties));
    // Without fields it is open to any, unless it says otherwise.
    if (fields.length === 0) expect(schema.additionalProperties, at).toBe(false);
    expect(fields, at).toEqual(expect.arrayContaining((schema.required ?? []) as string[]));
  }
});
