import { count, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#schema/pipeline.ts";
import { webhookAttempts, webhookDeliveries } from "#schema/webhooks.ts";
import { claim } from "#shared/webhooks/delivery/deliver.ts";
import { maxRetained } from "#shared/webhooks/delivery/schedule.ts";
import { readSweepState } from "#shared/webhooks/delivery/sweep.ts";
import { trimLog } from "#shared/webhooks/delivery/trim-log.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";
import { type Simulation, simulate } from "#tests/support/webhook-simulation.ts";

const start = "2026-11-21T12:00:00Z";
const day = 86_400_000;

let user: VerbUser;
let world: Simulation;
const verbs = await startVerbs();
beforeEach(async () => {
  user = await verbs.newUser();
  world = simulate(verbs.db, start);
});

const eventsOf = async ({ account }: VerbUser) =>
  (await verbs.db.select({ id: outbox.id }).from(outbox).where(eq(outbox.userId, account))).length;

describe("the stored state of the sweep", () => {
  it("is empty before the first run, and if an older version stored it under another name", () => {
    const none = { ranAt: null, passAt: null, previousPassAt: null, after: null };
    expect(readSweepState(undefined)).toEqual(none);
    expect(readSweepState({ scannedUntil: 1 } as object)).toEqual(none);
    const stored = { ranAt: 4, passAt: 3, previousPassAt: 2, after: "usr_1" };
    expect(readSweepState(stored)).toEqual(stored);
  });
});

describe("the sweep", () => {
  it("queues a delivery that was never announced after ten seconds, and at most once a minute", async () => {
    const webhookId = await world.register(user);
    await world.createEvent(user);
    const [delivery] = await world.deliveries(webhookId);
    const queued = async (afterMs: number) => {
      world.now = Date.parse(start) + afterMs;
      world.messages = [];
      await world.sweep();
      return world.messages.filter(({ id }) => id === delivery?.id).length;
    };
    expect(await queued(5_000)).toBe(0);
    expect(await queued(11_000)).toBe(1);
    expect(await queued(30_000)).toBe(0);
    expect(await queued(75_000)).toBe(1);
  });

  it("makes deliveries due that were dated before the clock jumped back", async () => {
    const late = Date.parse(start) + 3 * 3_600_000;
    world.now = late;
    await world.sweep();
    const webhookId = await world.register(user);
    world.respond(() => ({ responseStatus: 500 }));
    for (let event = 0; event < 4; event++) await world.createEvent(user);
    const [claimed, failed, pending, retried] = await world.deliveries(webhookId);
    // The consumer of the first dies, the second fails and waits for five seconds.
    await claim(world.context, [claimed?.id ?? ""]);
    await world.context.queue.send([failed?.id ?? ""]);
    await world.run(late);
    world.respond(() => ({}));
    world.messages = [];
    // Another waits for its third attempt as long as the schedule says.
    const dueAt = Date.parse(start) + 5 * 60_000;
    await verbs.db
      .update(webhookDeliveries)
      .set({ status: "failed", failures: 2, dueAt, sweepAt: dueAt })
      .where(eq(webhookDeliveries.id, retried?.id ?? ""));

    await world.run(Date.parse(start));
    await world.run(Date.parse(start) + 15_000, { sweeping: true });
    const after = await world.deliveries(webhookId);
    const statusOf = (one: { id: string } | undefined) =>
      after.find(({ id }) => id === one?.id)?.status;
    expect([claimed, failed, pending].map(statusOf)).toEqual(Array(3).fill("succeeded"));
    expect(after.find(({ id }) => id === retried?.id)).toMatchObject({ status: "failed", dueAt });
  });

  it("deletes deliveries and events after 30 days, with or without a subscriber", async () => {
    const unsubscribed = await verbs.newUser();
    const webhookId = await world.register(user);
    await world.createEvent(user);
    await world.createEvent(unsubscribed);
    const [delivery] = await world.deliveries(webhookId);
    await world.context.queue.send([delivery?.id ?? ""]);
    await world.run(world.now);
    expect([await eventsOf(user), await eventsOf(unsubscribed)]).toEqual([1, 1]);

    const sweepAt = async (days: number) => {
      world.now = Date.parse(start) + days * day;
      for (let run = 0; run < 80; run++) await world.sweep();
    };
    await sweepAt(0.1);
    expect([await eventsOf(user), await eventsOf(unsubscribed)]).toEqual([1, 1]);
    expect(await world.deliveries(webhookId)).toHaveLength(1);
    await sweepAt(30.1);
    expect([await eventsOf(user), await eventsOf(unsubscribed)]).toEqual([0, 0]);
    expect(await world.deliveries(webhookId)).toHaveLength(0);
    const [left] = await verbs.db
      .select({ attempts: count() })
      .from(webhookAttempts)
      .where(eq(webhookAttempts.deliveryId, delivery?.id ?? ""));
    expect(left?.attempts).toBe(0);
  });

  it("keeps a webhook's newest deliveries and all unfinished ones", async () => {
    const webhookId = await world.register(user);
    const row = (n: number) => ({
      id: `dlv_${webhookId}${String(n).padStart(6, "0")}`,
      userId: user.account,
      webhookId,
      eventId: "evt_none",
      eventPosition: 1,
      event: "job.created",
      status: "succeeded" as const,
      attempts: 1,
      failures: 0,
      redelivery: false,
      createdAt: Date.parse(start) + n,
    });
    const rows = Array.from({ length: maxRetained + 50 }, (_, n) => row(n));
    const open = { ...row(-1), id: `dlv_${webhookId}open`, status: "failed" as const, dueAt: 1 };
    for (let first = 0; first < rows.length; first += 250) {
      await verbs.db.insert(webhookDeliveries).values(rows.slice(first, first + 250));
    }
    await verbs.db.insert(webhookDeliveries).values(open);
    await trimLog(verbs.db, { userId: user.account, webhookId });
    const left = await world.deliveries(webhookId);
    expect(left).toHaveLength(maxRetained + 1);
    expect(left[0]?.id).toBe(open.id);
    expect(left[1]?.id).toBe(row(50).id);
  });
});
