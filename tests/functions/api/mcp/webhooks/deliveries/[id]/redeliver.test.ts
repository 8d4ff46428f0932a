import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { status } from "#scripts/run/stage/receivers/receiver.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { PipelineUser } from "#tests/support/pipeline.ts";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();

/** A webhook and a test delivery to it that has come to an end. */
async function deliver(user: PipelineUser): Promise<{ webhookId: string; id: string }> {
  const { url } = firstReceiver(harness);
  const { body: webhook } = await user.post("/webhooks", { url, events: ["*"] });
  const { body } = await user.post("/webhooks/test", { webhookId: webhook.id });
  await attempted(user, body.deliveryId, 1);
  return { webhookId: webhook.id, id: body.deliveryId };
}

async function attempted(user: PipelineUser, id: string, times: number) {
  return eventually(async () => {
    const { body } = await user.get(`/webhooks/deliveries/${id}`);
    return body.attemptCount === times && body.status !== "delivering" && body;
  });
}

describe("POST /webhooks/deliveries/{id}/redeliver", () => {
  it("sends the same id again, and a failure affects neither the webhook's health nor the earlier success", async () => {
    const user = await harness.newUser();
    const { id } = await deliver(user);
    firstReceiver(harness).behave(status(410));
    const { status: code, body } = await user.post(`/webhooks/deliveries/${id}/redeliver`, {});
    expect([code, body]).toEqual([
      202,
      { deliveryId: id, event: "webhook.test", status: "queued" },
    ]);
    const delivery = await attempted(user, id, 2);
    expect(delivery).toMatchObject({
      status: "succeeded",
      responseStatus: 410,
      nextAttemptAt: null,
      attempts: [
        { kind: "scheduled", outcome: "succeeded" },
        { kind: "redelivery", outcome: "failed", responseStatus: 410 },
      ],
    });
    const [webhook] = (await user.get("/webhooks")).body.webhooks;
    expect(webhook).toMatchObject({ status: "active", consecutiveFailures: 0 });
    firstReceiver(harness).behave(status(200));
  });

  it("returns 409 while the delivery is in progress, for a disabled webhook, and after the maximum number of attempts", async () => {
    const user = await harness.newUser();
    const { id, webhookId } = await deliver(user);
    const path = `/webhooks/deliveries/${id}/redeliver`;
    const set = (change: Partial<typeof webhookDeliveries.$inferInsert>) =>
      harness.db.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id));
    const refusal = async () => {
      const { status: code, body } = await user.post(path, {});
      expect([code, body.code]).toEqual([409, "CONFLICT"]);
      return body.error;
    };
    await set({ status: "delivering", dueAt: Date.now() + 20_000 });
    expect(await refusal()).toContain("is being sent");
    // Twelve attempts and the eight of the schedule are the maximum.
    const retry = { status: "failed", dueAt: Date.now() + 60_000, failures: 1 } as const;
    await set({ ...retry, attempts: 13 });
    expect(await refusal()).toContain("20 attempts");
    await set({ status: "dead", dueAt: null, attempts: 20 });
    expect(await refusal()).toContain("20 attempts");
    await set({ attempts: 8 });
    await user.patch(`/webhooks/${webhookId}`, { status: "disabled" });
    expect(await refusal()).toContain("disabled");
  });

  it("queues one attempt, however many requests come at once", async () => {
    const user = await harness.newUser();
    const { id } = await deliver(user);
    let respond = () => {};
    const allHaveAnswers = new Promise<void>((resolve) => {
      respond = resolve;
    });
    firstReceiver(harness).behave((...request) => {
      void allHaveAnswers.then(() => status(200)(...request));
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => user.post(`/webhooks/deliveries/${id}/redeliver`, {})),
    );
    respond();
    expect(answers.map(({ status: code }) => code).sort()).toEqual([202, ...Array(7).fill(409)]);
    expect((await attempted(user, id, 2)).attempts).toHaveLength(2);
    firstReceiver(harness).behave(status(200));
  });

  it("returns 404 for another account's delivery, and if the webhook was deleted", async () => {
    const [user, other] = [await harness.newUser(), await harness.newUser()];
    const { id, webhookId } = await deliver(user);
    const stranger = await other.post(`/webhooks/deliveries/${id}/redeliver`, {});
    expect([stranger.status, stranger.body.code]).toEqual([404, "NOT_FOUND"]);
    await user.remove("/webhooks", {}, { webhookId });
    const gone = await user.post(`/webhooks/deliveries/${id}/redeliver`, {});
    expect([gone.status, gone.body.code]).toEqual([404, "NOT_FOUND"]);
  });
});
