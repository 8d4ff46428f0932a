import { windowMs } from "../window.ts";
import {
  type AddressLimits,
  type AddressRefusal,
  type AddressRequest,
  type AddressResponse,
  maxLeaseMs,
  minLeaseMs,
  type ReturnedLease,
} from "./messages.ts";

/** A decision on a request. */
type AddressVerdict = "admitted" | AddressRefusal;

/** Slots that this isolate may use. */
interface HeldLease {
  id: number;
  /** A clock that was set back to before this must not make it last longer. */
  from: number;
  until: number;
  /** The time from which each slot may be used. */
  freeAt: number[];
  usedAt: (number | null)[];
  lastUse: number;
  /** It is given back when it was not used for this long: after a few pauses as long as the caller's. */
  idleMs: number;
}

/**
 * A caller who pauses for longer than this gets no lease: it would be idle before it saves a call.
 * Five requests a minute, evenly, are just within it.
 */
const maxGapMs = 13_000;
/**
 * An idle lease is given back after this time, which is longer than the gap, so that no lease in
 * use is given back.
 */
const maxIdleMs = 14_000;
/** A platform stops a Worker's work 30 seconds after the response. */
const maxCheckMs = 25_000;
/** A lease is worth a call of its own if giving it back frees a slot earlier by at least this. */
const worthMs = minLeaseMs;

/** One isolate's view of an address: its lease and the last refusal. Every method takes the current time. */
export class AddressLease {
  #lease: HeldLease | null = null;
  #ended: HeldLease[] = [];
  #refusal: (AddressRefusal & { at: number }) | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  /** Requests that arrived since the last call of the object, and those among them that were admitted without one. */
  #arrived = 0;
  #admitted = 0;
  /** When {@link flush} is called next, as far as that is scheduled. */
  #checkAt = Number.NEGATIVE_INFINITY;

  /** Notes that a request arrived. */
  arrive(): void {
    this.#arrived++;
  }

  /** Decides on a request without a call; null if the object must be called. */
  take(now: number): AddressVerdict | null {
    const refusal = this.refused(now);
    if (refusal) return refusal;
    this.#retire(now);
    const slot = this.#lease?.freeAt.findIndex((from) => from <= now) ?? -1;
    if (!this.#lease || slot === -1) return null;
    this.#lease.freeAt[slot] = now + windowMs;
    this.#lease.usedAt[slot] = now;
    this.#lease.lastUse = now;
    this.#admitted++;
    return "admitted";
  }

  /** The refusal that is in force; null if there is none. */
  refused(now: number): AddressRefusal | null {
    const refusal = this.#refusal;
    const age = refusal ? now - refusal.at : 0;
    if (!refusal || age < 0 || age >= refusal.firmMs) return null;
    return { ...refusal, retryMs: refusal.retryMs - age, firmMs: refusal.firmMs - age };
  }

  /** The call to make for the requests that wait, which gives back what this isolate holds. */
  ask(limits: AddressLimits, now: number): Omit<AddressRequest, "subject" | "isolate"> {
    const elapsed = now - this.#askedAt;
    const want = Math.max(1, this.#arrived - this.#admitted);
    const gap = Math.max(1, elapsed / Math.max(1, this.#arrived));
    const { perMinute } = limits;
    const forMs = Math.round(Math.min(maxLeaseMs, Math.max(minLeaseMs, gap * perMinute)));
    const ahead = elapsed >= 0 && gap <= maxGapMs ? Math.min(perMinute, Math.ceil(forMs / gap)) : 0;
    this.#askedAt = now;
    this.#arrived = 0;
    this.#admitted = 0;
    this.#end();
    return { limits, returned: this.#giveBack(now), want, ahead, forMs };
  }

  /** @param sentAt when the call was sent, from which the lease runs. */
  receive(response: AddressResponse, sentAt: number, now: number): AddressVerdict {
    const { lease, refusal, admitted } = response;
    if (lease) {
      this.#end();
      this.#lease = {
        id: lease.id,
        from: sentAt,
        until: sentAt + lease.validMs,
        freeAt: lease.freeInMs.map((ms) => (ms === 0 ? 0 : now + ms)),
        usedAt: lease.freeInMs.map(() => null),
        lastUse: now,
        idleMs: Math.min(maxIdleMs, lease.validMs / 4),
      };
    }
    this.#refusal = refusal && { ...refusal, at: now };
    if (admitted || !refusal) return "admitted";
    return refusal;
  }

  /** Puts a refusal in force that another address of the same network has received. */
  refuse(refusal: AddressRefusal, now: number): void {
    this.#refusal = { ...refusal, at: now };
  }

  /** Milliseconds after which {@link flush} is to be called; null if that is already scheduled, or needless. */
  nextCheck(now: number): number | null {
    const lease = this.#lease;
    if (!lease) return null;
    const isScheduled = this.#checkAt > now && this.#checkAt <= now + maxCheckMs;
    if (isScheduled && this.#checkAt >= lease.lastUse + lease.idleMs) return null;
    const delayMs = Math.min(maxCheckMs, 2 * lease.idleMs);
    this.#checkAt = now + delayMs;
    return delayMs;
  }

  /** The call that only gives back leases that are no longer used; null if none is worth it. */
  flush(limits: AddressLimits, now: number): Omit<AddressRequest, "subject" | "isolate"> | null {
    this.#retire(now);
    const isIdle = ({ lastUse, idleMs }: HeldLease) => now - lastUse >= idleMs;
    if (this.#lease && isIdle(this.#lease)) this.#end();
    if (!this.#ended.some((lease) => isIdle(lease) && isWorthReturning(lease))) return null;
    return { limits, returned: this.#giveBack(now), want: 0, ahead: 0, forMs: 0 };
  }

  #retire(now: number): void {
    if (this.#lease && (now < this.#lease.from || now >= this.#lease.until)) this.#end();
    // The object has forgotten those that are older.
    this.#ended = this.#ended.filter(({ until }) => until + windowMs > now);
  }

  #end(): void {
    if (this.#lease) this.#ended.push(this.#lease);
    this.#lease = null;
  }

  #giveBack(now: number): ReturnedLease[] {
    const returned = this.#ended.map(({ id, usedAt }) => ({
      id,
      usedAgo: usedAt.map((at) => (at === null ? null : Math.max(0, now - at))),
    }));
    this.#ended = [];
    return returned;
  }
}

/** Whether a slot is free earlier than the object must assume. */
function isWorthReturning({ until, freeAt, usedAt }: HeldLease): boolean {
  return freeAt.some((from, slot) =>
    usedAt[slot] === null ? from < until : from + worthMs < until + windowMs,
  );
}
