import { Hono } from "hono";
import { exampleOrigin } from "../shared/contracts/example-origin.ts";
import type { AppEnv } from "../shared/http/env.ts";
import { siteOrigin } from "../shared/http/request/site.ts";
import { etagOf, matchesEtag } from "../shared/http/response/etag.ts";

/**
 * `GET /openapi.json`: the OpenAPI document with this service's origin in place of the example's, so
 * that a client generated from it calls this service. The file's tag is the same on every origin and
 * what is served is not, so the tag is made of both.
 */
export default new Hono<AppEnv>().get("/openapi.json", async (c) => {
  const { method, url } = c.req;
  // Without the caller's conditions, which are about what is served here.
  const file = await c.env.ASSETS.fetch(new Request(url, { method }));
  if (file.status !== 200) return file;
  const origin = siteOrigin(c);
  const etag = await etagOf(`${file.headers.get("etag")} ${origin}`);
  const headers = new Headers(file.headers);
  headers.set("etag", etag);
  headers.delete("content-length");
  if (matchesEtag(c.req.header("if-none-match"), etag)) {
    await file.body?.cancel();
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  if (method === "HEAD") return new Response(null, { headers });
  const text = (await file.text()).replaceAll(exampleOrigin, origin);
  return new Response(text, { headers });
});
