/** What the pipeline's tools return: the top-level fields and their types, and no deeper. */
import * as z from "zod";
import type { Operation } from "../../shared/contracts/operation.ts";
import { responses } from "../../shared/contracts/responses/by-operation.ts";
import type { JsonSchema } from "../../shared/mcp/tool.ts";
import { toolTable } from "../../shared/mcp/tool-table.ts";

/** Of the envelope of the salary lookups. */
const lookupFields = { data: { type: "object" }, attribution: { type: "object" } };
const listFields = { data: { type: "array" }, pagination: { type: "object" } };

/** By tool. A tool that takes `fields` returns some of them, so none is required. */
export function makeOutputSchemas(operations: readonly Operation[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(toolTable).flatMap(([name, row]) => {
      const operation = operations.find(
        ({ method, path }) => method === row.method && path === row.path,
      );
      if (!operation) return [];
      return [[name, { type: "object", properties: fieldsOf(operation) }]];
    }),
  );
}

function fieldsOf({ family, isList, operationId }: Operation): Record<string, JsonSchema> {
  const { attribution } = lookupFields;
  if (family === "salary") return isList ? { ...listFields, attribution } : lookupFields;
  const response = responses[operationId as keyof typeof responses];
  const schema = z.toJSONSchema(response, { io: "output", unrepresentable: "any" });
  const follow = (part: unknown): Record<string, unknown> => {
    const { $ref } = Object(part);
    return $ref === undefined ? Object(part) : follow(schema.$defs?.[$ref.split("/").at(-1)]);
  };
  const typeOf = (part: unknown): string[] => {
    const { type, anyOf, enum: choices, const: only } = follow(part);
    if (Array.isArray(anyOf)) return anyOf.flatMap(typeOf);
    const example = Array.isArray(choices) ? choices[0] : only;
    const types = [type ?? (example === undefined ? [] : typeof example)].flat() as string[];
    if (types.length === 0) throw new Error(`A field has no type: ${JSON.stringify(part)}`);
    return types;
  };
  return Object.fromEntries(
    Object.entries(Object(follow(schema).properties)).map(([name, field]) => {
      const [type, ...others] = [...new Set(typeOf(field))];
      return [name, { type: others.length === 0 ? type : [type, ...others] }];
    }),
  );
}
