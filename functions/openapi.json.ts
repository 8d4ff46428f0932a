import { Hono } from "hono";
import { exampleOrigin } from "../shared/contracts/example-origin.ts";
import type { AppEnv } from "../shared/http/env.ts";
import { siteOrigin } from "../shared/http/request/site.ts";

/**
 * `GET /openapi.json`: the OpenAPI document with this service's origin in place of the example's, so
 * that a client generated from it calls this service.
 */
export default new Hono<AppEnv>().get("/openapi.json", async (c) => {
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status !== 200 || c.req.method === "HEAD") return new Response(file.body, file);
  const text = (await file.text()).replaceAll(exampleOrigin, siteOrigin(c));
  const headers = new Headers(file.headers);
  headers.delete("content-length");
  return new Response(text, { headers });
});
