/** The schedule of a delivery, and what becomes of a webhook whose deliveries fail. */
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { webhooks } from "#schema/webhooks.ts";
import { jitter, pauses } from "#shared/webhooks/delivery/schedule.ts";
import { readDelivery } from "#shared/webhooks/log/read-deliveries.ts";
import { day, openStage, queueDelivery, start } from "#tests/support/delivery-stage.ts";
import type { Verbs, VerbUser } from "#tests/support/pipeline-verbs.ts";
import type { Simulation } from "#tests/support/webhook-simulation.ts";
import { isWhole } from "#tests/support/whole.ts";

let verbs: Verbs;
let user: VerbUser;
let world: Simulation;
beforeEach(async () => {
  ({ verbs, user, world } = await openStage());
});

const oneDelivery = () => queueDelivery({ world, user });

describe("the body", () => {
  it("has the id of the record alone where the webhook asks for no more, in the log too", async () => {
    const webhookId = await world.register(user);
    const whole = await world.register(user);
    const ask = (content: "full" | "thin") =>
      verbs.db.update(webhooks).set({ content }).where(eq(webhooks.id, webhookId));
    await ask("thin");
    await world.createEvent(user, { announced: true });
    const [delivery] = await world.deliveries(webhookId);
    // What is sent is what was chosen when the event came.
    await ask("full");
    await world.run(world.now + 1_000);
    const [full] = await world.deliveries(whole);
    const bodyOf = (id = "") => {
      const sent = world.sent.find(({ headers }) => headers["webhook-id"] === id);
      return JSON.parse(sent?.body ?? "{}");
    };
    const record = bodyOf(full?.id).data;
    expect(record).toMatchObject({ company: "Acme", id: expect.stringMatching(/^job_/) });
    expect(bodyOf(delivery?.id)).toEqual({
      ...{ event: "job.created", timestamp: expect.any(String), data: { id: record.id } },
    });
    const logged = await user.read(world.now, (context) =>
      readDelivery(context, delivery?.id ?? ""),
    );
    expect(JSON.parse(logged.requestBody ?? "{}")).toEqual(bodyOf(delivery?.id));
  });
});

describe("the schedule", () => {
  const jitters: [string, number][] = [
    ["earliest", 0],
    ["latest", 1],
    // Nothing is special between the two.
    ...(isWhole ? [["middle", 0.5] satisfies [string, number]] : []),
  ];
  it.each(jitters)(
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

describe("the health of a webhook", () => {
  const everyMs = isWhole ? day / 2 : day;
  /** Creates an event every day for some days; nightly, twice a day. */
  async function live(days: number): Promise<void> {
    const end = world.now + days * day;
    while (world.now < end) {
      await world.createEvent(user);
      await world.context.queue.send((await openOf()).map(({ id }) => id));
      await world.run(Math.min(end, world.now + everyMs));
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
