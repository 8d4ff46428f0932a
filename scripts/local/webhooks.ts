/** What lets webhooks of a local run reach a receiver on this machine, and nothing else there. */
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { type CertifiedKey, createAuthority } from "./certificates.ts";
import type { LocalPlaces } from "./places.ts";
import { readPort } from "./port.ts";
import { writePrivately } from "./private-file.ts";

const host = "localhost";
const defaultPort = "9443";

/** Where the receiver of `npm run webhook:listen` is found; `WEBHOOK_PORT` takes another port. */
export function localReceiver(): { host: string; port: number; url: string } {
  const port = readPort(process.env.WEBHOOK_PORT || defaultPort, "WEBHOOK_PORT");
  return { host, port, url: `https://${host}:${port}/` };
}

/** The Worker's variables that open that one receiver. */
export function webhookVariables(): Record<string, string> {
  const { port } = localReceiver();
  return {
    ENVIRONMENT: "local",
    WEBHOOK_LOCAL_TARGETS: `${host}:${port}=127.0.0.1:${port}`,
  };
}

const Authority = z.object({ certificate: z.string(), key: z.string() });

/** This machine's own authority for certificates, made once; nobody but the local Worker trusts it. */
export async function ensureLocalAuthority(places: LocalPlaces): Promise<CertifiedKey> {
  const kept = readAuthority(places.webhookAuthority);
  if (kept) return kept;
  const authority = await createAuthority("Local webhook receivers");
  writePrivately(places.webhookAuthority, JSON.stringify(authority));
  return authority;
}

function readAuthority(file: string): CertifiedKey | null {
  if (!existsSync(file)) return null;
  try {
    return Authority.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** Writes what the local Worker trusts beside the world's authorities. @returns the file. */
export async function writeTrusted(places: LocalPlaces): Promise<string> {
  const { certificate } = await ensureLocalAuthority(places);
  const others = process.env.NODE_EXTRA_CA_CERTS;
  const kept = others && existsSync(others) ? readFileSync(others, "utf8") : "";
  writePrivately(places.trustedAuthorities, `${certificate}\n${kept}`);
  return places.trustedAuthorities;
}
