/**
 * Bounds the messages over a limit that one isolate reads for a caller, because a large one costs as
 * much processor time as a request within the limit.
 */
import { refusedReadsPerMinute, timesPerNetwork } from "../../access/tiers.ts";
import type { BodyShare } from "./held-bytes.ts";

const windowMs = 60_000;
/** Callers and networks that are remembered. One that is forgotten starts again at zero. */
const capacity = 10_000;

interface Reads {
  count: number;
  /** Milliseconds since the epoch. */
  until: number;
}

const readsByName = new Map<string, Reads>();

/** Counts a message, also against a network of IPv6. @returns whether it is still to be read. */
export function mayReadRefused(
  { caller, network }: Pick<BodyShare, "caller" | "network">,
  now: number,
): boolean {
  if (!countRead(caller, refusedReadsPerMinute, now)) return false;
  return network === undefined || countRead(network, refusedReadsPerMinute * timesPerNetwork, now);
}

/** @returns whether it is within the limit. */
function countRead(name: string, perMinute: number, now: number): boolean {
  const known = readsByName.get(name);
  const reads = known && known.until > now ? known : { count: 0, until: now + windowMs };
  reads.count++;
  readsByName.delete(name);
  readsByName.set(name, reads);
  const oldest = readsByName.size > capacity ? readsByName.keys().next().value : undefined;
  if (oldest !== undefined) readsByName.delete(oldest);
  return reads.count <= perMinute;
}
