import { serviceVersion, workerVersionHeader } from "../../core/service-version.ts";
import { isProduction } from "../../core/unsafe-settings.ts";
import type { Bindings } from "../env.ts";
import { corsHeaders } from "./cors-headers.ts";

const everywhere = {
  ...corsHeaders,
  "Service-Version": serviceVersion,
  // A browser must not take JSON or CSV that contains a caller's text for a page or a script.
  "X-Content-Type-Options": "nosniff",
} as const;

/** It is not sent locally: a browser would then refuse plain HTTP from everything else on this machine. */
const inProduction = { "Strict-Transport-Security": "max-age=31536000" } as const;

type Settings = Pick<Bindings, "ENVIRONMENT" | "WORKER_VERSION">;

/** Remembers the headers, because the settings of an isolate never change. */
let known: { env: Settings; headers: Readonly<Record<string, string>> } | undefined;

/** The headers of every response, whatever its path and status. */
export function commonHeaders(env: Settings): Readonly<Record<string, string>> {
  if (known?.env !== env) known = { env, headers: headersOf(env) };
  return known.headers;
}

function headersOf(env: Settings) {
  const id = env.WORKER_VERSION?.id;
  return {
    ...everywhere,
    ...(isProduction(env) && inProduction),
    ...(id && { [workerVersionHeader]: id }),
  };
}
