import { z } from "zod";

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
  const names = Object.keys(contract.shape)
    .filter((name) => !leaveOut.includes(name))
    .sort();
  const parts: string[] = [];
  for (const name of names) {
    const value = query[name];
    if (value === undefined || isStandard(contract.shape[name], value)) continue;
    parts.push(`${name}=${encodeURIComponent(String(value).toWellFormed())}`);
  }
  return parts.join("&");
}

function isStandard(schema: z.core.$ZodType | undefined, value: unknown): boolean {
  return schema instanceof z.ZodDefault && String(schema.def.defaultValue) === String(value);
}
