import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { median } from "../median.ts";
import type { BilledCounts } from "../workers/billed-counts.ts";
import { type Kind, kinds } from "./kinds.ts";
import type { Stage } from "./stage.ts";

/** What a user's action takes, once; means over sessions, but for processor time. */
export interface UserAction {
  /** How often a user did it in a session. */
  times: number;
  requests: number;
  /** Milliseconds of processor time for all its requests: median, and the longest. */
  processor: { median: number; longest: number };
  /** Of the first in an isolate that had served nothing: the median of some isolates. */
  firstInIsolate: number | null;
  /** The median in an isolate that has just done it {@link repetitions} times; null where that was not tried. */
  repeated: number | null;
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

/** An action's work after its response. */
const settleMs = 30;
/** After as long without a call, an object stores its exact count. */
const quietMs = 13_000;
const isolates = 3;
/** The kinds that are measured in new isolates too. */
const firstOf = new Set([0, 2, 4, 5, 7].map((at) => kinds[at]?.name ?? ""));
/** Those that are repeated until the runtime has compiled them. */
const repeatedOf = new Set([0, 2, 5].map((at) => kinds[at]?.name ?? ""));
const repetitions = 150;

export async function measureKinds(stage: Stage): Promise<Record<string, UserAction>> {
  const overhead = await measureOverhead(stage);
  const measured = new Map<string, Awaited<ReturnType<typeof measureKind>>>();
  for (const kind of kinds) measured.set(kind.name, await measureKind(stage, kind, overhead));
  await sleep(quietMs);
  const { objects } = await stage.counts();
  const results: Record<string, UserAction> = {};
  for (const [name, { names, ...action }] of measured) {
    const actions = actionsOf(name);
    const sum = (read: (of: { calls: number; rowsWritten: number }) => number) =>
      names.reduce((total, object) => total + read(objects[object] ?? none), 0) / actions;
    results[name] = {
      ...action,
      ...{ firstInIsolate: null, repeated: null },
      objectCalls: sum(({ calls }) => calls),
      objectRowsWritten: sum(({ rowsWritten }) => rowsWritten),
    };
  }
  for (const kind of kinds.filter(({ name }) => repeatedOf.has(name))) {
    const result = results[kind.name];
    if (result) result.repeated = await measureRepeated(stage, kind, overhead);
  }
  for (const kind of kinds.filter(({ name }) => firstOf.has(name))) {
    const times: number[] = [];
    for (let nth = 0; nth < isolates; nth++) {
      await stage.restart();
      const user = await kind.arrive(stage, nth);
      // What an arrival needs of the service has been served by the isolate before, if it had to import.
      times.push(await timeOf(stage, () => user.act(0), overhead));
    }
    const result = results[kind.name];
    if (result) result.firstInIsolate = median(times);
  }
  return results;
}

const none = { calls: 0, rowsWritten: 0 };

function actionsOf(name: string): number {
  const kind = kinds.find((one) => one.name === name);
  return (kind?.users ?? 1) * (kind?.times ?? 1);
}

/** By as many users as it takes: each does it a few times within a minute. */
async function measureRepeated(stage: Stage, kind: Kind, overhead: number): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; times.length < repetitions; nth++) {
    const user = await kind.arrive(stage, nth);
    for (let time = 0; time < kind.times; time++) {
      times.push(await timeOf(stage, () => user.act(time), overhead, 5));
    }
  }
  return median(times.slice(-repetitions / 3));
}

async function measureKind(stage: Stage, kind: Kind, overhead: number) {
  const before = new Set(Object.keys((await stage.counts()).objects));
  const times: number[] = [];
  let databaseBytes = 0;
  const used = { calls: 0, rowsRead: 0, rowsWritten: 0, requests: 0, messages: 0 };
  for (let nth = 0; nth < kind.users; nth++) {
    const user = await kind.arrive(stage, nth);
    await sleep(settleMs);
    for (let time = 0; time < kind.times; time++) {
      const size = await sizeOf(stage);
      const [database, { messages }] = [stage.databaseUse(), await stage.counts()];
      let requests = 0;
      times.push(
        await timeOf(
          stage,
          async () => {
            requests = await user.act(time);
            return requests;
          },
          overhead,
          kind.settleMs,
        ),
      );
      const after = stage.databaseUse();
      used.calls += after.calls - database.calls;
      used.rowsRead += after.rowsRead - database.rowsRead;
      used.rowsWritten += after.rowsWritten - database.rowsWritten;
      used.messages += (await stage.counts()).messages - messages;
      used.requests += requests;
      databaseBytes += (await sizeOf(stage)) - size;
    }
  }
  const actions = actionsOf(kind.name);
  const counts: BilledCounts = await stage.counts();
  return {
    names: Object.keys(counts.objects).filter((name) => !before.has(name) && name !== sweeper),
    times: kind.times,
    requests: used.requests / actions,
    processor: { median: median(times), longest: Math.max(...times) },
    databaseBytes: databaseBytes / actions,
    databaseCalls: used.calls / actions,
    rowsRead: used.rowsRead / actions,
    rowsWritten: used.rowsWritten / actions,
    queueMessages: used.messages / actions,
  };
}

async function sizeOf({ db }: Stage): Promise<number> {
  const row = await db.get<{ bytes: number }>(
    sql`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`,
  );
  return row.bytes;
}

/** The one object that sends what is overdue, for all accounts. */
const sweeper = "sweeper";

/** Milliseconds of processor time of an action, less what as many of the simplest requests take. */
async function timeOf(
  stage: Stage,
  act: () => Promise<number>,
  overhead: number,
  settle = settleMs,
): Promise<number> {
  const before = stage.processorTime();
  const requests = await act();
  await sleep(settle);
  return Math.max(0, (stage.processorTime() - before) / 1000 - requests * overhead);
}

/** Of the runtime, the harness and HTTP, for a request to which the Worker responds at once. */
async function measureOverhead(stage: Stage): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < 60; nth++) {
    const before = stage.processorTime();
    await stage.counts();
    await sleep(settleMs);
    times.push((stage.processorTime() - before) / 1000);
  }
  return median(times.slice(20));
}
