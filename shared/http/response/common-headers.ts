import { isProduction } from "../../core/is-production.ts";
import { serviceVersion } from "../../core/service-version.ts";
import type { Bindings } from "../env.ts";
import { corsHeaders } from "./cors-headers.ts";

const everywhere = {
  ...corsHeaders,
  "Service-Version": serviceVersion,
  // A browser must not take JSON or CSV that contains a caller's text for a page or a script.
  "X-Content-Type-Options": "nosniff",
} as const;

/** Not locally: a browser would then refuse plain HTTP from everything else on this machine. */
const inProduction = { ...everywhere, "Strict-Transport-Security": "max-age=31536000" } as const;

/** The headers of every response, whatever its path and status. */
export function commonHeaders(
  env: Pick<Bindings, "ENVIRONMENT">,
): Readonly<Record<string, string>> {
  return isProduction(env) ? inProduction : everywhere;
}
