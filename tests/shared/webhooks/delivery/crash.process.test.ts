/** Kills the process at random moments and checks that no committed event is lost. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outbox } from "#schema/pipeline.ts";
import { webhookAttempts, webhookDeliveries, webhooks } from "#schema/webhooks.ts";
import { createAccount, createToken } from "#scripts/run/stage/callers.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { type Receiver, startReceiver, status } from "#scripts/run/stage/receivers/receiver.ts";
import { newId } from "#shared/core/ids.ts";
import { encryptText } from "#shared/credentials/encrypt.ts";
import type { Database } from "#shared/db/client.ts";
import { deliveryId } from "#shared/webhooks/delivery/fan-out.ts";
import { secretOwner } from "#shared/webhooks/delivery/sign-delivery.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type KillableService, prepareKillable } from "#tests/support/killable/killable-service.ts";
import { countOpen, waitUntilNoneIsOpen } from "#tests/support/open-deliveries.ts";
import { isWhole } from "#tests/support/whole.ts";

const kills = isWhole ? 200 : 1;
const writers = 4;
/** Each kill costs an account 1/32 of its limit, which was leased and is lost. After this many kills, other accounts write. */
const killsOfShift = 16;
/** Per account. A delivery whose consumer dies occupies a slot of its webhook for 20 s. */
const webhooksEach = 4;
const secretsKey = "1e".repeat(32);

let database: TestDatabase;
let db: Database;
let receiver: Receiver;
let service: KillableService;
beforeAll(async () => {
  database = await startDatabase();
  db = database.connect({ timeoutMs: 600_000 });
  receiver = await startReceiver({ host: "receiver.test" });
  service = await prepareKillable({
    DATABASE_URL: database.url,
    DATA_POINT_KEY: "0f".repeat(32),
    SECRETS_KEY: secretsKey,
    ENVIRONMENT: "test",
    WEBHOOK_LOCAL_TARGETS: receiver.localTarget,
  });
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
  await database.stop();
});

async function createWebhook(userId: string): Promise<void> {
  const id = newId("webhook");
  await db.insert(webhooks).values({
    userId,
    id,
    url: receiver.url,
    events: ["*"],
    secret: await encryptText(secretsKey, secretOwner(id), "secret"),
    status: "active",
    consecutiveFailures: 0,
    createdAt: Date.now(),
  });
}

/** Creates accounts with webhooks. @returns their tokens. */
async function createWriters(): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < writers; n++) {
    const account = await createAccount(db, { tier: "ultra" });
    tokens.push(await createToken(db, { account }));
    for (let own = 0; own < webhooksEach; own++) await createWebhook(account);
  }
  return tokens;
}

interface Load {
  /** Ids of jobs whose creation the service has confirmed. */
  acknowledged: Set<string>;
  /** The URL of the service; null while it is down. */
  url: URL | null;
  over: boolean;
  /** The tokens of the current writers. */
  tokens: readonly string[];
  /** Failed responses since the last kill, for the error message if no job is created any more. */
  failures: string[];
}

/** Creates jobs one after another, also while the service is killed and restarted. */
async function write(load: Load, at: number): Promise<void> {
  const body = JSON.stringify({ company: "Acme", title: "Engineer", status: "saved" });
  while (!load.over) {
    if (load.url === null) {
      await sleep(10);
      continue;
    }
    try {
      const path = new URL("/api/mcp/jobs", load.url);
      const headers = {
        authorization: `Bearer ${load.tokens[at]}`,
        "content-type": "application/json",
      };
      const response = await fetch(path, { method: "POST", headers, body });
      const created = (await response.json()) as { id: string };
      if (response.status === 201) load.acknowledged.add(created.id);
      else load.failures.push(`${response.status} ${JSON.stringify(created)}`);
    } catch (error) {
      // Killed before its response: it is unknown whether the job was created.
      load.failures.push(String(error));
    }
    await sleep(15);
  }
}

