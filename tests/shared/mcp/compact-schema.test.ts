import { expect, it } from "vitest";
import { compactSchema } from "#shared/mcp/input-schema.ts";

it("keeps what helps to choose a value, and the note", () => {
  const schema = {
    type: "integer",
    minimum: 1,
    maximum: 100,
    default: 25,
    description: "A long sentence for the document.",
    examples: [25],
  };
  expect(compactSchema(schema, "Rows")).toEqual({
    type: "integer",
    maximum: 100,
    default: 25,
    description: "Rows",
  });
  const mood = { type: "integer", minimum: 2, maximum: 5 };
  expect(compactSchema(mood, undefined)).toEqual(mood);
  expect(compactSchema({ type: "integer", minimum: 0, maximum: 1e9 }, undefined)).toEqual({
    type: "integer",
  });
  const text = { type: "string", pattern: "^[a-z]+$", maxLength: 9, format: "email" };
  expect(compactSchema(text, undefined)).toEqual({ type: "string" });
  const list = { type: "array", items: { type: "string", enum: ["a", "b"] }, maxItems: 9 };
  expect(compactSchema(list, undefined)).toEqual({
    type: "array",
    items: { type: "string", enum: ["a", "b"] },
  });
  const round = {
    type: "object",
    properties: { kind: { type: "string", enum: ["a"], description: "Which." } },
    required: ["kind"],
    additionalProperties: false,
  };
  expect(compactSchema(round, undefined)).toEqual({
    type: "object",
    properties: { kind: { type: "string" } },
    required: ["kind"],
  });
});

it("keeps null only where it means something", () => {
  const nullable = { anyOf: [{ type: "string", maxLength: 9 }, { type: "null" }] };
  expect(compactSchema(nullable, undefined)).toEqual({ type: "string" });
  expect(compactSchema(nullable, undefined, { clears: true })).toEqual({
    type: ["string", "null"],
  });
});
