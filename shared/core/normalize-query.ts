import type * as z from "zod/mini";
import { $ZodDefault } from "zod/v4/core";

/**
 * Normalizes a query, so that equivalent queries have the same text: parameters are
 * sorted by name, and those with their default value are omitted.
 *
 * @param query the query as parsed by the contract.
 */
export function normalizeQuery(
  contract: z.ZodMiniObject,
  query: Readonly<Record<string, unknown>>,
  leaveOut: readonly string[] = [],
): string {
  const parts: string[] = [];
  for (const { name, defaultValue } of fieldsOf(contract)) {
    const value = query[name];
    if (value === undefined || leaveOut.includes(name) || defaultValue === String(value)) continue;
    parts.push(`${name}=${encodeURIComponent(String(value).toWellFormed())}`);
  }
  return parts.join("&");
}

interface Field {
  name: string;
  /** The default value as text; null if there is none. */
  defaultValue: string | null;
}

const known = new WeakMap<z.ZodMiniObject, readonly Field[]>();

/** The fields of a contract, sorted by name. */
function fieldsOf(contract: z.ZodMiniObject): readonly Field[] {
  const before = known.get(contract);
  if (before) return before;
  const fields = Object.entries(contract.shape)
    .map(([name, schema]) => ({
      name,
      defaultValue: schema instanceof $ZodDefault ? String(schema._zod.def.defaultValue) : null,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  known.set(contract, fields);
  return fields;
}
