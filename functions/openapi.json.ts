import { Hono } from "hono";
import { contactLines, localizeDocument } from "../shared/contract/localize-document.ts";
import type { AppEnv } from "../shared/http/env.ts";
import { countPage } from "../shared/http/middleware/rate-limit.ts";
import { siteOrigin } from "../shared/http/request/site.ts";
import { makeEtag, matchesEtag } from "../shared/http/response/etag.ts";

/**
 * `GET /openapi.json`: the OpenAPI document with this service's origin in place of the example's, so
 * that a client generated from it calls this service, and with the contact that `SUPPORT_CONTACT`
 * names, or else the home page. The file's tag is the same everywhere and what is served is not, so
 * the tag is made of all three.
 */
export default new Hono<AppEnv>().get("/openapi.json", async (c) => {
  await countPage(c);
  const { method, url } = c.req;
  // The caller's conditional headers are left out, because they are about this response and not
  // about the file.
  const file = await c.env.ASSETS.fetch(new Request(url, { method }));
  if (file.status !== 200) return file;
  const origin = siteOrigin(c);
  const setting = c.env.SUPPORT_CONTACT;
  const etag = await makeEtag(`${file.headers.get("etag")} ${origin} ${contactLines(setting)}`);
  const headers = new Headers(file.headers);
  headers.set("etag", etag);
  headers.delete("content-length");
  if (matchesEtag(c.req.header("if-none-match"), etag)) {
    await file.body?.cancel();
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  if (method === "HEAD") return new Response(null, { headers });
  return new Response(localizeDocument(await file.text(), origin, setting), { headers });
});
