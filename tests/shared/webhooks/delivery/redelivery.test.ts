/** Deliveries that are sent again because somebody asked. */
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { maxConcurrent } from "#shared/webhooks/delivery/schedule.ts";
import { redeliver, resendUndelivered } from "#shared/webhooks/log/send-again.ts";
import { day, openStage, queueDelivery, start } from "#tests/support/delivery-stage.ts";
import type { Verbs, VerbUser } from "#tests/support/pipeline-verbs.ts";
import type { Simulation } from "#tests/support/webhook-simulation.ts";

let verbs: Verbs;
let user: VerbUser;
let world: Simulation;
beforeEach(async () => {
  ({ verbs, user, world } = await openStage());
});

const oneDelivery = () => queueDelivery({ world, user });

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
