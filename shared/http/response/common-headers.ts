import { isProduction } from "../../core/is-production.ts";
import { serviceVersion, workerVersionHeader } from "../../core/service-version.ts";
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

type Headers = Readonly<Record<string, string>>;

/** An isolate runs one version of its Worker. */
let versioned: { id: string; base: Headers; headers: Headers } | undefined;

/** The headers of every response, whatever its path and status. */
export function commonHeaders(env: Pick<Bindings, "ENVIRONMENT" | "WORKER_VERSION">): Headers {
  const base = isProduction(env) ? inProduction : everywhere;
  const id = env.WORKER_VERSION?.id;
  if (!id) return base;
  if (versioned?.id !== id || versioned.base !== base) {
    versioned = { id, base, headers: { ...base, [workerVersionHeader]: id } };
  }
  return versioned.headers;
}
