import type * as z from "zod/mini";
import { ApiError } from "../../core/errors.ts";
import { isWellFormedPart, textRule } from "../../core/well-formed.ts";

/**
 * The parts of a request's URL, which the platform has normalized, so that they can be cut off. A
 * `URL` with its `searchParams` takes 8 µs in workerd, and an operation read its URL up to
 * five times (docs/decisions/0012-no-response-cache.md).
 */
export function pathnameOf(url: string): string {
  return url.slice(pathStart(url), pathEnd(url));
}

/** The origin without a trailing slash: `https://api.example.com`. */
export function originOf(url: string): string {
  const origin = url.slice(0, pathStart(url));
  // An origin has no user's name, which only a URL's reader finds with certainty.
  return origin.includes("@") ? new URL(url).origin : origin;
}

/** The query without the question mark. */
export function queryOf(url: string): string {
  const end = pathEnd(url);
  if (url[end] !== "?") return "";
  const hash = url.indexOf("#", end);
  return url.slice(end + 1, hash < 0 ? undefined : hash);
}

/** The names and values of a query, decoded, in order. */
export function parametersOf(query: string): Iterable<[name: string, text: string]> {
  if (query === "") return [];
  // It drops the first question mark of what it reads.
  if (/[%+]/.test(query)) return new URLSearchParams(`?${query}`);
  return query
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const [name = ""] = part.split("=", 1);
      return [name, part.slice(name.length + 1)];
    });
}

function pathStart(url: string): number {
  return url.indexOf("/", url.indexOf("//") + 2);
}

function pathEnd(url: string): number {
  const end = url.search(/[?#]/);
  return end < 0 ? url.length : end;
}

/** Looks for malformed text in a URL as it was sent: decoding replaces what is not UTF-8. */

/** The first parameter of the path whose text is malformed; null if there is none. */
export function findMalformedParam(path: string, url: string): string | null {
  const segments = pathnameOf(url).split("/");
  const at = path
    .split("/")
    .findIndex((name, index) => name.startsWith(":") && !isWellFormedPart(segments[index] ?? ""));
  return at < 0 ? null : (path.split("/")[at]?.slice(1) ?? null);
}

/**
 * The first field of a query or of a form's body whose name or text is malformed; null if there is
 * none.
 *
 * @param isField whether a name is a field; the others are ignored.
 */
export function findMalformedField(
  query: string,
  isField: (name: string) => boolean,
): string | null {
  if (!query.includes("%")) return null;
  for (const part of query.split("&")) {
    if (isWellFormedPart(part)) continue;
    const [[name = ""] = []] = new URLSearchParams(part);
    const field = name.endsWith("[]") ? name.slice(0, -2) : name;
    if (isField(field)) return field;
  }
  return null;
}

/** The error for a parameter or field with malformed text. */
export function malformedField(name: string): ApiError {
  const hint = `Allowed: ${textRule}.`;
  return new ApiError("parameter_missing", {
    message: `The parameter ${name} is not valid. ${hint}`,
    param: name,
    clarification: `Which value should ${name} have? ${hint}`,
  });
}

/** The parts of its URL that a page reads. */
export interface PageUrl {
  /** The path with Hono's parameters. */
  path: string;
  query: z.ZodMiniType;
}

/**
 * Checks what a page reads from the URL.
 *
 * @throws ApiError `parameter_missing`.
 */
export function requireWellFormedUrl(url: string, { path, query }: PageUrl): void {
  const names = fieldsOf(query);
  const isField = (name: string) => names?.includes(name) ?? true;
  const malformed = findMalformedParam(path, url) ?? findMalformedField(queryOf(url), isField);
  if (malformed !== null) throw malformedField(malformed);
}

/** The names of a query's fields; null if it may have any. */
function fieldsOf(query: z.ZodMiniType): readonly string[] | null {
  return "shape" in query && query.shape ? Object.keys(query.shape) : null;
}
