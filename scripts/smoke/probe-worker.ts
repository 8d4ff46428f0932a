/**
 * The Worker that `npm run smoke` deploys for a minute. It calls only the URLs that it was deployed
 * with, for whoever has the token of that run, and nothing after its time: a stranger cannot use it
 * to call anything.
 */
import "../../shared/webhooks/sending/refuse-unsafe-start.ts";
import { toHex } from "../../shared/core/bytes/hex.ts";
import type { upgradeTls } from "../../shared/webhooks/sending/connect-first.ts";
import {
  readSendingSettings,
  type SendingBindings,
} from "../../shared/webhooks/sending/settings.ts";
import { probeHost } from "./probe-host.ts";

export interface ProbeBindings extends SendingBindings {
  /** JSON array of the URLs. */
  PROBE_URLS: string;
  /** Hex, SHA-256 of the token. */
  PROBE_TOKEN_HASH: string;
  /** ISO instant at which it stops working. */
  PROBE_UNTIL: string;
}

/** @param secure replaced in the simulation of an edge that sends no host name. */
export function createProbeWorker(secure?: typeof upgradeTls) {
  return {
    async fetch(request, env): Promise<Response> {
      if (!(await isAllowed(request, env))) return new Response("Not found", { status: 404 });
      const settings = readSendingSettings(env);
      const urls = JSON.parse(env.PROBE_URLS) as string[];
      return Response.json(await Promise.all(urls.map((url) => probeHost(url, settings, secure))), {
        headers: { "cache-control": "no-store" },
      });
    },
  } satisfies ExportedHandler<ProbeBindings>;
}

async function isAllowed(request: Request, env: ProbeBindings): Promise<boolean> {
  if (request.method !== "POST" || Date.now() >= Date.parse(env.PROBE_UNTIL)) return false;
  const token = /^Bearer ([0-9a-f]{64})$/.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) return false;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  // Hashes, so that the time the comparison takes says nothing about the token.
  return toHex(new Uint8Array(hash)) === env.PROBE_TOKEN_HASH;
}

export default createProbeWorker();
