/** Where a sign-in may lead back to. Elsewhere on this host nobody is sent, and to no other host. */
const allowed = /^\/(?:app|oauth\/(?:authorize|device))(?:[/?]|$)/;

const maxCharacters = 2_000;

/**
 * The path and query of a `next` parameter, if it is a page of this host that needs a sign-in.
 *
 * @returns `/app` for anything else.
 */
export function readReturnPath(next: string | undefined): string {
  if (next === undefined || next.length > maxCharacters) return "/app";
  // Browsers read `//host` and `/\host` as another host, even with a tab in between.
  if (!/^\/[\x21-\x7e]*$/.test(next) || /[\\]|\/\//.test(next.split("?")[0] ?? "")) return "/app";
  const { pathname, search, host } = new URL(next, "http://this.invalid");
  if (host !== "this.invalid" || !allowed.test(pathname)) return "/app";
  return `${pathname}${search}`;
}

/** A link to a page that comes back to this one. */
export function withReturn(page: string, next: string): string {
  const path = readReturnPath(next);
  return path === "/app" ? page : `${page}?${new URLSearchParams({ next: path })}`;
}
