/** How schemas are written as Python's types. */
import { expect, it } from "vitest";
import type { ClientDocument, Schema } from "#scripts/generate/sdk/document-types.ts";
import { pythonType } from "#scripts/generate/sdk-python/python-types.ts";
import { wrap } from "#scripts/generate/sdk-python/wrap.ts";
import { writeModels } from "#scripts/generate/sdk-python/write-models.ts";

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

it("writes models after those that they name, with words of the language aside", () => {
  const operation = { result: { kind: "record" }, response: { $ref: "#/components/schemas/Job" } };
  expect(writeModels(document, [operation as never])).toBe(
    `Level = Literal["mid", "staff"]


_RoundWords = TypedDict("_RoundWords", {"with": "Union[str, None]"})


class Round(_RoundWords):
    """One interview."""

    level: Level


class _JobRequired(TypedDict):
    id: str
    rounds: List[Round]


class Job(_JobRequired, total=False):
    next: Union[Job, None]`,
  );
});

it("wraps text at 99 columns, and keeps what would end a docstring out of it", () => {
  const lines = wrap(`${"word ".repeat(40)}""" \\d`, 4, 8);
  expect(lines.every((line) => line.length <= 99)).toBe(true);
  expect(lines.slice(1).every((line) => line.startsWith("        word"))).toBe(true);
  expect(lines.join(" ")).toMatch(/''' \\\\d$/);
});
