import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { DatabaseUse } from "#scripts/run/stage/database-proxy.ts";
import { nearestRank, sortedNumbers } from "#shared/core/numbers.ts";
import type { Action } from "./actions.ts";
import type { Stage } from "./stage.ts";

/** Milliseconds from the request to the end of its response, and round trips to the database in sequence. */
export interface Latency {
  p50: number;
  p95: number;
  roundTrips: number;
}

/** The first request of an isolate, where that was measured, and the later ones of an isolate that has served others. */
interface Distance {
  cold: Latency | null;
  warm: Latency;
}

/** The cost of one action of a user. All values but processor time and latency are means. */
export interface UserAction {
  requests: number;
  /** With the database on the same machine, and {@link farMs} away. */
  near: Distance;
  far: Distance | null;
  /** Milliseconds; `first` is the median in isolates that had served nothing. */
  processor: { median: number; longest: number; first: number | null };
  /** How much larger the database is afterwards, in bytes. */
  databaseBytes: number;
  databaseCalls: number;
  rowsRead: number;
  rowsWritten: number;
  /** Calls and alarms of Durable Objects, but the sweeper's. */
  objectCalls: number;
  objectRowsWritten: number;
  queueMessages: number;
}

interface Sample {
  ms: number;
  processorMs: number;
  requests: number;
  roundTrips: number;
  use: DatabaseUse;
  bytes: number;
  messages: number;
}

const farMs = 60;
export const jobsOfAccount = 30;
/** An action's work after its response. */
const settleMs = 30;
/** After as long without a call, an object stores its exact count. */
const quietMs = 13_000;
/** The one object that sends what is overdue, for all accounts. */
const sweeper = "sweeper";

/** @param starts how many isolates are started for the first requests of each action, at each distance. */
export async function measureActions(
  stage: Stage,
  actions: readonly Action[],
  starts: number,
): Promise<Record<string, UserAction>> {
  const overhead = await measureOverhead(stage);
  const near = new Map<string, { samples: Sample[]; objects: string[] }>();
  for (const action of actions) {
    const before = Object.keys((await stage.counts()).objects);
    const samples = await measureWarm(stage, action, { overhead });
    const objects = Object.keys((await stage.counts()).objects).filter(
      (name) => name !== sweeper && !before.includes(name),
    );
    near.set(action.name, { samples, objects });
  }
  await sleep(quietMs);
  // Before an isolate is stopped, which forgets them.
  const counts = (await stage.counts()).objects;

  const results: Record<string, UserAction> = {};
  for (const action of actions) {
    const { samples, objects } = near.get(action.name) ?? { samples: [], objects: [] };
    const mean = (read: (sample: Sample) => number) =>
      samples.reduce((sum, sample) => sum + read(sample), 0) / samples.length;
    const all = samples.length + (action.users > 1 ? action.times : 0);
    const perAction = (field: "calls" | "rowsWritten") =>
      objects.reduce((sum, name) => sum + (counts[name]?.[field] ?? 0), 0) / all;
    const times = samples.map(({ processorMs }) => processorMs);
    const coldNear = await measureCold(stage, action, { starts, overhead });
    results[action.name] = {
      requests: mean(({ requests }) => requests),
      near: { cold: latencyOf(coldNear), warm: latencyOf(samples) ?? unmeasured() },
      far: action.slow ? null : await measureFar(stage, action, { starts, overhead }),
      processor: {
        median: rankOf(times, 0.5),
        longest: Math.max(...times),
        first: coldNear.length === 0 ? null : medianOf(coldNear, "processorMs"),
      },
      databaseBytes: mean(({ bytes }) => bytes),
      databaseCalls: mean(({ use }) => use.calls),
      rowsRead: mean(({ use }) => use.rowsRead),
      rowsWritten: mean(({ use }) => use.rowsWritten),
      objectCalls: perAction("calls"),
      objectRowsWritten: perAction("rowsWritten"),
      queueMessages: mean(({ messages }) => messages),
    };
  }
  return results;
}

