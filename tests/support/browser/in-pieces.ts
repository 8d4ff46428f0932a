/** A document that arrives in pieces, as over a slow network. */
import { setTimeout as wait } from "node:timers/promises";
import { type LoopbackSite, startSite } from "../loopback-site.ts";

/** Longer than a browser takes to show what it has. */
const pauseMs = 120;

/**
 * Passes a service on, and pauses within its documents.
 *
 * @param ends where a piece of a document ends.
 */
export function serveInPieces(service: URL, ends: RegExp): Promise<LoopbackSite> {
  return startSite(async (request, response) => {
    const { cookie = "", "cf-connecting-ip": address } = request.headers;
    const found = await fetch(new URL(request.url ?? "/", service), {
      headers: { cookie, ...(address && { "cf-connecting-ip": String(address) }) },
    });
    const type = found.headers.get("content-type") ?? "";
    response.writeHead(found.status, { "content-type": type });
    if (!type.startsWith("text/html")) {
      response.end(new Uint8Array(await found.arrayBuffer()));
      return;
    }
    for (const piece of (await found.text()).split(ends)) {
      response.write(piece);
      await wait(pauseMs);
    }
    response.end();
  });
}
