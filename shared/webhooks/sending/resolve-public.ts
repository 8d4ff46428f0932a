import * as z from "zod";
import { readAtMost } from "./read-at-most.ts";
import type { SendingSettings } from "./settings.ts";
import { specialPurpose } from "./special-ranges.ts";

/** What DNS says of a host, and whether all of it may be reached. */
export type Resolution =
  | { kind: "public"; addresses: readonly string[] }
  /** At least one address lies in a range that is not for the public. */
  | { kind: "refused"; address: string; purpose: string }
  | { kind: "unresolved" }
  | { kind: "unreachable" };

/** Record types of DNS that hold an address. */
const addressTypes = { A: 1, AAAA: 28 } as const;

/** The JSON form of an answer, as Cloudflare, Google and Quad9 give it. */
const DnsAnswer = z.object({
  /** RCODE: 0 is an answer, 3 no such name. */
  Status: z.int(),
  /** Truncated: there may be addresses that are not in it. */
  TC: z.boolean().default(false),
  Answer: z.array(z.object({ type: z.int(), data: z.string().max(1_000) })).default([]),
});

const maxAnswerLength = 64 * 1_024;

/** How long a resolver may take before the next one is asked, milliseconds. */
const patienceMs = 1_500;

/**
 * Looks up every A and AAAA record of a host and checks each of them: a single
 * address that is not public refuses the host. What was looked up is what must
 * be dialled; a second look-up could say something else.
 */
export async function resolvePublic(
  host: string,
  settings: SendingSettings,
  signal: AbortSignal = AbortSignal.timeout(patienceMs * settings.resolvers.length),
): Promise<Resolution> {
  let failed = false;
  for (const resolver of settings.resolvers) {
    const found = await askBoth(resolver, host, signal);
    if (found === "failed") failed = true;
    else if (found !== "unreachable") return judge(found);
  }
  // Resolvers that were asked and got nowhere say that the host's own DNS is broken.
  return { kind: failed ? "unresolved" : "unreachable" };
}

function judge(addresses: readonly string[]): Resolution {
  for (const address of addresses) {
    const purpose = specialPurpose(address);
    if (purpose !== null) return { kind: "refused", address, purpose };
  }
  return addresses.length === 0 ? { kind: "unresolved" } : { kind: "public", addresses };
}

/** Both kinds of address, or nothing: half an answer cannot be checked. */
async function askBoth(
  resolver: string,
  host: string,
  signal: AbortSignal,
): Promise<readonly string[] | "failed" | "unreachable"> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const [v4, v6] = await Promise.all([
    ask(resolver, host, "A", inTime),
    ask(resolver, host, "AAAA", inTime),
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
    const text = await readAtMost(response.body, maxAnswerLength, signal);
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
