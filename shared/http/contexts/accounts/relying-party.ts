import type { Context } from "hono";
import type { RelyingParty } from "#shared/accounts/passkeys/relying-party.ts";
import type { AppEnv } from "#shared/http/env.ts";
import { siteName, siteOrigin } from "#shared/http/request/site.ts";

/** The site as passkeys know it: of the domain in `RP_ID`, or else of the service's own host. */
export function relyingParty(c: Context<AppEnv>): RelyingParty {
  const origin = siteOrigin(c);
  return { id: c.env.RP_ID || new URL(origin).hostname, origin, name: siteName(c) };
}
