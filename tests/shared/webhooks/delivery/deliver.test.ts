import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { webhookDeliveries } from "../../../../schema/webhooks.ts";
import { awaitingSlot } from "../../../../shared/webhooks/delivery/awaiting-slot.ts";
import { claim, deliver } from "../../../../shared/webhooks/delivery/deliver.ts";
import { redeliver } from "../../../../shared/webhooks/log/redeliver.ts";
import { resendUndelivered } from "../../../../shared/webhooks/log/resend-undelivered.ts";
import {
  claimMs,
  jitter,
  maxAttempts,
  maxConcurrent,
  maxConcurrentOfAccount,
  maxWebhooks,
  pauses,
} from "../../../../shared/webhooks/schedule.ts";
import { startVerbs, type Verbs, type VerbUser } from "../../../support/pipeline-verbs.ts";
import { type Simulation, simulate } from "../../../support/webhook-simulation.ts";
import { isWhole } from "../../../support/whole.ts";

const start = "2026-11-21T12:00:00Z";
const day = 86_400_000;

let verbs: Verbs;
let user: VerbUser;
let world: Simulation;
beforeAll(async () => {
  verbs = await startVerbs();
});
afterAll(() => verbs.stop());
beforeEach(async () => {
  await verbs.db.delete(webhookDeliveries);
  user = await verbs.newUser();
  world = simulate(verbs.db, start);
});

/** Creates one event for one webhook, and queues its delivery. */
async function oneDelivery(): Promise<{ webhookId: string; id: string }> {
  const webhookId = await world.register(user);
  await world.createEvent(user);
  const [delivery] = await world.deliveries(webhookId);
  if (!delivery) throw new Error("the event has no delivery");
  await world.context.queue.send([delivery.id]);
  return { webhookId, id: delivery.id };
}

describe("the schedule", () => {
  it.each([
    ["earliest", 0],
    ["middle", 0.5],
    ["latest", 1],
  ])(
    "is followed through seven failures and a success, with the %s jitter",
    async (_name, random) => {
      world.random = random;
      const { webhookId, id } = await oneDelivery();
      const statuses = [...Array(7).fill(500), 200];
      world.respond(() => ({ responseStatus: statuses[world.sent.length - 1] }));
      await world.run(Date.parse(start) + 3 * day, { sweeping: false });

      expect(world.sent).toHaveLength(8);
      const times = world.sent.map(({ now }) => now);
      const waits = times.map((time, place) => time - (times[place - 1] ?? Date.parse(start)));
      const expected = pauses.map((pause) =>
        Math.round(pause * (1 - jitter + 2 * jitter * random)),
      );
      for (const [place, wait] of waits.entries()) {
        // The queue delays by whole seconds.
        expect(wait - (expected[place] ?? 0)).toBeGreaterThanOrEqual(0);
        expect(wait - (expected[place] ?? 0)).toBeLessThan(1_000);
      }
      expect(new Set(world.sent.map(({ headers }) => headers["webhook-id"]))).toEqual(
        new Set([id]),
      );
      const signatures = world.sent.map(({ headers }) => headers["X-Service-Signature"]);
      expect(new Set(signatures).size, "each attempt has its own signature").toBe(8);

      const [delivery] = await world.deliveries(webhookId);
      expect(delivery).toMatchObject({
        status: "succeeded",
        attempts: 8,
        failures: 7,
        dueAt: null,
      });
      const outcomes = (await world.attempts(id)).map(({ outcome }) => outcome);
      expect(outcomes).toEqual([...Array(7).fill("failed"), "succeeded"]);
      expect(await world.webhook(webhookId)).toMatchObject({
        consecutiveFailures: 0,
        failingSince: null,
        lastOutcome: "succeeded",
      });
    },
  );

  it("lasts about 27 hours and ends after eight failures, whatever the sweep does", async () => {
    const total = pauses.reduce<number>((sum, pause) => sum + pause, 0) / 3_600_000;
    expect(total).toBeGreaterThan(27);
    expect(total).toBeLessThan(28);
    const { webhookId } = await oneDelivery();
    world.respond(() => ({ responseStatus: 500 }));
    await world.run(Date.parse(start) + 2 * day);
    for (let hour = 0; hour < 48; hour++) {
      world.now += 3_600_000;
      await world.sweep();
      await world.run(world.now);
    }
    expect(world.sent).toHaveLength(8);
    const [delivery] = await world.deliveries(webhookId);
    expect(delivery).toMatchObject({ status: "dead", attempts: 8, dueAt: null, sweepAt: null });
  });

  it.each([
    ["shorter than the pause", 1, 5_000],
    ["within twice the pause", 8, 8_000],
    ["longer than that", 3_600, 10_000],
  ])("honors a Retry-After that is %s", async (_name, retryAfterSeconds, expected) => {
    const { webhookId } = await oneDelivery();
    world.respond(() => ({ responseStatus: 429, retryAfterSeconds }));
    await world.run(Date.parse(start));
    const [delivery] = await world.deliveries(webhookId);
    expect((delivery?.dueAt ?? 0) - Date.parse(start)).toBe(expected);
  });

  it("continues through the sweep alone if the queue loses messages", async () => {
    const { webhookId } = await oneDelivery();
    world.messages = [];
    const send = world.context.queue.send;
    let lossy = true;
    world.context.queue.send = async (ids, afterMs) => {
      // Loses delayed messages and every other immediate one.
      lossy = !lossy;
      if (afterMs === undefined && !lossy) await send(ids, afterMs);
    };
    world.respond(() => ({ responseStatus: world.sent.length < 3 ? 503 : 200 }));
    await world.run(Date.parse(start) + 900_000, { sweeping: true });
    expect(world.sent).toHaveLength(3);
    expect(await world.deliveries(webhookId)).toMatchObject([{ status: "succeeded" }]);
  });
});

