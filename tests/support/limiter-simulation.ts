/**
 * The limiter in simulated time: isolates with holders, one ledger, and a
 * network between them that takes its time and does not keep order.
 */
import type { Limits } from "../../shared/rate-limit/admission.ts";
import { leaseMs } from "../../shared/rate-limit/lease.ts";
import { LeaseCache } from "../../shared/rate-limit/lease-cache.ts";
import { Ledger } from "../../shared/rate-limit/ledger.ts";

export interface Arrival {
  time: number;
  isolate: number;
}

export interface Outcome {
  requests: number;
  /** Times at which requests were admitted, ascending. */
  admitted: number[];
  refused: number[];
  /** Calls of the object, reports included. */
  objectCalls: number;
  monthUsed: number;
}

export interface SimulationOptions {
  limits: Limits;
  isolates: number;
  arrivals: readonly Arrival[];
  random: () => number;
  /** One way, milliseconds. */
  latency?: [least: number, most: number];
  /** Chance that an isolate vanishes, with what it holds, before a request. */
  vanish?: number;
}

/** Start of the simulated clock: mid-month, so that no run crosses into the next. */
export const simulationStart = Date.UTC(2026, 10, 10);

export function simulate(options: SimulationOptions): Outcome {
  const { limits, random, latency = [2, 60], vanish = 0 } = options;
  const ledger = new Ledger({ month: null, recent: [], firstLeaseId: 1 }, simulationStart);
  const holders = Array.from({ length: options.isolates }, () => new LeaseCache());
  const queue = new EventQueue();
  const admitted: number[] = [];
  const refused: number[] = [];
  let objectCalls = 0;
  const delay = () => latency[0] + random() * (latency[1] - latency[0]);

  function arrive(isolate: number, now: number): void {
    if (random() < vanish) holders[isolate] = new LeaseCache();
    const holder = holders[isolate] ?? new LeaseCache();
    const known = holder.take(limits, now);
    if (known) {
      (known.refusedBy ? refused : admitted).push(now);
      return;
    }
    const request = holder.ask(limits, now);
    queue.at(now + delay(), (atObject) => {
      objectCalls++;
      const answer = ledger.lease(request, atObject);
      (answer.granted > 0 ? admitted : refused).push(atObject);
      queue.at(atObject + delay(), (back) => {
        holder.receive(answer, limits, now, back);
        if (answer.lease) queue.at(back + leaseMs, (later) => flush(holder, later));
      });
    });
  }

  function flush(holder: LeaseCache, now: number): void {
    const report = holder.flush(limits, now);
    if (!report) return;
    queue.at(now + delay(), (atObject) => {
      objectCalls++;
      ledger.lease(report, atObject);
    });
  }

  for (const { time, isolate } of options.arrivals) {
    queue.runUntil(time);
    arrive(isolate, time);
  }
  queue.runUntil(Number.POSITIVE_INFINITY);
  return {
    requests: options.arrivals.length,
    admitted: admitted.sort((a, b) => a - b),
    refused: refused.sort((a, b) => a - b),
    objectCalls,
    monthUsed: ledger.month.used,
  };
}

/** The most requests admitted in any 60 seconds. */
export function busiestMinute(admitted: readonly number[]): number {
  let most = 0;
  let first = 0;
  for (let last = 0; last < admitted.length; last++) {
    while ((admitted[first] ?? 0) <= (admitted[last] ?? 0) - 60_000) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** A small seeded generator (mulberry32), so that a failing run can be run again. */
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

/** Actions by time, in a binary heap. */
class EventQueue {
  #heap: { time: number; action: Action }[] = [];

  at(time: number, action: Action): void {
    const heap = this.#heap;
    heap.push({ time, action });
    let child = heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.#swapIfEarlier(child, parent)) break;
      child = parent;
    }
  }

  runUntil(time: number): void {
    for (let first = this.#heap[0]; first && first.time <= time; first = this.#heap[0]) {
      this.#removeFirst();
      first.action(first.time);
    }
  }

  #removeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (heap.length === 0 || !last) return;
    heap[0] = last;
    for (let parent = 0; ; ) {
      const left = 2 * parent + 1;
      const right = left + 1;
      const earlier =
        (heap[right]?.time ?? Number.POSITIVE_INFINITY) <
        (heap[left]?.time ?? Number.POSITIVE_INFINITY)
          ? right
          : left;
      if (!heap[earlier] || !this.#swapIfEarlier(earlier, parent)) return;
      parent = earlier;
    }
  }

  #swapIfEarlier(child: number, parent: number): boolean {
    const [a, b] = [this.#heap[child], this.#heap[parent]];
    if (!a || !b || a.time >= b.time) return false;
    this.#heap[child] = b;
    this.#heap[parent] = a;
    return true;
  }
}
