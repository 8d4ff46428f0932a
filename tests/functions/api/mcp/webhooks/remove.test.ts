import { describe, expect, it } from "vitest";
import { status } from "#scripts/run/stage/receivers/receiver.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aJob } from "#tests/support/pipeline.ts";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();

describe("DELETE /webhooks", () => {
  it("deletes the webhook, cancels its pending deliveries and keeps the log", async () => {
    const user = await harness.newUser();
    const receiver = firstReceiver(harness);
    receiver.behave(status(500));
    const { body: webhook } = await user.post("/webhooks", { url: receiver.url, events: ["*"] });
    await user.post("/jobs", aJob);
    await eventually(async () => (await user.get("/webhooks/deliveries?status=failed")).body.total);

    const answer = await user.remove("/webhooks", {}, { webhookId: webhook.id });
    expect([answer.status, answer.body]).toEqual([200, { id: webhook.id, deleted: true }]);
    expect((await user.get("/webhooks")).body.total).toBe(0);
    const { body } = await user.get(`/webhooks/deliveries?webhookId=${webhook.id}`);
    expect(body.deliveries).toMatchObject([
      { status: "cancelled", attemptCount: 1, responseStatus: 500, nextAttemptAt: null },
    ]);

    await user.post("/jobs", aJob);
    expect((await user.get("/webhooks/deliveries")).body.total).toBe(1);
  });

  it("returns 404 for another account's webhook, which is kept", async () => {
    const [user, other] = [await harness.newUser(), await harness.newUser()];
    const { url } = firstReceiver(harness);
    const { body: webhook } = await other.post("/webhooks", { url, events: ["*"] });
    for (const webhookId of [webhook.id, "wh_none"]) {
      const answer = await user.remove("/webhooks", {}, { webhookId });
      expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
    }
    expect((await other.get("/webhooks")).body.total).toBe(1);
  });
});
