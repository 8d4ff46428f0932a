/**
 * Bounds the bytes of bodies that one isolate holds at a time, whose memory all its requests share.
 *
 * What is shared between requests is data alone, as in `shared/db/semaphore.ts`. A request that is
 * canceled stops without reaching its `finally`, so what it holds expires by time.
 */
import { ApiError } from "../../core/errors.ts";

/**
 * Bodies of ordinary size do not compete with large ones, nor with those of callers that are not known:
 * whoever sends many of them slowly keeps no account from writing.
 */
export type BodyKind = "ordinary" | "large" | "anonymous" | "page";

const mebibyte = 1024 * 1024;

/**
 * Bytes at a time, in an isolate that has 128 MiB. The rows of a file of 5 MB take some 10 MB more
 * until they are committed. While they are made, of one file at a time, it is up to 60 MB (in Node,
 * garbage included).
 */
export const maxHeldBytes: Readonly<Record<BodyKind, number>> = {
  ordinary: 8 * mebibyte,
  anonymous: 4 * mebibyte,
  // Of pages that are read for accounts: of each the most that is read, which is in memory as text too.
  page: 16 * mebibyte,
  large: 16 * mebibyte,
};

/** What is neither added to nor renewed for this long belongs to a request that was canceled. */
export const expireMs = 30_000;
const retrySeconds = 2;

interface Entry {
  bytes: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

const held: Record<BodyKind, Set<Entry>> = {
  ordinary: new Set(),
  large: new Set(),
  anonymous: new Set(),
  page: new Set(),
};

/** The part of the isolate's memory that one request's body takes. */
export interface HeldBytes {
  /** @throws ApiError `dependency_unavailable` if the isolate holds too many bytes of other bodies. */
  add(bytes: number): void;
  /** Keeps it from expiring. */
  renew(): void;
  release(): void;
}

/**
 * Counts the bytes of a body.
 *
 * @example
 * const bytes = holdBytes("large");
 * try {
 *   const body = await readAtMost(request, maxBytes, { held: bytes });
 * } finally {
 *   bytes.release();
 * }
 */
export function holdBytes(kind: BodyKind): HeldBytes {
  const entries = held[kind];
  const entry: Entry = { bytes: 0, expiresAt: 0 };
  const renew = () => {
    entry.expiresAt = Date.now() + expireMs;
  };
  return {
    add(bytes) {
      const others = bytesOf(entries) - (entries.has(entry) ? entry.bytes : 0);
      if (others + entry.bytes + bytes > maxHeldBytes[kind]) throw tooManyBodies();
      entry.bytes += bytes;
      renew();
      // It may have expired while nothing arrived.
      entries.add(entry);
    },
    renew,
    release: () => void entries.delete(entry),
  };
}

function bytesOf(entries: Set<Entry>): number {
  const now = Date.now();
  let sum = 0;
  for (const entry of entries) {
    if (entry.expiresAt <= now) entries.delete(entry);
    else sum += entry.bytes;
  }
  return sum;
}

function tooManyBodies(): ApiError {
  return new ApiError("dependency_unavailable", {
    message: `Too many large requests arrive at the same time. Try again in ${retrySeconds} s.`,
    afterSeconds: retrySeconds,
  });
}
