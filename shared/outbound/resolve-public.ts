import * as z from "zod/mini";
import { specialPurpose } from "./address-ranges.ts";
import { readTextAtMost } from "./read-text-at-most.ts";
import type { SendingSettings } from "./settings.ts";

/** The result of a DNS lookup, and whether all of the first addresses of the host may be connected to. */
type Resolution =
  | { kind: "public"; addresses: readonly string[] }
  /** At least one address is in a special-purpose range. */
  | { kind: "refused"; address: string; purpose: string }
  | { kind: "unresolved" }
  | { kind: "unreachable" };

/** DNS record types of addresses. */
const addressTypes = { A: 1, AAAA: 28 } as const;

/** A DNS response as JSON, as served by Cloudflare, Google and Quad9. */
const DnsAnswer = z.object({
  /** RCODE: 0 is success, 3 is NXDOMAIN. */
  Status: z.int(),
  /** Truncated: addresses may be missing. */
  TC: z._default(z.boolean(), false),
  Answer: z._default(
    z.array(z.object({ type: z.int(), data: z.string().check(z.maxLength(1_000)) })),
    [],
  ),
});

/** The addresses of a host beyond these are neither checked nor connected to. */
const maxAddresses = 16;

const maxAnswerLength = 64 * 1_024;

/** How long a resolver may take before the next one is tried, milliseconds. */
const timeoutMs = 1_500;

/**
 * Looks up the A and AAAA records of a host and checks its first 16 addresses: a single one that
 * is not public rejects the host. The caller must connect to one of the returned addresses,
 * because a second lookup could return others (DNS rebinding).
 */
export async function resolvePublic(
  host: string,
  settings: SendingSettings,
  signal: AbortSignal = AbortSignal.timeout(timeoutMs * settings.resolvers.length),
): Promise<Resolution> {
  let failed = false;
  for (const resolver of settings.resolvers) {
    const found = await askBoth(resolver, host, signal);
    if (found === "failed") failed = true;
    else if (found !== "unreachable") return judge(found);
  }
  // A resolver that responds with a failure indicates that the host's own DNS is broken.
  return { kind: failed ? "unresolved" : "unreachable" };
}

function judge(found: readonly string[]): Resolution {
  const addresses = found.slice(0, maxAddresses);
  for (const address of addresses) {
    const purpose = specialPurpose(address);
    if (purpose !== null) return { kind: "refused", address, purpose };
  }
  return addresses.length === 0 ? { kind: "unresolved" } : { kind: "public", addresses };
}

/**
 * Looks up both kinds of address. If one lookup fails, both are discarded: the host must not be
 * judged by half of its addresses.
 */
async function askBoth(
  resolver: string,
  host: string,
  signal: AbortSignal,
): Promise<readonly string[] | "failed" | "unreachable"> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const [v4, v6] = await Promise.all([
    ask(resolver, host, "A", deadline),
    ask(resolver, host, "AAAA", deadline),
  ]);
  if (v4 === "unreachable" || v6 === "unreachable") return "unreachable";
  return v4 === "failed" || v6 === "failed" ? "failed" : [...v4, ...v6];
}

async function ask(
  resolver: string,
  host: string,
  type: keyof typeof addressTypes,
  signal: AbortSignal,
): Promise<readonly string[] | "failed" | "unreachable"> {
  const url = new URL(resolver);
  url.searchParams.set("name", host);
  url.searchParams.set("type", type);
  try {
    const headers = { accept: "application/dns-json" };
    const response = await fetch(url, { headers, signal, redirect: "manual" });
    const text = await readTextAtMost(response.body, maxAnswerLength, signal);
    if (!response.ok) return "unreachable";
    const answer = DnsAnswer.parse(JSON.parse(text));
    if (answer.Status === 3) return [];
    if (answer.Status !== 0 || answer.TC) return "failed";
    return answer.Answer.filter((record) => record.type === addressTypes[type]).map(
      (record) => record.data,
    );
  } catch {
    return "unreachable";
  }
}
