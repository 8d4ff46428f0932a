/** Parameters that a caller sent under another name than the operation takes them. */
import * as z from "zod/mini";
import type { $ZodError, $ZodType } from "zod/v4/core";
import { levelParameters } from "../../contract/levels.ts";
import { required } from "../../core/validation/explain-issue.ts";
import { nearestName } from "../../core/validation/nearest-name.ts";
import { type NotSlug, slugKindOf } from "../../core/validation/schema-meta.ts";
import type { Endpoint, MeantSlug } from "../endpoint.ts";

/** The name of a missing parameter by the one under which it was likely sent. */
export type Renamed = ReadonlyMap<string, string>;

/** Names that are compared or repeated. */
const maxNames = 20;
const plainName = /^[\w.[\]-]{1,64}$/;

/** @param ignored the names of what was sent and is no parameter. @param problemOf says what is wrong. */
export function findRenamed(
  { issues }: $ZodError,
  ignored: readonly string[],
  problemOf: (issue: $ZodError["issues"][number]) => string,
): Renamed {
  const left = plainNames(ignored);
  const renamed = new Map<string, string>();
  for (const issue of issues) {
    const param = String(issue.path[0] ?? "");
    const sent = problemOf(issue) === required ? nearestName(param, left) : null;
    if (sent === null) continue;
    renamed.set(sent, param);
    left.splice(left.indexOf(sent), 1);
  }
  return renamed;
}

/** The one of the ignored names to mention where a parameter is missing: the nearest, else the first. */
export function nearestSent(
  missing: string,
  renamed: Renamed,
  ignored: readonly string[],
): string | undefined {
  return [...renamed].find(([, param]) => param === missing)?.[0] ?? plainNames(ignored)[0];
}

/** The caller's own call with the right names. @param url of the request. @returns path and query. */
export function callWithNames(url: string, renamed: Renamed): string {
  const { pathname, searchParams } = new URL(url);
  const pairs = [...searchParams].map(([name, value]) => [renamed.get(name) ?? name, value]);
  return `${pathname}?${new URLSearchParams(pairs).toString().replaceAll("%2C", ",")}`;
}

/** The renamed parameters whose value is text in place of a slug. */
export function renamedNotSlugs(
  url: string,
  renamed: Renamed,
  fields: Record<string, $ZodType>,
): { param: string; notSlug: NotSlug }[] {
  const { searchParams } = new URL(url);
  return [...renamed].flatMap(([sent, param]) => {
    const [schema, text] = [fields[param], searchParams.get(sent) ?? ""];
    const kind = slugKindOf(schema);
    const isSlug = !schema || z.safeParse(schema, text).success || text.trim() === "";
    return kind === null || isSlug ? [] : [{ param, notSlug: { kind, text } }];
  });
}

function plainNames(names: readonly string[]): string[] {
  return names.slice(0, maxNames).filter((name) => plainName.test(name));
}

/** How an error names the slug that a caller means by other text. */

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
  const asked = Object.entries(level === null ? {} : levelParameters(level));
  const isNamed = searchParams.has("exp") || searchParams.has("grade");
  if (!isNamed && asked.every(([name]) => Object.hasOwn(query.shape, name))) {
    for (const [name, value] of asked) searchParams.set(name, value);
  }
  // A comma is valid in a query without encoding and is easier to read.
  return `${pathname}?${searchParams.toString().replaceAll("%2C", ",")}`;
}
