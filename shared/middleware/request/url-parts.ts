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