describe(`kills under load, ${kills} in all,`, () => {
  it(
    "lose no committed event: each is delivered at least once under one id, and the log agrees with the receiver",
    async () => {
      // One event in 29 fails on its first attempt and never again, because after a second failure
      // it would wait for five minutes. One response in seven is slow.
      const seen = new Set<string>();
      let requests = 0;
      const firstAttempt = Promise.withResolvers<void>();
      const firstKill = Promise.withResolvers<void>();
      receiver.behave((...request) => {
        firstAttempt.resolve();
        const id = request[1].headers["webhook-id"] ?? "";
        const fails = !seen.has(id) && seen.add(id).size % 29 === 0;
        const respond = status(fails ? 503 : 200);
        const answer = () => setTimeout(() => respond(...request), requests % 7 === 0 ? 120 : 5);
        // The first waits for its answer when the service is killed.
        if (requests++ === 0) firstKill.promise.then(answer);
        else answer();
      });
      const load: Load = {
        acknowledged: new Set(),
        url: null,
        over: false,
        failures: [],
        tokens: [],
      };
      const shifts: string[][] = [];
      for (let kill = 0; kill < kills; kill += killsOfShift) shifts.push(await createWriters());
      // The first registration wakes the sweeper; from then on its alarm is in storage.
      const first = await service.start();
      const woken = await fetch(new URL("/api/mcp/webhooks", first), {
        method: "POST",
        headers: {
          authorization: `Bearer ${await createToken(db)}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ url: receiver.url, events: ["offer.received"] }),
      });
      expect(woken.status).toBe(201);

      load.url = first;
      load.tokens = shifts[0] ?? [];
      const writing = load.tokens.map((_, at) => write(load, at));
      for (let kill = 1; kill <= kills; kill++) {
        // Not before a job has been created; then in the middle of an attempt, and later at random moments.
        const before = load.acknowledged.size;
        await eventually(() => load.acknowledged.size > before, 30_000).catch((cause) => {
          const last = load.failures.slice(-5).join("\n");
          throw new Error(
            `no job was created after kill ${kill - 1}; ${load.failures.length} failures, the last:\n${last}`,
            { cause },
          );
        });
        load.failures = [];
        load.tokens = shifts[Math.floor(kill / killsOfShift)] ?? load.tokens;
        await (kill === 1 ? firstAttempt.promise : sleep(Math.random() * 250));
        load.url = null;
        load.url = await service.crash();
        firstKill.resolve();
      }
      await sleep(300);
      load.over = true;
      await Promise.all(writing);

      const interrupted = await countOpen(db);
      await waitUntilNoneIsOpen(db);

      const events = await db.select().from(outbox);
      const deliveries = await db.select().from(webhookDeliveries);
      const attempts = await db.select().from(webhookAttempts);
      const webhooksOf = Map.groupBy(await db.select().from(webhooks), ({ userId }) => userId);
      const deliveriesOf = ({ id, userId }: { id: string; userId: string }) =>
        (webhooksOf.get(userId) ?? []).map((webhook) => deliveryId(id, webhook.id));

      // Confirmed events were committed, and committed events have one delivery to each webhook.
      const jobOf = ({ payload }: { payload: string }) =>
        (JSON.parse(payload) as { id: string }).id;
      expect([...load.acknowledged].filter((id) => !events.map(jobOf).includes(id))).toEqual([]);
      const expected = events.flatMap(deliveriesOf);
      expect(deliveries.map(({ id }) => id).sort()).toEqual(expected.sort());
      expect(new Set(deliveries.map((delivery) => delivery.status))).toEqual(
        new Set(["succeeded"]),
      );

      // Each was received, and always as the same event.
      const received = Map.groupBy(receiver.requests, ({ headers }) => headers["webhook-id"]);
      expect([...received.keys()].sort()).toEqual(expected);
      for (const event of events) {
        const bodies = deliveriesOf(event).flatMap((id) => received.get(id) ?? []);
        for (const { body } of bodies)
          expect(JSON.parse(body.toString()).data.id).toBe(jobOf(event));
      }

      // Every request is in the log, and every logged success was received.
      const logged = new Set(
        attempts.map((one) => `${one.deliveryId} ${new Date(one.startedAt).toISOString()}`),
      );
      const made = receiver.requests.map(
        ({ headers }) => `${headers["webhook-id"]} ${headers["x-service-timestamp"]}`,
      );
      expect(made.filter((request) => !logged.has(request))).toEqual([]);
      const madeSet = new Set(made);
      expect(
        attempts
          .filter(({ outcome }) => outcome === "succeeded")
          .map((one) => `${one.deliveryId} ${new Date(one.startedAt).toISOString()}`)
          .filter((success) => !madeSet.has(success)),
      ).toEqual([]);
      const cut = attempts.filter(({ outcome }) => outcome === null).length;
      console.log(
        `${kills} kills: ${events.length} events committed, ${load.acknowledged.size} acknowledged, ` +
          `${made.length} requests received, ${cut} attempts interrupted, ` +
          `${interrupted} deliveries open after the last kill`,
      );
      expect(cut).toBeGreaterThan(0);
      expect(events.length).toBeGreaterThan(kills);
    },
    // A delivery that fails twice waits for at least five minutes.
    600_000 + kills * 6_000,
  );
});
