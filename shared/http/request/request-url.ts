import type { Context } from "hono";
import type { AppEnv, RequestUrl } from "../env.ts";

/** The parts of the request's URL, which the runtime has parsed already: cutting is all that is left to do. */
export function requestUrl(c: Context<AppEnv>): RequestUrl {
  const known = c.get("requestUrl");
  if (known) return known;
  const parts = takeApart(c.req.url);
  c.set("requestUrl", parts);
  return parts;
}

function takeApart(url: string): RequestUrl {
  const pathAt = url.indexOf("/", url.indexOf("://") + 3);
  const mark = url.indexOf("?", pathAt);
  return {
    origin: url.slice(0, pathAt),
    path: mark === -1 ? url.slice(pathAt) : url.slice(pathAt, mark),
    query: mark === -1 ? "" : url.slice(mark + 1),
  };
}
