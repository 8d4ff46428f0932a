/**
 * The service at full speed, with faults: its database stops in the middle, its limiter objects
 * lose their memory at random, and in every other period accounts import large files. Nightly, for ten minutes
 * (`CI_FULL=1 npm test -- tests/soak`). By default `frozen-database.test.ts` stops the database, `write-kills` looks
 * for acknowledged writes, `simulation.test.ts` lets limiters lose their memory, and `import-load` writes beside imports.
 */
import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { jobs } from "#schema/pipeline.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { startSeededDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { accountLimitKey } from "#shared/rate-limit/limit-key.ts";
import { LoadedAccount } from "../support/soak/account.ts";
import {
  type CallResult,
  callUntil,
  type SoakClient,
  startClient,
} from "../support/soak/client.ts";
import {
  type ImportRun,
  importLarge,
  incompleteImports,
  largeFile,
} from "../support/soak/importers.ts";
import { runtimeMemory } from "../support/soak/memory.ts";
import { type SoakedService, startSoakedService } from "../support/soak/soaked-service.ts";
import { callSteadily, splitWaits } from "../support/soak/steady-writes.ts";
import { isWhole } from "../support/whole.ts";

const seconds = 600;
const outageSeconds = 30;
const keyCount = 1_000;
const atATime = 48;
/** Accounts that write, at a steady rate, and accounts that import at a time. */
const writerCount = 4;
const writeEveryMs = 50;
const maxWritesInFlight = 16;
const importerCount = 4;
/** Imports begin in every second period of this length. */
const periodMs = 30_000;

/** A third of the accounts run into their limit. */
const tightLimit = 60;

const roles = ["software-engineer", "registered-nurse", "electrician", "accountant"];
const cities = ["san-francisco", "new-york", "austin", "chicago"];

let database: TestDatabase;
let service: SoakedService;
let client: SoakClient;
/** Writes and imports do not wait for a connection of the readers. */
let writing: SoakClient;
let accounts: LoadedAccount[];
let tokens: string[];
beforeAll(async () => {
  database = await startSeededDatabase();
  const db = database.connect({ timeoutMs: 60_000 });
  service = await startSoakedService(database.url);
  client = startClient(service.url, atATime);
  writing = startClient(service.url, 100);
  tokens = await Promise.all(Array.from({ length: writerCount }, () => createToken(db)));
  accounts = [];
  for (let at = 0; at < keyCount; at++) {
    const perMinute = at % 3 === 0 ? tightLimit : perMonth;
    const account = await createAccount(db, { tier: "ultra", perMinute, perMonth });
    const key = await createKey(db, { account, tier: "ultra" });
    accounts.push(new LoadedAccount({ subject: accountLimitKey(account), key, perMinute }));
  }
}, 300_000);
afterAll(async () => {
  client.stop();
  writing.stop();
  await service.stop();
  await database.stop();
});

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
const readings = roles.flatMap((role) =>
  cities.map((city) => `/api/v1/intelligence/salaries/calculate?role=${role}&city=${city}`),
);

const itIfWhole = it.runIf(isWhole);

