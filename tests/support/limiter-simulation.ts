/**
 * The rate limiter in simulated time: isolates with lease caches, one ledger, and a network
 * between them that delays and reorders messages.
 */
import type { Limits } from "#shared/rate-limit/admission.ts";
import { leaseMs } from "#shared/rate-limit/lease.ts";
import { LeaseCache } from "#shared/rate-limit/lease-cache.ts";
import { Ledger } from "#shared/rate-limit/ledger.ts";
import type { UsageDay } from "#shared/rate-limit/usage/usage-days.ts";

export interface Arrival {
  time: number;
  isolate: number;
  credential?: string;
  /** How many requests it counts as, which are admitted together or not at all; 1 if absent. */
  together?: number;
}

export interface Outcome {
  requests: number;
  /** Times at which requests were admitted, ascending. */
  admitted: number[];
  refused: number[];
  /** Calls to the Durable Object, including reports. */
  objectCalls: number;
  monthUsed: number;
  usage: UsageDay[];
  /** Admitted requests that were not refunded, by credential. */
  counted: Record<string, number>;
  /** Whether each call that counts as several requests was admitted. */
  together: boolean[];
}

export interface SimulationOptions {
  limits: Limits;
  isolates: number;
  arrivals: readonly Arrival[];
  random: () => number;
  /** One-way latency, milliseconds. */
  latency?: [min: number, max: number];
  /** Probability that an isolate is evicted, with its lease, before a request. */
  evictionRate?: number;
  /** Probability that an admitted request is refunded. */
  refundRate?: number;
  /** Called after every call of the ledger. */
  inspect?: (ledger: Ledger, now: number) => void;
}

const refundDelayMs = 1_000;

/** Start of the simulated clock: mid-month, so that no run reaches the next month. */
export const simulationStart = Date.UTC(2026, 10, 10);

export function simulate(options: SimulationOptions): Outcome {
  const { limits, random, latency = [2, 60], evictionRate = 0, refundRate = 0 } = options;
  const ledger = new Ledger({ month: null, recent: [], firstLeaseId: 1 }, simulationStart);
  const caches = Array.from({ length: options.isolates }, () => new LeaseCache());
  const queue = new EventQueue();
  const admitted: number[] = [];
  const refused: number[] = [];
  let objectCalls = 0;
  const counted: Record<string, number> = {};
  const outcomes: boolean[] = [];
  const delay = () => latency[0] + random() * (latency[1] - latency[0]);

  function admit(cache: LeaseCache, time: number, credential = "one"): void {
    admitted.push(time);
    if (random() < refundRate) {
      cache.refund(1, credential);
      queue.at(time + refundDelayMs, (later) => flush(cache, later));
    } else {
      counted[credential] = (counted[credential] ?? 0) + 1;
    }
  }

  function arriveTogether(cache: LeaseCache, { credential, together = 1 }: Arrival, now: number) {
    const request = cache.askTogether(limits, now, together, credential);
    queue.at(now + delay(), (atObject) => {
      objectCalls++;
      const answer = ledger.lease(request, atObject);
      options.inspect?.(ledger, atObject);
      outcomes.push(answer.granted === together);
      for (let count = 0; count < answer.granted; count++) admit(cache, atObject, credential);
      queue.at(atObject + delay(), (back) => cache.receiveTogether(answer, limits, back));
    });
  }

  function arrive(arrival: Arrival, now: number): void {
    const { isolate, credential } = arrival;
    if (random() < evictionRate) caches[isolate] = new LeaseCache();
    const cache = caches[isolate] ?? new LeaseCache();
    if (arrival.together !== undefined) {
      arriveTogether(cache, arrival, now);
      return;
    }
    const known = cache.take(limits, now, credential);
    if (known) {
      if (known.refusedBy) refused.push(now);
      else admit(cache, now, credential);
      return;
    }
    const request = cache.ask(limits, now, credential);
    queue.at(now + delay(), (atObject) => {
      objectCalls++;
      const answer = ledger.lease(request, atObject);
      options.inspect?.(ledger, atObject);
      if (answer.granted === 0) refused.push(atObject);
      queue.at(atObject + delay(), (back) => {
        cache.receive(answer, limits, now, back, credential);
        // It was admitted at the object; only there the minute is counted.
        if (answer.granted > 0) admit(cache, atObject, credential);
        if (answer.lease) queue.at(back + leaseMs, (later) => flush(cache, later));
      });
    });
  }

  function flush(cache: LeaseCache, now: number): void {
    const report = cache.flush(limits, now);
    if (!report) return;
    queue.at(now + delay(), (atObject) => {
      objectCalls++;
      ledger.lease(report, atObject);
      options.inspect?.(ledger, atObject);
    });
  }

  for (const arrival of options.arrivals) {
    queue.runUntil(arrival.time);
    arrive(arrival, arrival.time);
  }
  queue.runUntil(Number.POSITIVE_INFINITY);
  return {
    requests: options.arrivals.length,
    admitted: admitted.sort((a, b) => a - b),
    refused: refused.sort((a, b) => a - b),
    objectCalls,
    monthUsed: ledger.month.used,
    usage: ledger.usage.entries,
    counted,
    together: outcomes,
  };
}

/** The most requests admitted in any 60 seconds. */
export function busiestMinute(admitted: readonly number[]): number {
  let max = 0;
  let first = 0;
  for (let last = 0; last < admitted.length; last++) {
    while ((admitted[first] ?? 0) <= (admitted[last] ?? 0) - 60_000) first++;
    max = Math.max(max, last - first + 1);
  }
  return max;
}

/** A small seeded generator (mulberry32), so that a failing run can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Action = (now: number) => void;

/** Actions by time. */
export class EventQueue {
  /** The next one is the last. */
  #events: { time: number; action: Action }[] = [];

  at(time: number, action: Action): void {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#events[middle]?.time ?? 0) > time) low = middle + 1;
      else high = middle;
    }
    this.#events.splice(low, 0, { time, action });
  }

  runUntil(time: number): void {
    for (let next = this.#events.at(-1); next && next.time <= time; next = this.#events.at(-1)) {
      this.#events.pop();
      next.action(next.time);
    }
  }
}
