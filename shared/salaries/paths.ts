/** Calls of this API, ready to be made, for suggestions and alternatives. */
const salaries = "/api/v1/intelligence/salaries";

/** A call of a salary endpoint; what is undefined is left out. */
export function salaryPath(
  endpoint: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${salaries}/${endpoint}?${new URLSearchParams(given)}`;
}

/** An empty `expand` is left out. */
export function calculatePath(call: {
  role: string;
  city: string;
  exp: string;
  expand: string;
}): string {
  const { expand, ...rest } = call;
  // A comma and a star may stand in a query as they are, and read better so.
  const added = expand === "" ? "" : `&expand=${encodeURIComponent(expand).replaceAll("%2C", ",")}`;
  return `${salaries}/calculate?${new URLSearchParams(rest)}${added}`;
}

/** @param words what to search for, as they stand in a slug. */
export function searchPath(words: string): string {
  return `${salaries}/search?${new URLSearchParams({ q: words.replaceAll("-", " ").trim() || words })}`;
}

export const citiesPath = `${salaries}/cities`;

/** A call of the deprecated answer; what is undefined is left out. */
export function legacyPath(query: { role: string; city?: string | undefined }): string {
  return salaryPath("", query).replace("/?", "?");
}

/** A call of a legacy tool route; what is undefined is left out. */
export function toolPath(tool: string, query: Parameters<typeof salaryPath>[1]): string {
  return salaryPath(tool, query).replace(salaries, "/api/mcp/intelligence");
}
