import { windowMs } from "../window.ts";
import {
  type AddressRefusal,
  type AddressRequest,
  type AddressResponse,
  maxLeaseMs,
  minLeaseMs,
} from "./messages.ts";
import { type AddressSlots, expire, freeTimes, held, takeBack, takeEarliest } from "./subject.ts";

/** How long a refusal stands while another isolate may give slots back. */
const unsureMs = 2_000;

/**
 * Counts the requests of the addresses of one network, exactly: an address with a limit of ten
 * has ten slots, and a slot that was used is free again 60 seconds later. No 60 seconds can
 * therefore contain more requests than slots, and a caller who waits for none gets all of them.
 *
 * A lease hands slots to an isolate, used ones included, which it may use from the moment they
 * are free. Until it gives them back, each counts as used at the end of the lease. The address
 * therefore gets a lease for the time ahead only while one isolate alone asks for it.
 */
export class AddressLedger {
  readonly #subjects: Map<string, AddressSlots>;
  #nextLeaseId: number;

  /** @param firstLeaseId different for each ledger of a network, so that ids of earlier ones are unknown. */
  constructor(subjects: Iterable<[string, AddressSlots]>, firstLeaseId: number) {
    this.#subjects = new Map(subjects);
    // Leases of an earlier ledger are still out.
    const known = [...this.#subjects.values()].flatMap(({ leases }) => leases);
    this.#nextLeaseId = Math.max(firstLeaseId, ...known.map(({ id }) => id + 1));
  }

  /** The slots of an address that are not free; undefined if all are. */
  get(name: string): AddressSlots | undefined {
    return this.#subjects.get(name);
  }

  /** Forgets the addresses that have only free slots. @returns their names. */
  sweep(now: number): string[] {
    const ended = [...this.#subjects].filter(([, subject]) => {
      expire(subject, now);
      return held(subject) === 0;
    });
    for (const [name] of ended) this.#subjects.delete(name);
    return ended.map(([name]) => name);
  }

  get isEmpty(): boolean {
    return this.#subjects.size === 0;
  }

  /** Takes the returned leases back, then admits a request and leases slots for those that follow it. */
  lease(request: AddressRequest, now: number): AddressResponse {
    const subject = this.#open(request, now);
    const response = this.#decide(subject, request, now);
    // However many addresses of a network are refused, none of them is remembered.
    if (held(subject) === 0) this.#subjects.delete(request.subject);
    return response;
  }

  #decide(subject: AddressSlots, request: AddressRequest, now: number): AddressResponse {
    const { want, limits } = request;
    expire(subject, now);
    for (const { id, usedAgo } of request.returned) takeBack(subject, id, usedAgo, now);
    if (want < 1) return { admitted: false, lease: null, refusal: null };

    const isAlone =
      subject.isolate === request.isolate &&
      now - subject.askedAt < maxLeaseMs + windowMs &&
      Math.abs(now - subject.changedAt) >= windowMs;
    if (subject.isolate !== request.isolate) {
      if (subject.askedAt > 0) subject.changedAt = now;
      subject.isolate = request.isolate;
    }
    subject.askedAt = now;

    const refusal = this.#refuse(subject, request, now);
    if (refusal) return { admitted: false, lease: null, refusal };
    subject.busy.push(now + windowMs);

    const ahead = isAlone ? Math.min(request.ahead, limits.perMinute) : 0;
    const validMs = ahead > 0 ? Math.min(maxLeaseMs, request.forMs) : minLeaseMs;
    const count = Math.min(want - 1, limits.perMinute) + ahead;
    const slots = Array<number>(Math.min(count, this.#free(subject, request, now))).fill(now);
    if (ahead > 0) slots.push(...takeEarliest(subject, count - slots.length, now + validMs));
    if (slots.length === 0) return { admitted: true, lease: null, refusal: null };
    const id = this.#nextLeaseId++;
    subject.leases.push({ id, until: now + validMs, slots });
    const freeInMs = slots.map((from) => Math.max(0, from - now));
    return { admitted: true, lease: { id, freeInMs, validMs }, refusal: null };
  }

  #open({ subject: name, isolate }: AddressRequest, now: number): AddressSlots {
    const known = this.#subjects.get(name);
    if (known) return known;
    const made = { busy: [], leases: [], isolate, askedAt: 0, changedAt: now - windowMs };
    this.#subjects.set(name, made);
    return made;
  }

