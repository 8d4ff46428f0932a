/** What the platform runs outside of an isolate, at next to no processor time of this one. */

/** Replaces the data center's store: an isolate that starts finds it empty. */
export function storeInMemory(): void {
  const stored = new Map<string, { body: ArrayBuffer; init: ResponseInit }>();
  const urlOf = (request: RequestInfo | URL) =>
    request instanceof Request ? request.url : String(request);
  const store: Pick<Cache, "match" | "put" | "delete"> = {
    async match(request) {
      const found = stored.get(urlOf(request));
      return found && new Response(found.body, found.init);
    },
    async put(request, response) {
      const { status, headers } = response;
      stored.set(urlOf(request), { body: await response.arrayBuffer(), init: { status, headers } });
    },
    delete: async (request) => stored.delete(urlOf(request)),
  };
  Object.defineProperty(globalThis, "caches", { value: { default: store } });
}