interface Measuring {
  /** Milliseconds of processor time of the simplest request, which are left out. */
  overhead: number;
  users?: number;
  jobs?: number;
}

/** By users one after another, each new to the isolate, who do it a few times within a session. */
export async function measureWarm(
  stage: Stage,
  action: Action,
  { overhead, users = action.users, jobs = jobsOfAccount }: Measuring,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  // The first is served by code that is not compiled yet; it is left out where there are others.
  for (let user = users > 1 ? -1 : 0; user < users; user++) {
    const act = await action.arrive(stage, user + 1, jobs);
    for (let nth = 0; nth < action.times; nth++) {
      const sample = await measureOnce(stage, action, () => act(nth), overhead);
      if (user >= 0) samples.push(sample);
    }
  }
  return samples;
}

async function measureFar(
  stage: Stage,
  action: Action,
  { starts, overhead }: { starts: number; overhead: number },
): Promise<Distance> {
  const cold = await measureCold(stage, action, { starts, overhead, delayMs: farMs });
  stage.proxy.delayMs = farMs;
  const warm = await measureWarm(stage, action, { overhead, users: Math.ceil(action.users / 2) });
  stage.proxy.delayMs = 0;
  return { cold: latencyOf(cold), warm: latencyOf(warm) ?? unmeasured() };
}

async function measureCold(
  stage: Stage,
  action: Action,
  { starts, overhead, delayMs = 0 }: { starts: number; overhead: number; delayMs?: number },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let start = 0; start < starts && !action.slow; start++) {
    const act = await action.arrive(stage, start, jobsOfAccount);
    await stage.restart();
    stage.proxy.delayMs = delayMs;
    samples.push(await measureOnce(stage, action, () => act(0), overhead));
    stage.proxy.delayMs = 0;
  }
  return samples;
}

async function measureOnce(
  stage: Stage,
  { settleMs: settle = settleMs }: Action,
  act: () => Promise<number>,
  overhead: number,
): Promise<Sample> {
  await sleep(settleMs);
  const [size, { messages }] = [await sizeOf(stage), await stage.counts()];
  stage.proxy.reset();
  const [processor, start] = [stage.processorTime(), performance.now()];
  const requests = await act();
  const ms = performance.now() - start;
  const { inSequence } = stage.proxy.use();
  await sleep(settle);
  const processorMs = Math.max(0, stage.processorTime() - processor - requests * overhead);
  return {
    ...{ ms, processorMs, requests, roundTrips: inSequence, use: stage.proxy.use() },
    bytes: (await sizeOf(stage)) - size,
    messages: (await stage.counts()).messages - messages,
  };
}

export function latencyOf(samples: readonly Sample[]): Latency | null {
  if (samples.length === 0) return null;
  const times = samples.map(({ ms }) => ms);
  return {
    ...{ p50: rankOf(times, 0.5), p95: rankOf(times, 0.95) },
    roundTrips: medianOf(samples, "roundTrips"),
  };
}

export function medianOf(samples: readonly Sample[], field: "processorMs" | "roundTrips"): number {
  return rankOf(
    samples.map((sample) => sample[field]),
    0.5,
  );
}

function unmeasured(): never {
  throw new Error("an action has no users");
}

async function sizeOf({ db }: Stage): Promise<number> {
  const row = await db.get<{ bytes: number }>(
    sql`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`,
  );
  return row.bytes;
}

/** Processor time of the runtime, the harness and HTTP, for a request to which the Worker responds at once. */
export async function measureOverhead(stage: Stage): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < 60; nth++) {
    const before = stage.processorTime();
    await stage.counts();
    await sleep(settleMs);
    times.push(stage.processorTime() - before);
  }
  return rankOf(times.slice(20), 0.5);
}

function rankOf(values: readonly number[], share: number): number {
  return nearestRank(sortedNumbers(values), share);
}
