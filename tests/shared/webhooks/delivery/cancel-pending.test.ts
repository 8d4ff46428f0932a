/** Disabling a webhook with many unfinished deliveries: in parts, with the same outcome. */
import { and, count, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox } from "#schema/pipeline.ts";
import { webhookCancellations, webhookDeliveries } from "#schema/webhooks.ts";
import type { Database } from "#shared/db/client.ts";
import { cancelRest, maxCancelled } from "#shared/webhooks/delivery/cancel-pending.ts";
import { maxRetained, maxUnfinished } from "#shared/webhooks/delivery/schedule.ts";
import { readSweepState, sweep } from "#shared/webhooks/delivery/sweep.ts";
import { trimLog } from "#shared/webhooks/delivery/trim-log.ts";
import { deleteWebhook, updateWebhook } from "#shared/webhooks/subscriptions/write-webhooks.ts";
import { startVerbs } from "#tests/support/pipeline-verbs.ts";
import { simulate } from "#tests/support/webhook-simulation.ts";

const start = "2026-11-21T12:00:00Z";
const pending = 3 * maxCancelled + 7;

const verbs = await startVerbs();
const user = await verbs.newUser();
const world = simulate(verbs.db, start);

/** A webhook with many deliveries, of which half wait for a retry. */
async function busyWebhook(rows = pending): Promise<string> {
  const webhookId = await world.register(user);
  await world.createEvent(user);
  await verbs.db.run(sql`
    insert into webhook_deliveries (
      id, user_id, webhook_id, event_id, event_position, event, status, attempts, failures, redelivery,
      due_at, sweep_at, created_at
    )
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${rows - 1})
    select id || '_' || n, user_id, webhook_id, event_id, event_position, event, iif(n % 2, 'pending', 'failed'), n % 2,
      n % 2, 0, ${world.now + 3_600_000}, ${world.now + 3_600_000}, created_at
    from webhook_deliveries, numbers where webhook_id = ${webhookId}
  `);
  return webhookId;
}

const change = (webhookId: string, status: "active" | "disabled", db: Database = verbs.db) =>
  user.write(world.now, (context) =>
    updateWebhook(
      {
        ...context,
        secretsKey: "",
        checkReceiver: async () => ({ kind: "accepted" }),
        cancelRest: (webhookId) => cancelRest(db, { userId: user.account, webhookId }, world.now),
      },
      webhookId,
      { status },
    ),
  );

async function countOf(webhookId: string, status: "pending" | "failed" | "cancelled") {
  const [row] = await verbs.db
    .select({ rows: count() })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, status)));
  return row?.rows ?? 0;
}

/** A database that notes how many deliveries each of its transactions changes. */
function counting(): { db: Database; changed: number[] } {
  const changed: number[] = [];
  const batch = async (statements: Parameters<Database["batch"]>[0]) => {
    const results = await verbs.db.batch(statements);
    const rows = (results as readonly { rowsAffected?: number }[]).map(
      ({ rowsAffected = 0 }) => rowsAffected,
    );
    changed.push(Math.max(...rows));
    return results;
  };
  return { db: Object.assign(Object.create(verbs.db), { batch }) as Database, changed };
}

const noted = () => verbs.db.$count(webhookCancellations);

