/**
 * The limiter of addresses in simulated time: isolates with leases, one object that stores what it
 * counts and may be evicted at any moment, and a network between them that delays messages.
 */
import { AddressLease } from "#shared/rate-limit/address/address-lease.ts";
import { AddressLedger } from "#shared/rate-limit/address/address-ledger.ts";
import type { AddressLimits } from "#shared/rate-limit/address/messages.ts";
import type { AddressSlots } from "#shared/rate-limit/address/subject.ts";
import { EventQueue, simulationStart } from "./limiter-simulation.ts";

export interface AddressArrival {
  /** Milliseconds since the start. */
  time: number;
  isolate: number;
  subject: string;
}

export interface AddressSimulation {
  limits: AddressLimits;
  arrivals: readonly AddressArrival[];
  /** One-way latency of the next message, milliseconds. */
  latency?: () => number;
  /** Whether the object is evicted before its next call. */
  evicts?: () => boolean;
  /** Whether the isolate is lost, with its leases, before its next request. */
  loses?: () => boolean;
}

export interface AddressOutcome {
  admitted: { time: number; subject: string }[];
  refused: number[];
  objectCalls: number;
}

export function simulateAddresses(options: AddressSimulation): AddressOutcome {
  const { limits, latency = () => 0, evicts = () => false, loses = () => false } = options;
  const queue = new EventQueue();
  const outcome: AddressOutcome = { admitted: [], refused: [], objectCalls: 0 };
  const leases = new Map<
    string,
    { lease: AddressLease; isolate: number; waiting: Waiting | null }
  >();
  let isolatesMade = 0;
  let stored: [string, AddressSlots][] = [];
  let ledger = new AddressLedger(stored, 1);

  function object(...[request, now]: Parameters<AddressLedger["lease"]>) {
    outcome.objectCalls++;
    if (evicts()) ledger = new AddressLedger(stored, 1);
    const response = ledger.lease(request, now);
    const subject = ledger.get(request.subject);
    stored = stored.filter(([name]) => name !== request.subject);
    if (subject) stored.push([request.subject, structuredClone(subject)]);
    return structuredClone(response);
  }

  function decide(subject: string, time: number, isAdmitted: boolean): void {
    if (isAdmitted) outcome.admitted.push({ time: time - simulationStart, subject });
    else outcome.refused.push(time - simulationStart);
  }

  function arrive({ isolate, subject }: AddressArrival, now: number): void {
    const name = `${isolate} ${subject}`;
    const known = loses() ? undefined : leases.get(name);
    const own = known ?? { lease: new AddressLease(), isolate: ++isolatesMade, waiting: null };
    leases.set(name, own);
    const { lease } = own;
    lease.arrive();

    function check(at: number): void {
      const delayMs = lease.nextCheck(at);
      if (delayMs === null || leases.get(name) !== own) return;
      queue.at(at + delayMs, (later) => {
        if (leases.get(name) !== own) return;
        const request = lease.flush(limits, later);
        if (!request) return;
        queue.at(later + latency(), (atObject) =>
          object({ ...request, subject, isolate: own.isolate }, atObject),
        );
      });
    }
    function attempt(at: number): void {
      const verdict = lease.take(at);
      if (verdict) {
        decide(subject, at, verdict === "admitted");
        check(at);
        return;
      }
      if (own.waiting) {
        own.waiting.push(attempt);
        return;
      }
      own.waiting = [];
      const request = { ...lease.ask(limits, at), subject, isolate: own.isolate };
      queue.at(at + latency(), (atObject) => {
        const response = object(request, atObject);
        decide(subject, atObject, response.admitted);
        queue.at(atObject + latency(), (back) => {
          lease.receive(response, at, back);
          check(back);
          const waiting = own.waiting ?? [];
          own.waiting = null;
          for (const other of waiting) other(back);
        });
      });
    }
    attempt(now);
  }

  for (const arrival of options.arrivals.toSorted((a, b) => a.time - b.time)) {
    const now = simulationStart + arrival.time;
    queue.runUntil(now);
    arrive(arrival, now);
  }
  queue.runUntil(Number.POSITIVE_INFINITY);
  outcome.admitted.sort((a, b) => a.time - b.time);
  return outcome;
}

type Waiting = ((now: number) => void)[];
