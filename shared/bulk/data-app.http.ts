import { type Context, Hono } from "hono";
import { renderPageError } from "#shared/html/serve/page-error.http.tsx";
import type { AppEnv } from "#shared/middleware/env.ts";
import { chooseMedia } from "#shared/middleware/request/accept.ts";
import { findMalformedParam, malformedField } from "#shared/middleware/request/url.ts";
import { renderError } from "#shared/middleware/response/error.ts";

/**
 * The Hono app of data files. An error is a page for whoever prefers one, and JSON for programs.
 *
 * @example
 * export default dataApp("/data/:release/:file", (c) => sendDataFile(c, "manifest.json"));
 */
export function dataApp<Path extends string>(
  path: Path,
  handle: (c: Context<AppEnv, Path>) => Promise<Response>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(path, async (c) => {
    const malformed = findMalformedParam(path, c.req.url);
    if (malformed !== null) throw malformedField(malformed);
    return handle(c);
  });
  return app.onError((error, c) => {
    const prefersPage = chooseMedia(c, ["application/json", "text/html"]) === "text/html";
    return prefersPage ? renderPageError(error, c) : renderError(error, c);
  });
}
