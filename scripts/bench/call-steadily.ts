import { setTimeout as sleep } from "node:timers/promises";
import { CommandFailed } from "../local/failure.ts";
import type { BenchService } from "./bench-service.ts";
import type { Caller } from "./callers.ts";
import type { ServiceName } from "./workerd-config.ts";

export interface Steady {
  isolates: number;
  perMinute: number;
  requests: number;
  objectCalls: number;
}

/** Half of the Ultra plan's limit. */
const steadyPerMinute = 750;

/**
 * Calls at a steady rate, alternating between isolates, with the plan's limits and from a cold
 * start. Reports how often the account's limiter object was called.
 *
 * @throws {CommandFailed} if a call is rejected.
 */
export async function callSteadily(
  service: BenchService,
  caller: Caller,
  isolates: readonly ServiceName[],
  { path, seconds }: { path: string; seconds: number },
): Promise<Steady> {
  const start = performance.now();
  const total = Math.round((seconds * steadyPerMinute) / 60);
  const calls: Promise<void>[] = [];
  for (let number = 0; number < total; number++) {
    await sleep(Math.max(0, start + (number * 60_000) / steadyPerMinute - performance.now()));
    const isolate = isolates[number % isolates.length];
    if (isolate) calls.push(call(`http://127.0.0.1:${service.port(isolate)}${path}`, caller));
  }
  await Promise.all(calls);
  const counts = await Promise.all(isolates.map((isolate) => service.callsByLimitKey(isolate)));
  return {
    isolates: isolates.length,
    perMinute: steadyPerMinute,
    requests: total,
    objectCalls: counts.reduce((sum, calls) => sum + (calls.get(caller.subject) ?? 0), 0),
  };
}

async function call(url: string, { key }: Caller): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  const text = await response.text();
  if (!response.ok) throw new CommandFailed(`A steady call returned ${response.status}: ${text}`);
}
