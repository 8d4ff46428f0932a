/**
 * Kills the service while accounts write and read their logs of events, by the API and by the command line. Nightly:
 * `read-event-log.test.ts` reads while many write, and `crash.process.test.ts` kills the service while events are written.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outbox } from "#schema/pipeline.ts";
import { createAccount, createToken } from "#scripts/run/stage/callers.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { followEvents } from "#sdk/src/cli/webhooks/follow.ts";
import { PipelineClient } from "#sdk/src/index.ts";
import type { Database } from "#shared/db/client.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type KillableService, prepareKillable } from "#tests/support/killable/killable-service.ts";
import { isWhole } from "#tests/support/whole.ts";

const kills = 100;
/** Each kill costs an account 1/32 of its limit, which was leased and is lost. After this many, another account writes. */
const killsOfShift = 12;

let database: TestDatabase;
let db: Database;
let service: KillableService;
/** Null while the service is down. */
let url: URL | null = null;
beforeAll(async () => {
  database = await startDatabase();
  db = database.connect({ timeoutMs: 600_000 });
  service = await prepareKillable({
    DATABASE_URL: database.url,
    DATA_POINT_KEY: "0f".repeat(32),
    SECRETS_KEY: "1e".repeat(32),
    ENVIRONMENT: "test",
  });
  url = await service.start();
});
afterAll(async () => {
  await service.stop();
  await database.stop();
});

/** Sends a request to the service, which has another port after each kill. */
const anywhere: typeof fetch = (input, init) => {
  if (url === null) return Promise.reject(new TypeError("the service is down"));
  const { pathname, search } = new URL(String(input instanceof Request ? input.url : input));
  return fetch(new URL(pathname + search, url), init);
};

/** An account that writes, reads its log, and follows it with the command line. */
async function startShift() {
  const account = await createAccount(db, { tier: "ultra" });
  const [writing, reading, following] = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const token = await createToken(db, { account });
      return new PipelineClient({
        baseUrl: "http://service",
        token,
        maxRetries: 0,
        fetch: anywhere,
      });
    }),
  );
  if (!writing || !reading || !following) throw new Error("no clients");
  const stop = new AbortController();
  const confirmed: string[] = [];
  const read: string[] = [];
  const followed: string[] = [];
  let isOver = false;

  const write = async () => {
    while (!isOver) {
      const job = { company: "Acme", title: "Engineer", status: "saved" } as const;
      const created = await writing.jobs.create(job).catch(() => null);
      if (created) confirmed.push(created.data.id);
      await sleep(20);
    }
  };
  const readLog = async () => {
    let after: string | undefined;
    while (!stop.signal.aborted) {
      const page = await reading.events
        .list({ ...(after && { after }), limit: 10 })
        .catch(() => null);
      read.push(...(page?.data.events ?? []).map(({ id }) => id));
      after = page?.data.nextCursor ?? after;
      await sleep(30);
    }
  };
  const { data: latest } = await following.events.list({ after: "latest" });
  const working = [
    write(),
    readLog(),
    followEvents({
      ...{ pipeline: following, events: ["*"], after: latest.nextCursor, forwardTo: null },
      ...{ pauseMs: 30, longestPauseMs: 100, signal: stop.signal },
      print: (line) => void followed.push(...(/\bevt_\w+/.exec(line) ?? [])),
    }),
  ];
  return {
    confirmed,
    /** Ends when both readers have had everything that was committed. */
    async end() {
      isOver = true;
      await working[0];
      const rows = await db.select().from(outbox).where(eq(outbox.userId, account));
      const ids = rows.sort((a, b) => a.position - b.position).map(({ id }) => id);
      await eventually(() => read.at(-1) === ids.at(-1) && followed.at(-1) === ids.at(-1), 60_000);
      stop.abort();
      await Promise.all(working);
      return { rows, ids, read, followed };
    },
  };
}

it.runIf(isWhole)(
  `${kills} kills lose no event of the log, repeat none and change no order, for readers of the API and for listen`,
  async () => {
    let shift = await startShift();
    const check = async () => {
      const { rows, ids, read, followed } = await shift.end();
      expect(read).toEqual(ids);
      expect(followed).toEqual(ids);
      const jobs = new Set(rows.map(({ payload }) => (JSON.parse(payload) as { id: string }).id));
      expect(shift.confirmed.filter((id) => !jobs.has(id))).toEqual([]);
      expect(shift.confirmed.length).toBeGreaterThan(0);
    };
    for (let kill = 1; kill <= kills; kill++) {
      const before = shift.confirmed.length;
      await eventually(() => shift.confirmed.length > before, 60_000);
      await sleep(Math.random() * 200);
      url = null;
      url = await service.crash();
      if (kill % killsOfShift !== 0 || kill === kills) continue;
      await check();
      shift = await startShift();
    }
    await check();
  },
  300_000 + kills * 15_000,
);
