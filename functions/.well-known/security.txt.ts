import { Hono } from "hono";
import { dayMs } from "#shared/core/dates.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";

const validMs = 180 * dayMs;

/**
 * `GET /.well-known/security.txt`: where to report a vulnerability (RFC 9116). The contact is the
 * setting `SECURITY_CONTACT`, a `mailto:` or `https:` URI, and defaults to the home page.
 */
export default new Hono<AppEnv>().get("/.well-known/security.txt", (c) => {
  const origin = siteOrigin(c);
  const expires = new Date(c.get("now") + validMs).toISOString();
  c.header("Cache-Control", "public, max-age=86400");
  return c.text(
    [
      `Contact: ${c.env.SECURITY_CONTACT ?? `${origin}/`}`,
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      `Canonical: ${origin}/.well-known/security.txt`,
      "",
    ].join("\n"),
  );
});
