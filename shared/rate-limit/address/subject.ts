/** The state that an object keeps of one address. */
import { windowMs } from "../window.ts";
import { maxLeaseMs } from "./messages.ts";

interface Lease {
  id: number;
  /** When the isolate stops using it, at the latest. */
  until: number;
  /** The time from which each slot may be used. */
  slots: number[];
}

/** The slots of one address that are not free. */
export interface AddressSlots {
  /** When each used slot is free again. */
  busy: number[];
  leases: Lease[];
  /** The isolate that asked last, and when. */
  isolate: number;
  askedAt: number;
  /** When the isolate that asked last was last another one than before. */
  changedAt: number;
}

/** The number of slots that are not free. */
export function held({ busy, leases }: AddressSlots): number {
  return leases.reduce((sum, { slots }) => sum + slots.length, busy.length);
}

/** When each slot that is not free is free again, at the latest. */
export function freeTimes({ busy, leases }: AddressSlots): number[] {
  return [...busy, ...leases.flatMap((lease) => lease.slots.map((from) => latest(lease, from)))];
}

/** When a leased slot is free again if nothing is known of its use. */
function latest({ until }: Lease, from: number): number {
  return from < until ? until + windowMs : from;
}

/** Drops what is over. A clock that was set back must not make callers wait for longer. */
export function expire(subject: AddressSlots, now: number): void {
  subject.busy = subject.busy
    .filter((time) => time > now)
    .map((time) => Math.min(time, now + windowMs));
  for (const lease of subject.leases) lease.until = Math.min(lease.until, now + maxLeaseMs);
  subject.leases = subject.leases.filter(({ until }) => until + windowMs > now);
}

/** Replaces a lease by what its isolate reports of its use. */
export function takeBack(
  subject: AddressSlots,
  id: number,
  usedAgo: readonly (number | null)[],
  now: number,
): void {
  const lease = subject.leases.find((other) => other.id === id);
  if (!lease) return;
  subject.leases = subject.leases.filter((other) => other !== lease);
  const times = lease.slots.map((from, slot) => {
    const ago = usedAgo[slot];
    if (ago === null) return from;
    if (ago === undefined) return latest(lease, from);
    return Math.max(from, Math.min(now - Math.max(0, ago), lease.until) + windowMs);
  });
  subject.busy.push(...times.filter((time) => time > now));
}

/** Removes the used slots that are free first, if they are before `before`, for a lease. */
export function takeEarliest(subject: AddressSlots, count: number, before: number): number[] {
  const sorted = subject.busy.toSorted((a, b) => a - b);
  const taken = sorted.slice(0, Math.max(0, count)).filter((time) => time < before);
  subject.busy = sorted.slice(taken.length);
  return taken;
}