describe("a claim", () => {
  it("belongs to one consumer: of twenty that compete, one sends", async () => {
    const { webhookId, id } = await oneDelivery();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(world.context, [id])));
    const [won, ...others] = claims.flat();
    if (!won) throw new Error("no consumer has the claim");
    expect(others).toEqual([]);
    await deliver(world.context, won);
    expect(world.sent).toHaveLength(1);
    expect(await world.deliveries(webhookId)).toMatchObject([{ status: "succeeded", attempts: 1 }]);
  });

  it("expires if its consumer dies: the sweep queues the delivery again under the same id", async () => {
    const { webhookId, id } = await oneDelivery();
    expect(await claim(world.context, [id])).toHaveLength(1);
    world.messages = [];
    await world.run(world.now + 15_000, { sweeping: true });
    expect(world.sent, "not before the claim expires").toHaveLength(0);
    await world.run(world.now + 30_000, { sweeping: true });
    expect(world.sent.map(({ headers }) => headers["webhook-id"])).toEqual([id]);
    expect(await world.deliveries(webhookId)).toMatchObject([
      { status: "succeeded", attempts: 2, failures: 0 },
    ]);
    const outcomes = (await world.attempts(id)).map(({ outcome }) => outcome);
    expect(outcomes, "the log shows that a request may have been made").toEqual([
      null,
      "succeeded",
    ]);
  });

  it("that has expired decides nothing, but its response is in the log", async () => {
    const { webhookId, id } = await oneDelivery();
    const [late] = await claim(world.context, [id]);
    if (!late) throw new Error("no consumer has the claim");
    world.now += 60_000;
    const [second] = await claim(world.context, [id]);
    if (!second) throw new Error("no consumer has the claim");
    world.respond(() => ({ responseStatus: 500 }));
    await deliver(world.context, late);
    expect(await world.deliveries(webhookId)).toMatchObject([
      { status: "delivering", attempts: 2, failures: 0 },
    ]);
    expect(await world.webhook(webhookId)).toMatchObject({ consecutiveFailures: 0 });
    world.respond(() => ({}));
    await deliver(world.context, second);
    expect(await world.deliveries(webhookId)).toMatchObject([{ status: "succeeded" }]);
    const outcomes = (await world.attempts(id)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["failed", "succeeded"]);
  });

  it("is made at most 20 times if every consumer dies", async () => {
    const { webhookId, id } = await oneDelivery();
    let claims = 0;
    for (let round = 0; round < 30; round++) {
      claims += (await claim(world.context, [id])).length;
      world.now += 60_000;
    }
    expect(claims).toBe(maxAttempts);
    expect(await world.deliveries(webhookId)).toMatchObject([{ status: "dead", dueAt: null }]);
  });

  it("is limited to four deliveries of a webhook at a time; the others follow without the sweep", async () => {
    const webhookId = await world.register(user);
    for (let n = 0; n < 15; n++) await world.createEvent(user);
    const waiting = (await world.deliveries(webhookId)).map(({ id }) => id);
    let [active, max] = [0, 0];
    world.respond(async () => {
      max = Math.max(max, ++active);
      await new Promise((resolve) => setTimeout(resolve, 5));
      active--;
      return {};
    });
    // Every message is delivered once, to independent consumers in batches.
    const consume = async (ids: string[]): Promise<void> => {
      const claimed = await claim(world.context, ids);
      await Promise.all(claimed.map((delivery) => deliver(world.context, delivery)));
      const next = world.messages.splice(0).map(({ id }) => id);
      if (next.length > 0) await consume(next);
    };
    await Promise.all([0, 4, 8, 12].map((first) => consume(waiting.slice(first, first + 4))));
    expect(world.sent).toHaveLength(15);
    expect(max).toBeLessThanOrEqual(maxConcurrent);
    expect(max).toBeGreaterThan(1);
  });

  it("of a dead consumer waits for a free slot like the others, and not for the sweep", async () => {
    const webhookId = await world.register(user);
    for (let n = 0; n <= maxConcurrent; n++) await world.createEvent(user);
    const [lost = "", ...others] = (await world.deliveries(webhookId)).map(({ id }) => id);
    await claim(world.context, [lost]);
    world.now += claimMs;
    const [first] = await claim(world.context, others);
    if (!first) throw new Error("no consumer has the claim");
    expect(await claim(world.context, [lost]), "four others are being sent").toEqual([]);
    await deliver(world.context, first);
    expect(world.messages.map(({ id }) => id)).toEqual([lost]);
    await world.run(world.now);
    expect(world.sent.map(({ headers }) => headers["webhook-id"])).toEqual([first.id, lost]);
  });
});

