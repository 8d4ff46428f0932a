/** Calls of this API, ready to be made, for suggestions and alternatives. */
const salaries = "/api/v1/intelligence/salaries";

export function calculatePath(query: {
  role: string;
  city: string;
  exp?: string;
  expand?: string;
}): string {
  return `${salaries}/calculate?${new URLSearchParams(query)}`;
}

/** @param words what to search for, as they stand in a slug. */
export function searchPath(words: string): string {
  return `${salaries}/search?${new URLSearchParams({ q: words.replaceAll("-", " ").trim() || words })}`;
}

export const citiesPath = `${salaries}/cities`;
