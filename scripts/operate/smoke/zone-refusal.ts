/** Calls that Cloudflare refuses before a Worker sees them, by settings of the zone (docs/deploy.md). */

/** The parts of an answer that tell who refused the call. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

interface ZoneRefusal {
  /** The feature of Cloudflare that refused the call. */
  by: string;
  /** The setting in Cloudflare's dashboard that the operator has to change. */
  remedy: string;
}

/** The first that matches is the reason. */
const refusals: readonly (ZoneRefusal & { matches(answer: Answer): boolean })[] = [
  {
    by: "Browser Integrity Check",
    matches: ({ text }) => /error code: 1010\b/i.test(text),
    remedy: "open the domain, Security, Settings, and turn off Browser Integrity Check",
  },
  {
    by: "a challenge that only browsers can solve",
    matches: ({ headers }) => headers.get("cf-mitigated") === "challenge",
    remedy:
      "open the domain, Security, Settings, and turn off Bot Fight Mode; if it is off, Security, Events names the rule",
  },
  {
    by: "a rule of the zone",
    matches: () => true,
    remedy: "open the domain, Security, Events, which names the rule",
  },
];

/** The refusal of a call before a Worker got it; null if there was none. */
export function findZoneRefusal(answer: Answer): ZoneRefusal | null {
  // Whatever the Worker sends has its version.
  if (answer.status !== 403 || answer.headers.has("service-version")) return null;
  return refusals.find(({ matches }) => matches(answer)) ?? null;
}
