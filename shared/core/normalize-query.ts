import * as z from "zod";

/**
 * One text for every query that asks for the same: parameters by name, those
 * that say what holds anyway left out.
 *
 * @param query as the contract has read it.
 */
export function normalizeQuery(
  contract: z.ZodObject,
  query: Readonly<Record<string, unknown>>,
  leaveOut: readonly string[] = [],
): string {
  const parts: string[] = [];
  for (const { name, standard } of fieldsOf(contract)) {
    const value = query[name];
    if (value === undefined || leaveOut.includes(name) || standard === String(value)) continue;
    parts.push(`${name}=${encodeURIComponent(String(value).toWellFormed())}`);
  }
  return parts.join("&");
}

interface Field {
  name: string;
  /** Text of what holds anyway. */
  standard: string | null;
}

const known = new WeakMap<z.ZodObject, readonly Field[]>();

/** A contract's fields by name. */
function fieldsOf(contract: z.ZodObject): readonly Field[] {
  const before = known.get(contract);
  if (before) return before;
  const fields = Object.entries(contract.shape)
    .map(([name, schema]) => ({
      name,
      standard: schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : null,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  known.set(contract, fields);
  return fields;
}
