import { setTimeout as sleep } from "node:timers/promises";
import { addressKey } from "../../shared/rate-limit/limit-key.ts";
import { CommandFailed } from "../local/failure.ts";
import type { BenchService } from "./bench-service.ts";
import type { Caller } from "./callers.ts";
import { authorization } from "./row.ts";
import type { ServiceName } from "./workerd-config.ts";

export interface Steady {
  /** Who calls, and how often. */
  name: string;
  requests: number;
  objectCalls: number;
  /** Maximum object calls per request. */
  atMost: number;
}

/** A caller at a steady rate. */
export interface SteadyCaller {
  name: string;
  /** Name of the limiter object that counts the calls. */
  object: string;
  headers: Record<string, string>;
  path: string;
  perMinute: number;
  seconds: number;
  isolates: readonly ServiceName[];
  /** Maximum object calls per request. */
  atMost: number;
}

/** Half of the Ultra plan's limit. */
const halfOfUltra = 750;
/** Just below the limit of an address. */
const belowAddressLimit = 9;

/** @param atMost maximum object calls per request. */
export function steadyAccount(
  caller: Caller,
  isolates: readonly ServiceName[],
  atMost: number,
  { path, seconds }: { path: string; seconds: number },
): SteadyCaller {
  const count = `${isolates.length} isolate${isolates.length === 1 ? "" : "s"}`;
  return {
    ...{ path, seconds, isolates, atMost },
    name: `with an Ultra key, half of its limit: ${halfOfUltra} a minute in all, ${count}`,
    object: caller.subject,
    headers: authorization(caller.key),
    perMinute: halfOfUltra,
  };
}

/** One address without a key. Three times as long, because its leases last a minute. */
export function steadyAddress(
  isolate: ServiceName,
  { path, seconds }: { path: string; seconds: number },
): SteadyCaller {
  const address = "192.0.2.1";
  return {
    name: `without a key: ${belowAddressLimit} a minute from one address, 1 isolate`,
    object: addressKey(address).object,
    headers: { "cf-connecting-ip": address },
    ...{ path, perMinute: belowAddressLimit, seconds: 3 * seconds, isolates: [isolate] },
    atMost: 0.2,
  };
}

/**
 * Calls at a steady rate, alternating between isolates, with the plan's limits and from a cold
 * start. Reports how often the caller's limiter object was called.
 *
 * @throws {CommandFailed} if a call is rejected.
 */
export async function callSteadily(
  service: BenchService,
  { name, object, headers, path, perMinute, seconds, isolates, atMost }: SteadyCaller,
): Promise<Steady> {
  const start = performance.now();
  const total = Math.round((seconds * perMinute) / 60);
  const calls: Promise<void>[] = [];
  for (let number = 0; number < total; number++) {
    await sleep(Math.max(0, start + (number * 60_000) / perMinute - performance.now()));
    const isolate = isolates[number % isolates.length];
    if (isolate) calls.push(call(`http://127.0.0.1:${service.port(isolate)}${path}`, headers));
  }
  await Promise.all(calls);
  const counts = await Promise.all(isolates.map((isolate) => service.callsByLimitKey(isolate)));
  const objectCalls = counts.reduce((sum, counted) => sum + (counted.get(object) ?? 0), 0);
  return { name, requests: total, objectCalls, atMost };
}

async function call(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok) throw new CommandFailed(`A steady call returned ${response.status}: ${text}`);
}
