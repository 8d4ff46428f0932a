/** Kills the runtime between the parts of an import, and sends the same request again. */

import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { imports } from "#schema/pipeline.ts";
import { createAccount, createToken } from "#scripts/run/stage/callers.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import type { Database } from "#shared/db/client.ts";
import { indexedOf } from "#tests/support/indexed-records.ts";
import { type KillableService, prepareKillable } from "#tests/support/killable/killable-service.ts";
import { isWhole } from "#tests/support/whole.ts";

const kills = isWhole ? 50 : 1;

let database: TestDatabase;
let db: Database;
let service: KillableService;
let url: URL;
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
}, 120_000);
afterAll(async () => {
  await service.stop();
  await database.stop();
});

/** Half a file is many parts too. */
const size = isWhole ? 2 : 1;
const counts = {
  jobs: size * 750,
  contacts: size * 250,
  activities: size * 350,
  events: size * 100,
  moodCheckins: size * 50,
};
const ids = <Row>(count: number, make: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** A file with links in every direction. */
function fileOf(exportId: string | undefined): string {
  const ends = (n: number) => ({ jobId: `j${n}`, contactId: `c${n % counts.contacts}` });
  return JSON.stringify({
    ...(exportId === undefined ? {} : { exportId, part: 1 }),
    jobs: ids(counts.jobs, (n) => ({
      id: `j${n}`,
      company: `Company ${n}`,
      title: "Engineer",
      contactIds: [`c${n % counts.contacts}`],
      statusHistory: [
        { status: "saved", changedAt: "2026-10-01" },
        { status: "applied", changedAt: "2026-10-02" },
      ],
    })),
    contacts: ids(counts.contacts, (n) => ({
      id: `c${n}`,
      name: `Name ${n}`,
      jobIds: [`j${n + 9}`],
    })),
    activities: ids(counts.activities, (n) => ({ id: `a${n}`, type: "call", ...ends(n) })),
    events: ids(counts.events, (n) => ({
      id: `e${n}`,
      type: "other",
      title: `Event ${n}`,
      startsAt: "2026-12-01T09:00:00Z",
      ...ends(n),
    })),
    moodCheckins: ids(counts.moodCheckins, (n) => ({ id: `m${n}`, mood: 3, note: `Note ${n}` })),
  });
}

async function send(token: string, body: string, key: string | undefined) {
  const response = await fetch(new URL("/api/mcp/import", url), {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body,
  });
  return { status: response.status, body: await response.text(), headers: response.headers };
}

/** @returns the id and the token of an account. */
async function newCaller(): Promise<[string, string]> {
  const account = await createAccount(db, { tier: "ultra" });
  return [account, await createToken(db, { account })];
}

/** Waits until some parts of the account's import are committed and others are not. */
async function untilUnfinished(account: string, beyond: number): Promise<number> {
  for (;;) {
    const [found] = await db.select().from(imports).where(eq(imports.userId, account));
    if (found && found.done > beyond) return found.done;
    await sleep(10);
  }
}

/** Repeats the request while the killed one still holds the account's lock. */
async function untilFree(token: string, body: string, key: string | undefined) {
  for (;;) {
    const response = await send(token, body, key);
    if (response.status !== 409) return response;
    await sleep(1_000);
  }
}

async function contentOf(account: string): Promise<unknown> {
  const count = (columns: string, table: string) =>
    sql.raw(`(select count(${columns}) from ${table} where user_id = '${account}')`);
  const [row] = await db.all(sql`
    select ${count("distinct company", "jobs")} as jobNames, ${count("*", "jobs")} as jobs,
      ${count("*", "job_status_moves")} as moves, ${count("distinct name", "contacts")} as contactNames,
      ${count("*", "contacts")} as contacts, ${count("*", "job_contacts")} as links,
      ${count("distinct job_id", "activities")} as activityJobs,
      ${count("*", "activities")} as activities, ${count("distinct title", "calendar_events")} as titles,
      ${count("*", "calendar_events")} as events, ${count("distinct note", "mood_checkins")} as notes,
      ${count("*", "mood_checkins")} as moods, (select count(*) from ${sql.raw(indexedOf(account))}) as entries,
      ${count("*", "imports")} as unfinished`);
  return row;
}

const whole = {
  jobNames: counts.jobs,
  jobs: counts.jobs,
  moves: 2 * counts.jobs,
  contactNames: counts.contacts,
  contacts: counts.contacts,
  links: counts.jobs + counts.contacts,
  activityJobs: counts.activities,
  activities: counts.activities,
  titles: counts.events,
  events: counts.events,
  notes: counts.moodCheckins,
  moods: counts.moodCheckins,
  entries: counts.jobs + counts.contacts,
  unfinished: 0,
};

describe(`${kills} kills between the parts of imports`, () => {
  type Way = [string, string | undefined, string | undefined];
  const ways: Way[] = [
    ["of an export", "import-1", "exp_0123456789abcdef"],
    ["without a key", undefined, undefined],
    ["with a key", "import-2", undefined],
  ];
  // The first has a key and parts: what it must remember is most.
  it.each(isWhole ? ways : ways.slice(0, 1))(
    "lose nothing and add nothing twice %s",
    async (_way, key, exportId) => {
      const body = fileOf(exportId);
      let [account, token] = await newCaller();
      const stops: number[] = [];
      let isDone = false;
      while (stops.length < kills) {
        const sent = untilFree(token, body, key).catch(() => null);
        const stopped = await Promise.race([
          untilUnfinished(account, (stops.at(-1) ?? 0) + Math.random() * 300 * size),
          sent.then((response) => response?.status ?? 0),
        ]);
        isDone = stopped === 200;
        if (isDone && stops.length > 0) break;
        if (isDone) {
          // On a busy machine it may end before the test sees that it has begun.
          [account, token] = await newCaller();
          continue;
        }
        await sleep(Math.random() * 60);
        url = await service.crash();
        await sent;
        stops.push(stopped);
        const [unfinished] = await db.select().from(imports).where(eq(imports.userId, account));
        // Killed after the last part, before the response.
        isDone = unfinished === undefined;
        if (isDone) break;
      }
      console.log(`stopped after ${stops.join(", ")} steps`);
      // Without a key, the same request would begin a new import.
      if (isDone && key === undefined) return expect(await contentOf(account)).toEqual(whole);
      const last = await untilFree(token, body, key);
      expect([last.status, await contentOf(account)]).toEqual([200, whole]);
      expect(JSON.parse(last.body)).toEqual({ dryRun: false, valid: true, ...counts });
      if (key === undefined) return;
      const again = await send(token, body, key);
      expect([again.status, again.body]).toEqual([200, last.body]);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect(again.headers.get("x-request-id")).toBe(last.headers.get("x-request-id"));
      expect((await send(token, fileOf("exp_fedcba9876543210"), key)).status).toBe(400);
      expect(await contentOf(account)).toEqual(whole);
    },
    120_000 + kills * 30_000,
  );
});
