/**
 * Bounds the bodies that one isolate receives at a time, whose memory all its requests share. Each
 * caller has a share of it, so that a caller who fills it leaves the rest to everybody else.
 *
 * What is shared between requests is data alone, as in `shared/db/semaphore.ts`. A request that is
 * canceled stops without reaching its `finally`, so what it holds expires by time.
 */

import type { Context } from "hono";
import { filesAtATime, linksAtATime } from "../../access/tiers.ts";
import { ApiError } from "../../core/errors.ts";
import { addressKey } from "../../rate-limit/limit-key.ts";
import type { AppEnv } from "../env.ts";

const mebibyte = 1024 * 1024;

interface Room {
  bytes: number;
  bodies: number;
}

interface Pool {
  /** The room in an isolate, which has 128 MiB. */
  all: Room;
  /** The room of one account or address: a quarter, unless stated otherwise. */
  ofCaller: Room;
  /** A sentence about the bodies that a caller may send at a time. */
  may(bodies: number): string;
  retrySeconds: number;
}

/**
 * Bodies of ordinary size do not compete with large ones, nor with those of callers that are not
 * known. A body counts the bytes that have arrived, and as one body even before its first byte.
 */
export const pools = {
  ordinary: {
    all: { bytes: 8 * mebibyte, bodies: 2_048 },
    ofCaller: { bytes: 2 * mebibyte, bodies: 512 },
    may: (bodies: number) => `send ${bodies} bodies`,
    retrySeconds: 2,
  },
  anonymous: {
    all: { bytes: 4 * mebibyte, bodies: 1_024 },
    ofCaller: { bytes: mebibyte, bodies: 256 },
    may: (bodies: number) => `send ${bodies} bodies`,
    retrySeconds: 2,
  },
  // Bodies over a limit, which are read so that the refusal has the form of an answer: they take
  // nothing from those of requests that are served.
  refused: {
    all: { bytes: 2 * mebibyte, bodies: 512 },
    ofCaller: { bytes: mebibyte / 2, bodies: 128 },
    may: (bodies: number) => `send ${bodies} bodies`,
    retrySeconds: 2,
  },
  // Pages that are read for accounts, which are in memory as text too.
  page: {
    all: { bytes: 16 * mebibyte, bodies: 256 },
    ofCaller: { bytes: 4 * mebibyte, bodies: linksAtATime },
    may: (links: number) => `have ${links} links read`,
    retrySeconds: 8,
  },
  // The rows of a file of 5 MB take some 10 MB more until they are committed. While they are made, of
  // one file at a time, it is up to 60 MB (in Node, garbage included).
  large: {
    all: { bytes: 16 * mebibyte, bodies: 64 },
    // The share is more than a quarter, because one file of the largest size has to fit, and the
    // form around it.
    ofCaller: { bytes: 5 * mebibyte + 64 * 1024, bodies: filesAtATime },
    may: (files: number) => `send ${files} files`,
    retrySeconds: 2,
  },
} as const satisfies Record<string, Pool>;

export type PoolName = keyof typeof pools;

/** The caller and the pool whose room a body takes. */
export interface BodyShare {
  pool: PoolName;
  /** The id of the account, else the address. */
  caller: string;
  /** The network of an IPv6 address, in which one customer may have many: half of the pool. */
  network?: string;
}

/** Bytes that are neither added to nor renewed for this long belong to a request that was canceled. */
export const expireMs = 30_000;

