/** Who sends a delivery: one consumer at a time, and so many of a webhook. */
import { beforeEach, describe, expect, it } from "vitest";
import { claim, deliver } from "#shared/webhooks/delivery/deliver.ts";
import { claimMs, maxAttempts, maxConcurrent } from "#shared/webhooks/delivery/schedule.ts";
import { openStage, queueDelivery } from "#tests/support/delivery-stage.ts";
import type { VerbUser } from "#tests/support/pipeline-verbs.ts";
import type { Simulation } from "#tests/support/webhook-simulation.ts";

let user: VerbUser;
let world: Simulation;
beforeEach(async () => {
  ({ user, world } = await openStage());
});

const oneDelivery = () => queueDelivery({ world, user });

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
