import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteName, siteOrigin } from "#shared/middleware/request/site.ts";
import type { RelyingParty } from "./relying-party.ts";

/** The site as passkeys know it: of the domain in `RP_ID`, or else of the service's own host. */
export function relyingParty(c: Context<AppEnv>): RelyingParty {
  const origin = siteOrigin(c);
  return { id: c.env.RP_ID || new URL(origin).hostname, origin, name: siteName(c) };
}