describe("an account's share", () => {
  /** More than are sent at a time, for each webhook. */
  const events = isWhole ? 30 : 12;
  let ids: string[];
  beforeEach(async () => {
    ids = [];
    for (let n = 0; n < maxWebhooks; n++) ids.push(await world.register(user));
  });
  const announceEvent = (from: VerbUser) => world.createEvent(from, { announced: true });
  const all = async () => (await Promise.all(ids.map((id) => world.deliveries(id)))).flat();

  it("bounds its places in the queue: another account's event does not wait behind hundreds", async () => {
    for (let n = 0; n < events; n++) await announceEvent(user);
    expect(await all()).toHaveLength(events * maxWebhooks);
    const places = world.messages.length;
    expect(places).toBeGreaterThanOrEqual(maxWebhooks);
    expect(places).toBeLessThanOrEqual(maxConcurrentOfAccount + maxWebhooks);

    const other = await verbs.newUser();
    await world.register(other);
    await announceEvent(other);
    expect(world.messages).toHaveLength(places + 1);
    const claimed = await claim(
      world.context,
      world.messages.map(({ id }) => id),
    );
    expect(claimed.map(({ userId }) => userId)).toContain(other.account);
  });

  it("bounds what is being sent at a time, and leaves each of its webhooks one", async () => {
    for (let n = 0; n < 6; n++) await world.createEvent(user);
    const due = (await all()).map(({ id }) => id);
    const perConsumer = await Promise.all(
      [0, 1, 2].map((part) => claim(world.context, due.slice(part * 20, part * 20 + 20))),
    );
    const claimed = perConsumer.flat();
    expect(claimed.length).toBeLessThan(maxConcurrentOfAccount + maxWebhooks);
    expect(new Set(claimed.map(({ webhookId }) => webhookId)).size).toBe(maxWebhooks);
  });

  it("lets every delivery through without the sweep, whatever the order of the messages", async () => {
    let [active, max] = [0, 0];
    world.respond(async () => {
      max = Math.max(max, ++active);
      await new Promise((resolve) => setTimeout(resolve, 1));
      active--;
      return {};
    });
    for (let n = 0; n < events; n++) await announceEvent(user);
    let seed = 7;
    const chance = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let rounds = 0; world.messages.length > 0 && rounds < 2_000; rounds++) {
      world.messages.sort(() => chance() - 0.5);
      const batches = [world.messages.splice(0, 4), world.messages.splice(0, 4)];
      await Promise.all(
        batches.map(async (batch) => {
          const claimed = await claim(
            world.context,
            batch.map(({ id }) => id),
          );
          await Promise.all(claimed.map((delivery) => deliver(world.context, delivery)));
        }),
      );
    }
    const statuses = (await all()).map(({ status }) => status);
    expect(statuses).toEqual(Array(events * maxWebhooks).fill("succeeded"));
    expect(world.sent).toHaveLength(events * maxWebhooks);
    expect(max).toBeLessThan(maxConcurrentOfAccount + maxWebhooks);
  });

  it("gives a single webhook its four slots again after a moment with one", async () => {
    const [busy = ""] = ids;
    for (let n = 0; n < 12; n++) await announceEvent(user);
    const first = await claim(
      world.context,
      world.messages.splice(0).map(({ id }) => id),
    );
    // All the others end, and so does what follows them.
    const others = first.filter(({ webhookId }) => webhookId !== busy);
    for (let turn = others; turn.length > 0; ) {
      for (const delivery of turn) await deliver(world.context, delivery);
      turn = await claim(
        world.context,
        world.messages.splice(0).map(({ id }) => id),
      );
    }
    let [held] = [first.filter(({ webhookId }) => webhookId === busy)];
    let most = held.length;
    for (let turn = 0; turn < 6 && held.length > 0; turn++) {
      for (const delivery of held) await deliver(world.context, delivery);
      held = await claim(
        world.context,
        world.messages.splice(0).map(({ id }) => id),
      );
      most = Math.max(most, held.length);
    }
    expect(most).toBe(maxConcurrent);
  });

  it("holds for the sweep: what waits stays out of the queue while others are being sent", async () => {
    for (let n = 0; n < events; n++) await world.createEvent(user);
    // Nothing was announced, as after an outage of the queue.
    world.now += 60_000;
    await world.sweep();
    const queued = world.messages.splice(0).map(({ id }) => id);
    expect(queued.length).toBeLessThanOrEqual(maxConcurrent * maxWebhooks);
    expect(queued.length).toBeGreaterThanOrEqual(maxWebhooks);
    expect((await claim(world.context, queued)).length).toBeGreaterThanOrEqual(maxWebhooks);
    // As if those that wait were due for another look.
    await verbs.db
      .update(webhookDeliveries)
      .set({ sweepAt: world.now })
      .where(eq(webhookDeliveries.claim, awaitingSlot));
    await world.sweep();
    expect(world.messages).toEqual([]);
    // Their consumers died: as many are queued as there are slots.
    world.now += 11 * 60_000;
    await world.sweep();
    expect(world.messages.length).toBeGreaterThanOrEqual(maxWebhooks);
    expect(world.messages.length).toBeLessThanOrEqual(maxConcurrent * maxWebhooks);
  });
});