  /** Free slots that count neither against the address nor against its network. */
  #free(subject: AddressSlots, { limits }: AddressRequest, now: number): number {
    const own = limits.perMinute - held(subject);
    if (limits.networkPerMinute === null) return Math.max(0, own);
    let all = 0;
    for (const other of this.#subjects.values()) {
      expire(other, now);
      all += held(other);
    }
    return Math.max(0, Math.min(own, limits.networkPerMinute - all));
  }

  #refuse(subject: AddressSlots, request: AddressRequest, now: number): AddressRefusal | null {
    if (this.#free(subject, request, now) > 0) return null;
    const { perMinute, networkPerMinute } = request.limits;
    const ofNetwork = held(subject) < perMinute;
    const limit = ofNetwork ? (networkPerMinute ?? perMinute) : perMinute;
    const among = ofNetwork ? [...this.#subjects.values()] : [subject];
    const times = among.flatMap(freeTimes).sort((a, b) => a - b);
    const retryMs = Math.min(windowMs, Math.max(1, (times[times.length - limit] ?? now) - now));
    const isFirm = among.every(({ leases }) => leases.length === 0);
    return { limit, ofNetwork, retryMs, firmMs: isFirm ? retryMs : Math.min(retryMs, unsureMs) };
  }
}

const prefix = "address ";
/** No slot is in use for longer: a lease, and the window after it. */
const sweepMs = 150_000;

/**
 * The counts of a network's addresses, stored before a response is sent, so that they survive the
 * object. What is over is removed two and a half minutes later, until nothing is left.
 */
export class AddressCounts {
  readonly #state: DurableObjectState;
  #ledger: AddressLedger | null = null;
  #isSweepSet = false;

  constructor(state: DurableObjectState) {
    this.#state = state;
  }

  /** See {@link AddressLedger.lease}. */
  async lease(request: AddressRequest): Promise<AddressResponse> {
    const ledger = this.#ledger ?? (await this.#open());
    const response = ledger.lease(request, Date.now());
    // A refusal alone uses no slot, so a flood over the limit writes nothing.
    if (response.admitted || request.returned.length > 0) this.#store(ledger, request.subject);
    return response;
  }

  /** Removes what is over. @returns whether this object counts addresses. */
  async sweep(): Promise<boolean> {
    const ledger = this.#ledger ?? (await this.#open());
    if (!this.#isSweepSet) return false;
    const ended = ledger.sweep(Date.now());
    this.#isSweepSet = !ledger.isEmpty;
    if (ledger.isEmpty) {
      await this.#state.storage.deleteAll();
    } else {
      for (const name of ended) void this.#state.storage.delete(prefix + name);
      await this.#state.storage.setAlarm(Date.now() + sweepMs);
    }
    return true;
  }

  async #open(): Promise<AddressLedger> {
    return this.#state.blockConcurrencyWhile(async () => {
      if (this.#ledger) return this.#ledger;
      const stored = await this.#state.storage.list<AddressSlots>({ prefix });
      this.#isSweepSet = stored.size > 0;
      const subjects = [...stored].map(([name, subject]): [string, AddressSlots] => [
        name.slice(prefix.length),
        subject,
      ]);
      this.#ledger = new AddressLedger(
        subjects,
        crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
      );
      return this.#ledger;
    });
  }

  /** The platform holds the response until the writes are done. */
  #store(ledger: AddressLedger, name: string): void {
    const subject = ledger.get(name);
    if (!subject) return void this.#state.storage.delete(prefix + name);
    void this.#state.storage.put(prefix + name, subject);
    if (this.#isSweepSet) return;
    this.#isSweepSet = true;
    void this.#state.storage.setAlarm(Date.now() + sweepMs);
  }
}
