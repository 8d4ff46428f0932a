import type { CallToolResult } from "@modelcontextprotocol/server";
import { refuseUnknownFields, selectFields, unknownFields } from "./select-fields.ts";
import { structuredResult } from "./tool.ts";
import type { ToolRow } from "./tool-row.ts";

interface Presentation {
  row: ToolRow;
  notes: readonly string[];
  fields: readonly string[];
  etag: string | null;
}

/** The result of a tool: the fields that were asked for, or a short form, and all of it in words. */
export function presentAnswer(
  answer: Readonly<Record<string, unknown>>,
  { row, notes, fields, etag }: Presentation,
): CallToolResult {
  const rule = row.fields ?? row.shortened;
  if (rule && fields.length > 0) {
    const { unknown, known } = unknownFields(answer, rule, fields);
    if (unknown.length > 0) return refuseUnknownFields(unknown, known);
  }
  const content = rule ? selectFields(answer, rule, fields) : { ...answer };
  const result = structuredResult(content, [...notes, ...row.words(answer as never)]);
  return etag === null ? result : { ...result, _meta: { etag } };
}
