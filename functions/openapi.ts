import { Hono } from "hono";
import document from "../schema/openapi.json";
import type { Edge } from "../shared/http/bindings.ts";

/** `GET /openapi.json`: the document of every operation, made by `npm run openapi`. */
export default new Hono<Edge>().get("/openapi.json", (c) => {
  c.header("Cache-Control", "public, max-age=300, s-maxage=3600");
  return c.json(document);
});