itIfWhole("goes on under load and faults", { timeout: (seconds + 400) * 1000 }, async () => {
  // Warm: every key and every figure has been asked for once.
  for (const [at, account] of accounts.entries()) {
    const path = readings[at % readings.length] ?? "";
    const result = await client.call({ path, key: account.key });
    expect(result.status, describe(result)).toBe(200);
    account.record(result);
    account.knownAt = result.sentAt;
  }
  const post = { company: "Acme", title: "Engineer", status: "saved" };
  for (const key of tokens) {
    const result = await writing.call({ path: "/api/mcp/jobs", key, post });
    expect(result.status, describe(result)).toBe(201);
  }

  const start = Date.now();
  const until = start + seconds * 1000;
  const outage = { from: start + (until - start) / 2, until: 0 };
  outage.until = outage.from + outageSeconds * 1000;
  const isOut = ({ sentAt, answeredAt }: CallResult) =>
    answeredAt > outage.from && sentAt < outage.until + recoveryMs;

  const unexpected: string[] = [];
  const fail = (result: CallResult) => void unexpected.push(describe(result));
  // They run into their limit also where the service is slow and others do not.
  const busy = accounts.filter(({ perMinute }) => perMinute === tightLimit).slice(0, 5);
  const readsInOutage: CallResult[] = [];
  let forgotten = 0;
  const read = async () => {
    const account = pick(randomInt(5) === 0 ? busy : accounts);
    const { knownAt } = account;
    const result = await client.call({ path: pick(readings), key: account.key });
    account.record(result);
    if (result.status !== 503 && !isOut(result)) account.knownAt = result.sentAt;
    if (result.status === 503 && isOut(result) && result.answeredAt - knownAt > keyKnownMs) {
      forgotten++;
      return;
    }
    if (isOut(result) && result.sentAt < outage.until) readsInOutage.push(result);
    if (result.status !== 200 && result.status !== 429) fail(result);
    if (result.status === 429 && !(Number(result.headers["retry-after"]) > 0)) {
      unexpected.push(`429 without Retry-After: ${result.body}`);
    }
  };

  const acknowledged: string[] = [];
  const writesInOutage: number[] = [];
  const writes: CallResult[] = [];
  const write = async () => {
    const result = await writing.call({ path: "/api/mcp/jobs", key: pick(tokens), post });
    if (!isOut(result)) writes.push(result);
    if (result.status === 201) acknowledged.push(JSON.parse(result.body).id);
    else if (!(result.status === 503 && isOut(result))) fail(result);
    if (result.sentAt > outage.from && result.answeredAt < outage.until)
      writesInOutage.push(result.status);
  };

  const db = database.connect({ timeoutMs: 60_000 });
  const file = largeFile(5_000);
  const imports: ImportRun[] = [];
  const importInTurn = async () => {
    const isQuiet = Math.floor((Date.now() - start) / periodMs) % 2 === 0;
    const isFrozen = Date.now() > outage.from - 1_000 && Date.now() < outage.until;
    // Its account is created by a query of the test's own.
    if (isQuiet || isFrozen) await sleep(100);
    else imports.push(await importLarge(db, writing, file, fail));
  };

  let evictions = 0;
  const evict = async () => {
    // One that nobody has asked lately is out of memory already.
    if (await service.evictLimiter(pick(accounts).subject)) evictions++;
    await sleep(500);
  };

  const memory: number[] = [];
  const watch = async () => {
    const held = runtimeMemory();
    if (held !== null) memory.push(held);
    await sleep(1_000);
  };

  const stopDatabase = async () => {
    await sleep(outage.from - Date.now());
    await database.freeze();
    await sleep(outage.until - Date.now());
    database.thaw();
  };
  const blocking = vi.spyOn(Atomics, "wait");
  const [leftOut] = await Promise.all([
    callSteadily(until, { everyMs: writeEveryMs, maxInFlight: maxWritesInFlight }, write),
    callUntil(until, atATime - 4, read),
    callUntil(until, importerCount, importInTurn),
    callUntil(until, 1, evict),
    callUntil(until, 1, watch),
    stopDatabase(),
  ]);

  const admitted = accounts.reduce((sum, account) => sum + account.admitted, 0);
  const refused = accounts.reduce((sum, account) => sum + account.refused, 0);
  const times = readsInOutage
    .map((result) => result.answeredAt - result.sentAt)
    .sort((a, b) => a - b);
  const besideImports = splitWaits(writes, imports);
  const part = (from: number, to: number) =>
    mean(memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * to)));
  console.log(
    JSON.stringify({
      outageFrom: new Date(outage.from),
      seconds,
      keys: keyCount,
      perSecond: Math.round((admitted + refused) / seconds),
      admitted,
      refused,
      acknowledgedJobs: acknowledged.length,
      leftOut,
      evictions,
      imports: imports.length,
      repeatedImports: imports.filter(({ requests }) => requests > 1).length,
      secondsOfImport: mean(imports.map((one) => (one.endedAt - one.startedAt) / 1000)),
      writesDuringImports: besideImports.during,
      writesOtherwise: besideImports.otherwise,
      resent: client.resent(),
      outage: {
        reads: times.length,
        forgotten,
        readP50ms: times[Math.floor(times.length * 0.5)],
        readP99ms: times[Math.floor(times.length * 0.99)],
        writes: writesInOutage.length,
      },
      memoryMiB: { second: part(0.2, 0.4), last: part(0.8, 1) },
    }),
  );

  // While it is blocked, nobody reads what the runtime logs, for which the runtime may wait.
  expect(blocking, "calls that block this process").not.toHaveBeenCalled();
  expect(evictions).toBeGreaterThan(0);
  expect(unexpected.slice(0, 5), `${unexpected.length} unexpected answers`).toEqual([]);
  expect(readsInOutage.length).toBeGreaterThan(0);
  expect(writesInOutage.length).toBeGreaterThan(0);
  expect(new Set(writesInOutage)).toEqual(new Set([503]));

  const kept = await database.connect().select({ id: jobs.id }).from(jobs);
  const ids = new Set(kept.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);

  expect(imports.length).toBeGreaterThan(0);
  expect(await incompleteImports(db, file, imports)).toEqual([]);
  const { during, otherwise } = besideImports;
  expect(during.longest - otherwise.longest, "ms longer").toBeLessThan(1_000);

  for (const account of accounts) {
    expect(account.maxInAWindow).toBeLessThanOrEqual(account.perMinute);
    expect(account.refusedEarly, account.subject).toBe(0);
  }
  expect(refused, "some accounts ran into their limits").toBeGreaterThan(0);

  if (memory.length > 0) expect(part(0.8, 1)).toBeLessThan(part(0.2, 0.4) * 1.15);

  // The month holds all that was let through, and over it at most what a loss of memory costs.
  for (const account of accounts.filter((one) => one.perMinute > tightLimit).slice(0, 50)) {
    const { headers } = await client.call({ path: pick(readings), key: account.key });
    const left = Number(/"month";r=(\d+)/.exec(String(headers.ratelimit))?.[1]);
    const used = perMonth - left;
    expect(used).toBeGreaterThanOrEqual(account.admitted);
  }
});

/** Every account has this limit, and no minute has more, so that `RateLimit` names the month. */
const perMonth = 1_000_000;

/**
 * An isolate goes on with a key for a minute after it has read it; it may have read it ten seconds
 * before a call, and waits for the database before it refuses. At full speed every key is read
 * every few seconds, but not on a machine that is busy.
 */
const keyKnownMs = 60_000 - 10_000 - 5_000;

/** After the database is back, calls that began without it may still be failing. */
const recoveryMs = 3_000;

const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));

const describe = ({ operation, status, body, sentAt, answeredAt }: CallResult) =>
  `${new Date(sentAt).toISOString()} +${answeredAt - sentAt} ms: ${operation}: ${status} ${body.slice(0, 200)}`;
