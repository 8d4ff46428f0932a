import type { Credential } from "./find-caller.ts";

/** How long a revoked key may go on in an isolate that knows it. */
const freshMs = 5_000;
const capacity = 5_000;

const known = new Map<string, { credential: Credential | null; until: number }>();

/**
 * Answers from the isolate's memory for a few seconds, else asks. That a
 * credential does not exist is remembered as well.
 */
export async function rememberCredential(
  sha256: string,
  find: () => Promise<Credential | null>,
): Promise<Credential | null> {
  const now = Date.now();
  const hit = known.get(sha256);
  if (hit && hit.until > now) return hit.credential;
  const credential = await find();
  known.delete(sha256);
  // The map keeps insertion order: the first key is the one learnt longest ago.
  const oldest = known.size >= capacity ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  known.set(sha256, { credential, until: now + freshMs });
  return credential;
}