describe("a redelivery", () => {
  const redeliverNow = (id: string) =>
    user.write(world.now, (context) =>
      redeliver(
        { ...context, announce: () => void world.messages.push({ id, at: world.now }) },
        id,
      ),
    );
  const resend = (webhookId: string) =>
    user.write(world.now, (context) =>
      resendUndelivered(context, webhookId, { since: Date.parse(start) }),
    );

  it("before the next retry leaves the schedule as it is if it fails, and ends it if it succeeds", async () => {
    const { webhookId, id } = await oneDelivery();
    world.respond(() => ({ responseStatus: 500 }));
    await world.run(Date.parse(start) + 60_000);
    const [before] = await world.deliveries(webhookId);
    expect(before).toMatchObject({ status: "failed", failures: 2, attempts: 2 });

    await redeliverNow(id);
    await world.run(world.now);
    const [after] = await world.deliveries(webhookId);
    expect(after).toMatchObject({
      status: "failed",
      failures: 2,
      attempts: 3,
      dueAt: before?.dueAt,
      redelivery: false,
      resumeAt: null,
    });
    expect(await world.webhook(webhookId)).toMatchObject({ consecutiveFailures: 2 });
    await world.run(Date.parse(start) + 10 * 60_000);
    expect((await world.attempts(id)).map(({ redelivery }) => redelivery)).toEqual([
      ...[false, false, true, false],
    ]);
    world.respond(() => ({ responseStatus: 200 }));
    await redeliverNow(id);
    await world.run(Date.parse(start) + 3 * day, { sweeping: false });
    expect(world.sent).toHaveLength(5);
    expect(await world.deliveries(webhookId)).toMatchObject([
      { status: "succeeded", dueAt: null, resumeAt: null, attempts: 5 },
    ]);
  });

  it("of everything undelivered goes through the slots, without the sweep, the oldest first", async () => {
    const webhookId = await world.register(user);
    for (let n = 0; n < 12; n++) {
      await world.createEvent(user);
      world.now += 1_000;
    }
    const all = await world.deliveries(webhookId);
    const ids = all.toSorted((a, b) => a.createdAt - b.createdAt).map(({ id }) => id);
    const set = (id: string | undefined, change: Partial<typeof webhookDeliveries.$inferInsert>) =>
      verbs.db
        .update(webhookDeliveries)
        .set(change)
        .where(eq(webhookDeliveries.id, id ?? ""));
    const ended = { dueAt: null, sweepAt: null, finishedAt: world.now };
    for (const id of ids) await set(id, { ...ended, status: "dead", attempts: 8, failures: 8 });
    await set(ids[1], { status: "succeeded" });
    await set(ids[2], { status: "cancelled", attempts: 0, failures: 0 });
    const dueAt = world.now + 60_000;
    await set(ids[3], { ...ended, status: "failed", dueAt, failures: 3, attempts: 3 });
    await set(ids[4], { attempts: 20 });

    const result = await resend(webhookId);
    expect(result).toEqual({ webhookId, queued: 10, remaining: 0 });
    const announced = (await world.deliveries(webhookId)).filter(
      ({ status, claim }) => status === "pending" && claim === null,
    );
    expect(announced).toHaveLength(maxConcurrent);
    await world.context.queue.send(announced.map(({ id }) => id));
    world.respond(({ headers }) => ({
      responseStatus: headers["webhook-id"] === ids[3] ? 500 : 200,
    }));
    await world.run(world.now);
    const sent = world.sent.map(({ headers }) => headers["webhook-id"]);
    const expected = ids.filter((_, at) => at !== 1 && at !== 4);
    expect(sent.toSorted()).toEqual(expected.toSorted());
    const status = async (id: string | undefined) =>
      (await world.deliveries(webhookId)).find((one) => one.id === id);
    expect(await status(ids[0])).toMatchObject({ status: "succeeded" });
    expect(await status(ids[3])).toMatchObject({ status: "failed", dueAt, failures: 3 });
    expect((await resend(webhookId)).queued).toBe(1);
  });
});

