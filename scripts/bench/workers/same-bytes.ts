/**
 * The floor of an answer: a bare Hono app that sends what the service sent, the
 * same headers and the same body, and does nothing else. It asks the service
 * once for each path; `X-Service` says where that is.
 */
import { Hono } from "hono";

interface Recorded {
  body: string;
  headers: Record<string, string>;
}

const recorded = new Map<string, Recorded>();

async function record(url: URL, authorization: string): Promise<Recorded> {
  const response = await fetch(url, { headers: { authorization } });
  const { "content-length": _, ...headers } = Object.fromEntries(response.headers);
  return { body: await response.text(), headers };
}

export default new Hono().get("*", async (c) => {
  const { url } = c.req;
  const known = recorded.get(url);
  if (known) return c.body(known.body, 200, known.headers);
  const { pathname, search } = new URL(url);
  const asked = new URL(pathname + search, c.req.header("x-service"));
  const made = await record(asked, c.req.header("authorization") ?? "");
  recorded.set(url, made);
  return c.body(made.body, 200, made.headers);
});
