import { type Context, Hono } from "hono";
import { contactLines, splitDocument } from "#shared/contract/localize-document.ts";
import { createSingleFlight } from "#shared/core/single-flight.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { makeEtag, matchesEtag } from "#shared/middleware/response/send.ts";
import { countPage } from "#shared/middleware/steps/rate-limit.ts";

/** The file as this isolate keeps it. A version of the Worker has one, which never changes. */
interface KeptDocument {
  headers: Headers;
  /** A tag of the file and of what is put into it, except for the origin. */
  tag: string;
  /** UTF-8; between each two of them stands the origin. */
  parts: readonly Uint8Array[];
}

const encoder = new TextEncoder();
const flight = createSingleFlight();
let kept: KeptDocument | undefined;

/**
 * `GET /openapi.json`: the OpenAPI document with this service's origin in place of the example's, so
 * that a client generated from it calls this service, and with the contact that `SUPPORT_CONTACT`
 * names, or else the home page. The file's tag is the same everywhere and what is served is not, so
 * the tag is made of all three.
 *
 * The file is read and searched once in an isolate. It is not kept for each origin, because whoever calls may
 * choose its host: joining the parts takes a millisecond.
 */
export default new Hono<AppEnv>().get("/openapi.json", async (c) => {
  await countPage(c);
  const document = await flight.run(
    "document",
    () => kept,
    () => readDocument(c),
  );
  if (document instanceof Response) return document;
  const origin = siteOrigin(c);
  const etag = await makeEtag(`${document.tag} ${origin}`);
  const headers = new Headers(document.headers);
  headers.set("etag", etag);
  if (matchesEtag(c.req.header("if-none-match"), etag)) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  if (c.req.method === "HEAD") return new Response(null, { headers });
  return new Response(join(document.parts, encoder.encode(origin)), { headers });
});

/** @returns the response of the file's store if there is no such file. */
async function readDocument(c: Context<AppEnv>): Promise<KeptDocument | Response> {
  const { SUPPORT_CONTACT: setting, ASSETS } = c.env;
  // The caller's conditional headers are left out, because they are about this response and not
  // about the file.
  const file = await ASSETS.fetch(new Request(c.req.url));
  if (file.status !== 200) return file;
  const headers = new Headers(file.headers);
  headers.delete("content-length");
  const parts = splitDocument(await file.text(), setting).map((part) => encoder.encode(part));
  kept = { headers, tag: `${file.headers.get("etag")} ${contactLines(setting)}`, parts };
  return kept;
}

function join(parts: readonly Uint8Array[], between: Uint8Array): Uint8Array<ArrayBuffer> {
  const own = parts.reduce((sum, part) => sum + part.length, 0);
  const body = new Uint8Array(own + between.length * (parts.length - 1));
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      body.set(between, at);
      at += between.length;
    }
    body.set(part, at);
    at += part.length;
  }
  return body;
}
