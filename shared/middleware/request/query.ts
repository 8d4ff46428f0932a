import type * as z from "zod/mini";
import { $ZodArray, type $ZodType } from "zod/v4/core";
import { innermost, metaOf, type NotSlug } from "../../core/validation/schema-meta.ts";
import type { Renamed } from "./suggest-call.ts";

export interface QueryFault {
  param: string;
  /** Completes "The parameter … ". */
  problem: string;
  /** A sentence that says what to send instead. */
  hint: string;
  /** Text in place of a slug. */
  notSlug?: NotSlug | null;
  /** Further parameters that are text in place of a slug. */
  others?: { param: string; notSlug: NotSlug }[];
  /** Missing parameters that were sent under other names. */
  renamed?: Renamed;
}

export interface RawQuery {
  /** The text of each field, or its texts if the field is a list. */
  values: Record<string, string | string[]>;
  /** Parameters that the contract does not declare, without duplicates. */
  unknown: string[];
  /** A fault that does not depend on the values: a repeated parameter. */
  fault: QueryFault | null;
}

/**
 * Assigns query parameters to the fields of a contract. A list is sent with commas or by repeating
 * the parameter (with or without `[]`); any other parameter may be sent once.
 */
export function readQuery(
  search: Iterable<[name: string, text: string]>,
  contract: z.ZodMiniObject,
): RawQuery {
  const values: RawQuery["values"] = {};
  const unknown = new Set<string>();
  let fault: RawQuery["fault"] = null;

  for (const [name, texts] of gather(search)) {
    const field = name.endsWith("[]") ? name.slice(0, -2) : name;
    const schema = Object.hasOwn(contract.shape, field) ? contract.shape[field] : undefined;
    const takesList = schema !== undefined && isList(contract, field, schema);
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
        problem: `is sent ${texts.length} times`,
        hint: `Send it once; for example ${field}=${exampleOf(schema)}.`,
      };
    } else {
      values[field] = texts[0] ?? "";
    }
  }
  return { values, unknown: [...unknown], fault };
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

/** Cached by contract and field, because zod's checks of types cost more than the rest of reading a query. */
const lists = new WeakMap<z.ZodMiniObject, Map<string, boolean>>();

function isList(contract: z.ZodMiniObject, field: string, schema: $ZodType): boolean {
  let known = lists.get(contract);
  if (!known) {
    known = new Map();
    lists.set(contract, known);
  }
  const found = known.get(field) ?? innermost(schema) instanceof $ZodArray;
  known.set(field, found);
  return found;
}

function exampleOf(schema: $ZodType): string {
  return String(metaOf(schema).example ?? "value");
}
