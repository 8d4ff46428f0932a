import * as z from "zod";
import { innermost, metaOf } from "../../core/validation/schema-meta.ts";

export interface RawQuery {
  /** Field to its text, or to its texts where the contract takes a list. */
  values: Record<string, string | string[]>;
  /** Names that the contract does not know, each once. */
  unknown: string[];
  /** What is wrong before any value is looked at. */
  fault: { param: string; problem: string; hint: string } | null;
}

/**
 * Sorts query parameters by a contract. A list may be given by repeating the
 * parameter (with or without `[]`) or with commas; anything else only once.
 */
export function readQuery(
  search: Iterable<[name: string, text: string]>,
  contract: z.ZodObject,
): RawQuery {
  const values: RawQuery["values"] = {};
  const unknown = new Set<string>();
  let fault: RawQuery["fault"] = null;

  for (const [name, texts] of gather(search)) {
    const field = name.endsWith("[]") ? name.slice(0, -2) : name;
    const schema = Object.hasOwn(contract.shape, field) ? contract.shape[field] : undefined;
    const takesList = schema !== undefined && isList(schema);
    if (schema === undefined || (field !== name && !takesList)) {
      unknown.add(name);
      continue;
    }
    if (takesList) {
      const before = values[field] ?? [];
      values[field] = [before, texts.flatMap((text) => text.split(","))].flat();
    } else if (texts.length > 1) {
      fault ??= {
        param: field,
        problem: `is given ${texts.length} times`,
        hint: `Give it once; for example ${field}=${exampleOf(schema)}.`,
      };
    } else {
      values[field] = texts[0] ?? "";
    }
  }
  return { values, unknown: [...unknown], fault };
}

/** The parameters of a query, as `URLSearchParams` reads them; a plain one is read without it, which is quicker. */
export function splitQuery(query: string): Iterable<[name: string, text: string]> {
  if (query.includes("%")) return new URLSearchParams(query);
  const pairs: [string, string][] = [];
  for (const part of query.replaceAll("+", " ").split("&")) {
    const mark = part.indexOf("=");
    if (mark !== -1) pairs.push([part.slice(0, mark), part.slice(mark + 1)]);
    else if (part !== "") pairs.push([part, ""]);
  }
  return pairs;
}

function gather(search: Iterable<[string, string]>): Map<string, string[]> {
  const gathered = new Map<string, string[]>();
  for (const [name, text] of search) {
    const before = gathered.get(name);
    if (before) before.push(text);
    else gathered.set(name, [text]);
  }
  return gathered;
}

/** Contracts do not change, and asking zod takes longer than reading the query. */
const lists = new WeakMap<z.core.$ZodType, boolean>();

function isList(schema: z.core.$ZodType): boolean {
  const known = lists.get(schema);
  if (known !== undefined) return known;
  const list = innermost(schema) instanceof z.ZodArray;
  lists.set(schema, list);
  return list;
}

function exampleOf(schema: z.core.$ZodType): string {
  return String(metaOf(schema).example ?? "value");
}
