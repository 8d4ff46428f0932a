import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();

describe("POST /webhooks/test", () => {
  it("sends a signed webhook.test, even to a webhook that has not subscribed to it", async () => {
    const user = await harness.newUser();
    const receiver = firstReceiver(harness);
    const secret = "a secret of mine";
    const { body: webhook } = await user.post("/webhooks", {
      url: receiver.url,
      events: ["offer.received"],
      secret,
    });
    const { status, body } = await user.post("/webhooks/test", { webhookId: webhook.id });
    expect([status, body]).toEqual([
      202,
      { deliveryId: expect.stringMatching(/^dlv_/), event: "webhook.test", status: "queued" },
    ]);

    const request = await eventually(() =>
      receiver.requests.find(({ headers }) => headers["webhook-id"] === body.deliveryId),
    );
    const signature = createHmac("sha256", secret).update(request.body).digest("hex");
    expect(request.headers["x-service-signature"]).toBe(`sha256=${signature}`);
    expect(request.headers["user-agent"]).toBe("Service-Webhooks/1.0");
    const sent = JSON.parse(request.body.toString());
    expect(sent).toMatchObject({
      event: "webhook.test",
      timestamp: request.headers["x-service-timestamp"],
      data: { webhookId: webhook.id },
    });

    const delivery = await eventually(async () => {
      const answer = await user.get(`/webhooks/deliveries/${body.deliveryId}`);
      return answer.body.status === "succeeded" && answer.body;
    });
    expect(delivery.attempts).toMatchObject([
      { number: 1, startedAt: sent.timestamp, outcome: "succeeded", responseStatus: 200 },
    ]);
    expect((await user.get("/webhooks")).body.webhooks[0].lastDelivery).toEqual({
      event: "webhook.test",
      status: "succeeded",
      responseStatus: 200,
      at: sent.timestamp,
    });
  });

  it("returns 404 for another account's webhook, and 409 for a disabled one", async () => {
    const [user, other] = [await harness.newUser(), await harness.newUser()];
    const { url } = firstReceiver(harness);
    const { body: webhook } = await user.post("/webhooks", { url, events: ["*"] });
    const stranger = await other.post("/webhooks/test", { webhookId: webhook.id });
    expect([stranger.status, stranger.body.code]).toEqual([404, "NOT_FOUND"]);
    await user.patch(`/webhooks/${webhook.id}`, { status: "disabled" });
    const off = await user.post("/webhooks/test", { webhookId: webhook.id });
    expect([off.status, off.body.code]).toEqual([409, "CONFLICT"]);
    expect((await user.get("/webhooks/deliveries")).body.total).toBe(0);
  });
});
