/** Lets webhooks of a local run reach one receiver on this machine, and nothing else on it. */
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { type CertifiedKey, createAuthority } from "./certificates.ts";
import type { LocalPlaces } from "./places.ts";
import { readPort } from "./port.ts";
import { writePrivately } from "./private-file.ts";

const host = "localhost";
const defaultPort = "9443";

/** The address of the `npm run webhook:listen` receiver; `WEBHOOK_PORT` overrides its port. */
export function localReceiver(): { host: string; port: number; url: string } {
  const port = readPort(process.env.WEBHOOK_PORT || defaultPort, "WEBHOOK_PORT");
  return { host, port, url: `https://${host}:${port}/` };
}

/** The Worker's variables that permit that one receiver. */
export function webhookVariables(): Record<string, string> {
  const { port } = localReceiver();
  return {
    ENVIRONMENT: "local",
    WEBHOOK_LOCAL_TARGETS: `${host}:${port}=127.0.0.1:${port}`,
  };
}

const Authority = z.object({ certificate: z.string(), key: z.string() });

/** This machine's certificate authority, created once; only the local Worker trusts it. */
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

/** Writes the certificates that the local Worker trusts in addition to the public authorities. @returns the file. */
export async function writeTrusted(places: LocalPlaces): Promise<string> {
  const { certificate } = await ensureLocalAuthority(places);
  const others = process.env.NODE_EXTRA_CA_CERTS;
  const kept = others && existsSync(others) ? readFileSync(others, "utf8") : "";
  writePrivately(places.trustedAuthorities, `${certificate}\n${kept}`);
  return places.trustedAuthorities;
}
