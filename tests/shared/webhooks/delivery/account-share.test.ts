/** How much of the queue and of the consumers one account takes. */
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { claim, deliver } from "#shared/webhooks/delivery/deliver.ts";
import { awaitingSlot } from "#shared/webhooks/delivery/free-slots.ts";
import {
  maxConcurrent,
  maxConcurrentOfAccount,
  maxWebhooks,
} from "#shared/webhooks/delivery/schedule.ts";
import { openStage } from "#tests/support/delivery-stage.ts";
import type { Verbs, VerbUser } from "#tests/support/pipeline-verbs.ts";
import type { Simulation } from "#tests/support/webhook-simulation.ts";
import { isWhole } from "#tests/support/whole.ts";

let verbs: Verbs;
let user: VerbUser;
let world: Simulation;
beforeEach(async () => {
  ({ verbs, user, world } = await openStage());
});

describe("an account's share", () => {
  /** More than are sent at a time, for each webhook. */
  const events = isWhole ? 30 : 8;
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
