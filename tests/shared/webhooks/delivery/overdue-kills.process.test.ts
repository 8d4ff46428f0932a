/**
 * Kills the consumer in the middle of a thousand overdue deliveries, as they are after an outage. Nightly:
 * `crash.process.test.ts` kills it once by default, and `sweep.test.ts` has overdue deliveries.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
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
import { waitUntilNoneIsOpen } from "#tests/support/open-deliveries.ts";
import { isWhole } from "#tests/support/whole.ts";

const overdue = 1_000;
const kills = 20;
/** As many as an account may have. */
const webhooksEach = 10;
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

/** Deliveries that were due an hour ago, and that no queue knows of. @returns their ids. */
async function addOverdue(): Promise<string[]> {
  const userId = await createAccount(db, { tier: "ultra" });
  const dueAt = Date.now() - 3_600_000;
  const ids: string[] = [];
  for (let own = 0; own < webhooksEach; own++) {
    const webhookId = newId("webhook");
    const secret = await encryptText(secretsKey, secretOwner(webhookId), "secret");
    await db.insert(webhooks).values({
      ...{ userId, id: webhookId, url: receiver.url, events: ["*"], secret, status: "active" },
      ...{ consecutiveFailures: 0, createdAt: dueAt },
    });
    const count = overdue / webhooksEach;
    const events = Array.from({ length: count }, (_, at) => ({
      ...{ id: newId("event"), userId, type: "job.created", createdAt: dueAt, payload: "{}" },
      ...{ position: dueAt + own * count + at, previous: dueAt + own * count + at - 1 },
    }));
    const deliveries = events.map(({ id, position }) => ({
      ...{ id: deliveryId(id, webhookId), userId, webhookId, eventId: id, event: "job.created" },
      eventPosition: position,
      ...{ status: "pending" as const, attempts: 0, failures: 0, redelivery: false },
      ...{ dueAt, sweepAt: dueAt, createdAt: dueAt },
    }));
    await db.insert(outbox).values(events);
    await db.insert(webhookDeliveries).values(deliveries);
    ids.push(...deliveries.map(({ id }) => id));
  }
  return ids.sort();
}

it.runIf(isWhole)(
  `loses none by ${kills} kills, and sends again only what an interrupted attempt may have sent`,
  async () => {
    receiver.behave((...request) => void setTimeout(() => status(200)(...request), 20));
    const ids = await addOverdue();
    const url = await service.start();
    // Wakes the sweeper, whose alarm is in storage from then on.
    await fetch(new URL("/api/mcp/webhooks", url), {
      method: "POST",
      headers: {
        authorization: `Bearer ${await createToken(db)}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ url: receiver.url, events: ["offer.received"] }),
    });
    for (let kill = 0; kill < kills; kill++) {
      const before = receiver.requests.length;
      // In the middle: some have been sent since the last kill, and others have not.
      await eventually(() => receiver.requests.length > before + 20, 120_000);
      expect(new Set(receiver.requests.map(idOf)).size).toBeLessThan(overdue);
      await sleep(Math.random() * 100);
      await service.crash();
    }
    await waitUntilNoneIsOpen(db);

    const deliveries = await db.select().from(webhookDeliveries);
    expect(deliveries.filter(({ status }) => status !== "succeeded")).toEqual([]);
    const received = Map.groupBy(receiver.requests, idOf);
    expect([...received.keys()].sort()).toEqual(ids);
    // A second request for a delivery only where nobody could record what became of the one before.
    const attempts = Map.groupBy(await db.select().from(webhookAttempts), (row) => row.deliveryId);
    const interrupted = (id: string) =>
      (attempts.get(id) ?? []).filter(({ outcome }) => outcome === null).length;
    const tooMany = ids.filter((id) => (received.get(id)?.length ?? 0) > 1 + interrupted(id));
    expect(tooMany).toEqual([]);
    const repeated = receiver.requests.length - ids.length;
    const cutOff = ids.reduce((sum, id) => sum + interrupted(id), 0);
    expect(cutOff).toBeGreaterThan(0);
    console.log(
      `${kills} kills in ${overdue} overdue deliveries: ${cutOff} attempts interrupted, ${repeated} requests repeated`,
    );
  },
  600_000 + kills * 60_000,
);

function idOf({ headers }: { headers: Record<string, string> }): string {
  return headers["webhook-id"] ?? "";
}