interface Entry extends BodyShare {
  bytes: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

const held: Record<PoolName, Set<Entry>> = {
  ordinary: new Set(),
  anonymous: new Set(),
  refused: new Set(),
  page: new Set(),
  large: new Set(),
};

/** The part of the isolate's memory that one request's body takes. */
export interface HeldBytes {
  /**
   * @throws ApiError `rate_limit_exceeded` if the caller's share has no room for more,
   * `dependency_unavailable` if the isolate has none.
   */
  add(bytes: number): void;
  /** Keeps it from expiring. */
  renew(): void;
  release(): void;
}

/**
 * Counts a body, and its bytes as they are added.
 *
 * @throws ApiError like {@link HeldBytes.add}.
 * @example
 * const held = holdBytes({ pool: "large", caller: accountId });
 * try {
 *   const body = await readAtMost(request, maxBytes, { held });
 * } finally {
 *   held.release();
 * }
 */
export function holdBytes(share: BodyShare): HeldBytes {
  const entries = held[share.pool];
  const entry: Entry = { ...share, bytes: 0, expiresAt: 0 };
  const renew = () => {
    entry.expiresAt = Date.now() + expireMs;
  };
  const add = (bytes: number) => {
    requireRoom(entry, bytes);
    entry.bytes += bytes;
    renew();
    // It may have expired while nothing arrived.
    entries.add(entry);
  };
  add(0);
  return { add, renew, release: () => void entries.delete(entry) };
}

/** Holds a body while something works with it. */
export async function whileHeld<T>(
  share: BodyShare,
  work: (held: HeldBytes) => Promise<T>,
): Promise<T> {
  const held = holdBytes(share);
  try {
    return await work(held);
  } finally {
    held.release();
  }
}

function requireRoom(entry: Entry, more: number): void {
  const entries = held[entry.pool];
  const now = Date.now();
  const [all, ofCaller, ofNetwork] = [useOf(entry, more), useOf(entry, more), useOf(entry, more)];
  for (const other of entries) {
    if (other.expiresAt <= now) entries.delete(other);
    else if (other !== entry) {
      count(all, other);
      if (other.caller === entry.caller) count(ofCaller, other);
      if (other.network === entry.network) count(ofNetwork, other);
    }
  }
  const pool: Pool = pools[entry.pool];
  if (exceeds(ofCaller, pool.ofCaller)) throw tooManyOfCaller(entry, pool);
  const half = { bytes: pool.all.bytes / 2, bodies: pool.all.bodies / 2 };
  if (entry.network !== undefined && exceeds(ofNetwork, half)) throw tooManyOfCaller(entry, pool);
  if (exceeds(all, pool.all)) throw tooMany(pool);
}

function useOf({ bytes }: Entry, more: number): Room {
  return { bytes: bytes + more, bodies: 1 };
}

function count(use: Room, { bytes }: Entry): void {
  use.bytes += bytes;
  use.bodies += 1;
}

function exceeds(use: Room, room: Room): boolean {
  return use.bytes > room.bytes || use.bodies > room.bodies;
}

function tooManyOfCaller({ pool: name }: Entry, { ofCaller, may, retrySeconds }: Pool): ApiError {
  const who = name === "anonymous" ? "address" : "account";
  const mebibytes = Math.floor(ofCaller.bytes / mebibyte);
  return new ApiError("rate_limit_exceeded", {
    message: `One ${who} may ${may(ofCaller.bodies)} at a time, ${mebibytes} MiB together. Try again in ${retrySeconds} s.`,
    afterSeconds: retrySeconds,
  });
}

function tooMany({ retrySeconds }: Pool): ApiError {
  return new ApiError("dependency_unavailable", {
    message: `The service receives too many large requests at the moment. Try again in ${retrySeconds} s.`,
    afterSeconds: retrySeconds,
  });
}

/**
 * The share that the body of a request takes: its account's, or its address's before the account is
 * known.
 */
export function bodyShareOf(c: Context<AppEnv>): BodyShare {
  const account = c.get("caller")?.accountId ?? c.get("ownerId");
  if (account !== undefined) return { pool: "ordinary", caller: account };
  const { subject, object } = addressKey(c.req.header("cf-connecting-ip"));
  const isIpv6 = subject.includes(":");
  return { pool: "anonymous", caller: subject, ...(isIpv6 && { network: object }) };
}
