import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { calendarEvents, heldDeletes } from "#schema/pipeline.ts";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { status } from "#scripts/run/stage/receivers/receiver.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aJob } from "#tests/support/pipeline.ts";
import { startWebhooks } from "#tests/support/webhooks.ts";

const harness = await startWebhooks(2, [{ handshake: false }]);

describe("the queue's consumer", () => {
  it("does not let a dead receiver delay others, and opens at most four connections to it", async () => {
    const [dead, alive] = harness.receivers;
    if (!dead || !alive) throw new Error("there are two receivers");
    dead.behave(() => {});
    const [unlucky, lucky] = [await harness.newUser(), await harness.newUser()];
    await unlucky.post("/webhooks", { url: dead.url, events: ["*"] });
    await lucky.post("/webhooks", { url: alive.url, events: ["*"] });
    // At once, and the others too, so that all of it is done long before an attempt's five seconds end.
    await Promise.all(Array.from({ length: 10 }, () => unlucky.post("/jobs", aJob)));
    await eventually(() => dead.open === 4);

    await Promise.all(Array.from({ length: 5 }, () => lucky.post("/jobs", aJob)));
    await eventually(() => alive.requests.length === 5, 10_000);
    expect(dead.open).toBeLessThanOrEqual(4);
    // None of the dead one's requests has come to its end: the others did not wait for any.
    const { body } = await unlucky.get("/webhooks/deliveries?status=failed,dead");
    expect(body.total).toBe(0);
    // What had no place follows as soon as there is one.
    await eventually(() => dead.connections >= 8, 20_000);
    expect(dead.open).toBeLessThanOrEqual(4);
  });

  it("closes the connection to a receiver that never completes the handshake", async () => {
    const [, , silent] = harness.receivers;
    if (!silent) throw new Error("there is a silent receiver");
    const user = await harness.newUser();
    const { body: webhook } = await user.post("/webhooks", { url: silent.url, events: ["*"] });
    const { body: sent } = await user.post("/webhooks/test", { webhookId: webhook.id });
    await eventually(() => silent.open === 1);
    await eventually(() => silent.open === 0, 7_500);
    expect(silent.connections).toBe(1);
    const { body } = await user.get(`/webhooks/deliveries/${sent.deliveryId}`);
    expect(body).toMatchObject({ status: "failed", error: "timeout" });
  });

  it("drops a message that is no id, and delivers the others of its batch", async () => {
    const [, receiver] = harness.receivers;
    if (!receiver) throw new Error("there are two receivers");
    const user = await harness.newUser();
    await user.post("/webhooks", { url: receiver.url, events: ["job.created"] });
    const { body: job } = await user.post("/jobs", aJob);
    const sent = () => receiver.requests.filter(({ body }) => String(body).includes(job.id)).length;
    await eventually(() => sent() === 1);
    const own = eq(webhookDeliveries.userId, user.account);
    await eventually(async () => {
      const [delivery] = await harness.db.select().from(webhookDeliveries).where(own);
      return delivery?.status === "succeeded";
    });
    // Due again, and the sweep will not look for it.
    const again = {
      status: "pending",
      dueAt: Date.now(),
      sweepAt: Date.now() + 3_600_000,
    } as const;
    const [due] = await harness.db.update(webhookDeliveries).set(again).where(own).returning();
    const { WEBHOOK_QUEUE } = await harness.service.env();
    const bodies: unknown[] = [{ id: 1 }, 7, null, "no id", due?.id];
    await WEBHOOK_QUEUE.sendBatch(bodies.map((body) => ({ body: body as string })));
    await eventually(() => sent() === 2);
  });

  it("sends job.deleted of a delete that was held, once the sweep has written it", async () => {
    const user = await harness.newUser();
    const [, receiver] = harness.receivers;
    if (!receiver) throw new Error("there are two receivers");
    await user.post("/webhooks", { url: receiver.url, events: ["job.deleted"] });
    const { body: job } = await user.post("/jobs", aJob);
    const due = { userId: user.account, jobId: job.id, deleteAt: Date.now() - 1 };
    await harness.db.insert(heldDeletes).values(due);
    const { WEBHOOK_SWEEPER } = await harness.service.env();
    await WEBHOOK_SWEEPER.getByName("sweeper").sweep();
    const sent = await eventually(() =>
      receiver.requests
        .map(({ body }) => JSON.parse(String(body)))
        .find(({ data }) => data.id === job.id),
    );
    expect(sent.event).toBe("job.deleted");
    expect((await user.get(`/jobs/${job.id}`)).status).toBe(404);
  });

  it("sends reminder.due, once the sweep has written it", async () => {
    const user = await harness.newUser();
    const [, receiver] = harness.receivers;
    if (!receiver) throw new Error("there are two receivers");
    await user.post("/webhooks", { url: receiver.url, events: ["reminder.due"] });
    const { body: event } = await user.post("/calendar", {
      ...{ type: "follow_up", title: "Call Acme" },
      startsAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await harness.db
      .update(calendarEvents)
      .set({ remindAt: Date.now() - 1 })
      .where(eq(calendarEvents.id, event.id));
    const { WEBHOOK_SWEEPER } = await harness.service.env();
    await WEBHOOK_SWEEPER.getByName("sweeper").sweep();
    const sent = await eventually(() =>
      receiver.requests
        .map(({ body }) => JSON.parse(String(body)))
        .find(({ data }) => data.id === event.id),
    );
    expect(sent.event).toBe("reminder.due");
  });

  it("and the sweep log that the database is gone, without the values to be written", async () => {
    // The last test: from here on the suite has no database.
    const [, receiver] = harness.receivers;
    if (!receiver) throw new Error("there are two receivers");
    const taken = status(200, {}, "of the receiver");
    receiver.behave((...request) => void harness.database.stop().then(() => taken(...request)));
    const user = await harness.newUser();
    const { body: webhook } = await user.post("/webhooks", { url: receiver.url, events: ["*"] });
    const { body: sent } = await user.post("/webhooks/test", { webhookId: webhook.id });
    const { WEBHOOK_SWEEPER } = await harness.service.env();
    const logged = (text: string) =>
      eventually(() => harness.service.logs().find((line) => line.includes(text)));
    await logged(sent.deliveryId);
    await WEBHOOK_SWEEPER.getByName("sweeper").wake();
    await logged("sweep webhooks");
    const log = harness.service.logs().join("\n");
    expect(log).not.toContain("params:");
    expect(log).not.toContain("of the receiver");
  });
});
