/** The results of the pipeline's tools: top-level fields and their types, and no deeper. */
import * as z from "zod";
import { responses } from "#shared/api/responses-by-operation.response.ts";
import type { Operation } from "#shared/contract/operation.ts";
import { liveTable } from "#shared/mcp/live-table.ts";
import type { JsonSchema } from "#shared/mcp/tool.ts";

/** The envelope of the salary lookups. */
const lookupFields = { data: { type: "object" }, attribution: { type: "object" } };
const listFields = { data: { type: "array" }, pagination: { type: "object" } };

/** Makes the schemas by tool. A tool that takes `fields` returns some of them, so none is required. */
export function makeOutputSchemas(operations: readonly Operation[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(liveTable).flatMap(([name, row]) => {
      const operation = operations.find(
        ({ method, path }) => method === row.method && path === row.path,
      );
      if (!operation) return [];
      const named = Object.entries(fieldsOf(operation)).filter(
        ([field]) => row.returns?.includes(field) ?? true,
      );
      return [[name, { type: "object", properties: Object.fromEntries(named) }]];
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
