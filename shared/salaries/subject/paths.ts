/** Paths of this API with their query, for suggestions and alternatives in errors. */
import type { Basis } from "#shared/contract/salary-fields.ts";

const defaults: Readonly<Record<string, unknown>> = { basis: "local", exp: "any" };

const salaries = "/api/v1/intelligence/salaries";

/**
 * The path of a salary endpoint; undefined parameters, the default basis and the default level are
 * omitted.
 */
export function salaryPath(
  endpoint: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || defaults[name] === value ? [] : [[name, String(value)]],
  );
  return `${salaries}/${endpoint}?${new URLSearchParams(given)}`;
}

/** The path of `calculate`; an empty `expand` is omitted. */
export function calculatePath(call: {
  role: string;
  city: string;
  exp?: string | undefined;
  grade?: string | undefined;
  basis?: Basis;
  expand: string;
}): string {
  const { expand, ...given } = call;
  // A comma and an asterisk are valid in a query without encoding and are easier to read.
  const added = expand === "" ? "" : `&expand=${encodeURIComponent(expand).replaceAll("%2C", ",")}`;
  return `${salaryPath("calculate", given)}${added}`;
}

/** @param words what to search for, hyphenated as in a slug. */
export function searchPath(words: string): string {
  return `${salaries}/search?${new URLSearchParams({ q: words.replaceAll("-", " ").trim() || words })}`;
}

export const citiesPath = `${salaries}/cities`;

/** The path of the deprecated combined response; undefined parameters are omitted. */
export function legacyPath(query: { role: string; city?: string | undefined }): string {
  return salaryPath("", query).replace("/?", "?");
}

/** The path of a legacy tool route; undefined parameters are omitted. */
export function toolPath(tool: string, query: Parameters<typeof salaryPath>[1]): string {
  return salaryPath(tool, query).replace(salaries, "/api/mcp/intelligence");
}