describe("a webhook with many unfinished deliveries", () => {
  it("is disabled in one short transaction, and the sweep cancels the rest in parts", async () => {
    const webhookId = await busyWebhook();
    await change(webhookId, "disabled");
    expect(await countOf(webhookId, "cancelled")).toBe(maxCancelled);
    expect(await noted()).toBe(1);
    // Nothing of the rest is sent, even if it is due.
    const waiting = (await world.deliveries(webhookId)).filter(({ dueAt }) => dueAt !== null);
    const some = waiting.slice(-20).map(({ id }) => id);
    await verbs.db
      .update(webhookDeliveries)
      .set({ dueAt: world.now })
      .where(inArray(webhookDeliveries.id, some));
    await world.context.queue.send(some);
    const { db, changed } = counting();
    await sweep({ db, queue: world.context.queue, now: world.now }, readSweepState(undefined));
    // The log is trimmed then: many were cancelled at once.
    expect(await countOf(webhookId, "cancelled")).toBe(maxRetained);
    expect(Math.max(...changed)).toBe(maxCancelled);
    expect(await noted()).toBe(0);
    await world.run(world.now);
    expect(world.sent).toEqual([]);
  });

  it("has all of them cancelled before it is enabled again", async () => {
    const webhookId = await busyWebhook();
    await change(webhookId, "disabled");
    const { db, changed } = counting();
    expect(await change(webhookId, "active", db)).toMatchObject({ status: "active" });
    expect(await countOf(webhookId, "cancelled")).toBe(maxRetained);
    // The log is trimmed to its size then.
    expect(changed).toEqual([maxCancelled, maxCancelled, 7, 500, pending - maxRetained - 500]);
    await world.createEvent(user);
    expect(await countOf(webhookId, "pending")).toBe(1);
    expect(await noted()).toBe(0);
  });

  it("is deleted in the same way, and one with few in a single transaction", async () => {
    const webhookId = await busyWebhook();
    await user.write(world.now, (context) => deleteWebhook(context, webhookId));
    expect(await countOf(webhookId, "cancelled")).toBe(maxCancelled);
    await sweep(
      { db: verbs.db, queue: world.context.queue, now: world.now },
      readSweepState(undefined),
    );
    expect(await countOf(webhookId, "cancelled")).toBe(maxRetained);
    const other = await world.register(user);
    await world.createEvent(user);
    await change(other, "disabled");
    expect([await countOf(other, "cancelled"), await noted()]).toEqual([1, 0]);
  });

  it("is disabled by a 410 in the same way", async () => {
    const webhookId = await busyWebhook();
    const [first] = await world.deliveries(webhookId);
    world.respond(() => ({ responseStatus: 410 }));
    await world.context.queue.send([first?.id ?? ""]);
    await verbs.db
      .update(webhookDeliveries)
      .set({ dueAt: world.now })
      .where(eq(webhookDeliveries.id, first?.id ?? ""));
    await world.run(world.now);
    expect(await world.webhook(webhookId)).toMatchObject({ status: "disabled" });
    expect([await countOf(webhookId, "cancelled"), await noted()]).toEqual([maxCancelled, 1]);
  });

  it("is disabled once more than ten thousand wait, whatever its attempts come to", async () => {
    for (const responseStatus of [200, 500]) {
      const webhookId = await busyWebhook(maxUnfinished + 1);
      const attemptOne = async () => {
        const [first] = await verbs.db
          .select()
          .from(webhookDeliveries)
          .where(
            and(eq(webhookDeliveries.webhookId, webhookId), isNotNull(webhookDeliveries.dueAt)),
          )
          .limit(1);
        const id = eq(webhookDeliveries.id, first?.id ?? "");
        await verbs.db.update(webhookDeliveries).set({ dueAt: world.now }).where(id);
        await world.context.queue.send([first?.id ?? ""]);
        await world.run(world.now);
        return world.webhook(webhookId);
      };
      world.messages = [];
      world.respond(() => ({ responseStatus }));
      // One is being sent, and as many wait as may.
      expect(await attemptOne()).toMatchObject({ status: "active" });
      await world.createEvent(user);
      if (responseStatus === 200) await world.createEvent(user);
      expect(await attemptOne()).toMatchObject({ status: "disabled", disabledReason: "failing" });
      expect(await noted()).toBeGreaterThan(0);
      await verbs.db.delete(webhookCancellations);
    }
  });

  it("leaves events in the account's log whose deliveries are kept no longer", async () => {
    const webhookId = await world.register(user);
    await world.createEvent(user);
    const [event] = await world.deliveries(webhookId);
    const { id = "", eventId = "" } = event ?? {};
    await verbs.db
      .update(webhookDeliveries)
      .set({ status: "succeeded", dueAt: null, sweepAt: null })
      .where(eq(webhookDeliveries.webhookId, webhookId));
    await fillLog(webhookId);
    await trimLog(verbs.db, { userId: user.account, webhookId });
    const left = await world.deliveries(webhookId);
    expect([left.length, left.some((delivery) => delivery.id === id)]).toEqual([
      maxRetained,
      false,
    ]);
    expect(await verbs.db.$count(outbox, eq(outbox.id, eventId))).toBe(1);
  });
});

/** Adds as many finished deliveries to the log of a webhook as it keeps, later than the others. */
async function fillLog(webhookId: string): Promise<void> {
  await verbs.db.run(sql`
    insert into webhook_deliveries (
      id, user_id, webhook_id, event_id, event_position, event, status, attempts, failures, redelivery, created_at
    )
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${maxRetained})
    select id || '_' || n, user_id, webhook_id, 'evt_none', 0, event, 'succeeded', 1, 0, 0, created_at + n
    from webhook_deliveries, numbers where webhook_id = ${webhookId}
  `);
}