describe("the health of a webhook", () => {
  /** Creates an event every twelve hours for some days. */
  async function live(days: number): Promise<void> {
    const end = world.now + days * day;
    while (world.now < end) {
      await world.createEvent(user);
      await world.context.queue.send((await openOf()).map(({ id }) => id));
      await world.run(Math.min(end, world.now + 12 * 3_600_000));
    }
  }
  let webhookId: string;
  const openOf = async () =>
    (await world.deliveries(webhookId)).filter(({ status }) => status === "pending");
  beforeEach(async () => {
    webhookId = await world.register(user);
  });

  it("is lost after five days of failures only, and its unfinished deliveries are canceled", async () => {
    world.respond(() => ({ responseStatus: null, outcome: "failed", error: "timeout" }));
    await live(4.9);
    expect(await world.webhook(webhookId)).toMatchObject({ status: "active" });
    await live(0.5);
    expect(await world.webhook(webhookId)).toMatchObject({
      status: "disabled",
      disabledReason: "failing",
      lastResponseStatus: null,
    });
    const statuses = new Set((await world.deliveries(webhookId)).map(({ status }) => status));
    expect(statuses).toEqual(new Set(["dead", "cancelled"]));
    const before = world.sent.length;
    await world.createEvent(user);
    await world.run(world.now + 2 * day, { sweeping: false });
    expect(world.sent.length, "nothing more is sent to it").toBe(before);
  });

  it("is kept by one success in five days", async () => {
    const good = Date.parse(start) + 3 * day;
    world.respond(() => ({ responseStatus: Math.abs(world.now - good) < day / 2 ? 200 : 500 }));
    await live(7);
    expect(await world.webhook(webhookId)).toMatchObject({ status: "active" });
  });

  it("is lost at once after a 410, which is not retried", async () => {
    await world.createEvent(user);
    world.respond(() => ({ responseStatus: 410 }));
    await world.context.queue.send((await openOf()).map(({ id }) => id));
    await world.run(world.now + 2 * day);
    expect(world.sent).toHaveLength(1);
    expect(await world.webhook(webhookId)).toMatchObject({
      status: "disabled",
      disabledReason: "gone",
    });
    expect(await world.deliveries(webhookId)).toMatchObject([{ status: "dead" }]);
  });
});
