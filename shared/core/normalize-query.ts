import * as z from "zod";

/**
 * Normalizes a query, so that equivalent queries have the same text: parameters are
 * sorted by name, and those with their default value are omitted.
 *
 * @param query the query as parsed by the contract.
 */
export function normalizeQuery(
  contract: z.ZodObject,
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

const known = new WeakMap<z.ZodObject, readonly Field[]>();

/** The fields of a contract, sorted by name. */
function fieldsOf(contract: z.ZodObject): readonly Field[] {
  const before = known.get(contract);
  if (before) return before;
  const fields = Object.entries(contract.shape)
    .map(([name, schema]) => ({
      name,
      defaultValue: schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : null,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  known.set(contract, fields);
  return fields;
}
