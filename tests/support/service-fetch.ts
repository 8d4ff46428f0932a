import type { Service } from "#scripts/run/stage/service.ts";

/** A service's `fetch` for code that calls the global one; calls come from the suite's address. */
export function asFetch({ fetch }: Service): typeof globalThis.fetch {
  return async (url, init = {}) => {
    const { pathname, search } = new URL(String(url));
    const { method = "GET", headers, body } = init;
    return fetch(pathname + search, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === "string" ? { body } : {}),
    });
  };
}
