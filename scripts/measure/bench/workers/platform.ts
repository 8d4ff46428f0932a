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

/** The bucket with the files of reference data, which the benchmark serves. */
export function openStoredFiles(url: string): R2Bucket {
  const get = async (
    key: string,
    { range }: { range?: { offset: number; length: number } } = {},
  ) => {
    const headers: Record<string, string> = range
      ? { range: `bytes=${range.offset}-${range.offset + range.length - 1}` }
      : {};
    const response = await fetch(`${url}/${key}`, { headers });
    if (response.ok) return response;
    await response.body?.cancel();
    return null;
  };
  return { get } as unknown as R2Bucket;
}
