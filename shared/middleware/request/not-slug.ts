/** How an error names the slug that a caller means by other text. */
import type { Endpoint, MeantSlug } from "../endpoint.ts";

/** @example suggestSlug({ slug: "software-engineer", level: null }) // "Did you mean software-engineer?" */
export function suggestSlug({ slug }: MeantSlug): string {
  return `Did you mean ${slug}?`;
}

/**
 * The caller's own call with the slug in place of the text, and with the level that the text
 * names unless the call states one.
 *
 * @param url of the request.
 * @param text the value, or one of the values, of the parameter.
 * @returns path and query.
 */
export function callWithSlug(
  url: string,
  { query }: Pick<Endpoint, "query">,
  param: string,
  text: string,
  { slug, level }: MeantSlug,
): string {
  const { pathname, searchParams } = new URL(url);
  const values = (searchParams.get(param) ?? "").split(",");
  const replaced = values.map((value) => (value === text ? slug : value));
  searchParams.set(param, values.includes(text) ? replaced.join(",") : slug);
  if (level !== null && Object.hasOwn(query.shape, "exp") && !searchParams.has("exp")) {
    searchParams.set("exp", level);
  }
  // A comma is valid in a query without encoding and is easier to read.
  return `${pathname}?${searchParams.toString().replaceAll("%2C", ",")}`;
}
