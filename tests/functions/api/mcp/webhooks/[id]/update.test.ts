import { describe, expect, it } from "vitest";
import { status } from "#scripts/run/stage/receivers/receiver.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aJob } from "#tests/support/pipeline.ts";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();

describe("PATCH /webhooks/{id}", () => {
  it("enables a webhook that was disabled by a 410, and resets its failures", async () => {
    const user = await harness.newUser();
    const receiver = firstReceiver(harness);
    receiver.behave(status(410));
    const { body: webhook } = await user.post("/webhooks", { url: receiver.url, events: ["*"] });
    await user.post("/webhooks/test", { webhookId: webhook.id });
    const off = await eventually(async () => {
      const [found] = (await user.get("/webhooks")).body.webhooks;
      return found.status === "disabled" && found;
    });
    expect(off).toMatchObject({ disabledReason: "gone", consecutiveFailures: 1 });
    expect((await user.get("/me")).body.webhooks).toEqual({ total: 1, disabled: 1 });
    expect((await user.get("/suggestions")).body.suggestions).toMatchObject([
      { type: "webhook_disabled", priority: "high", action: { tool: "list_webhooks" } },
    ]);

    receiver.behave(status(200));
    const { body } = await user.patch(`/webhooks/${webhook.id}`, { status: "active" });
    expect(body).toMatchObject({ status: "active", disabledReason: null, consecutiveFailures: 0 });
    expect((await user.get("/me")).body.webhooks).toEqual({ total: 1, disabled: 0 });
    expect((await user.get("/suggestions")).body.suggestions).toEqual([]);
    await user.post("/jobs", aJob);
    await eventually(
      async () => (await user.get("/webhooks/deliveries?status=succeeded")).body.total,
    );
  });

  it("disables a webhook on request, and cancels its pending deliveries", async () => {
    const user = await harness.newUser();
    const receiver = firstReceiver(harness);
    receiver.behave(status(503));
    const { body: webhook } = await user.post("/webhooks", { url: receiver.url, events: ["*"] });
    await user.post("/jobs", aJob);
    await eventually(async () => (await user.get("/webhooks/deliveries?status=failed")).body.total);
    const { body } = await user.patch(`/webhooks/${webhook.id}`, { status: "disabled" });
    expect(body).toMatchObject({ status: "disabled", disabledReason: "requested" });
    const { deliveries } = (await user.get("/webhooks/deliveries")).body;
    expect(deliveries).toMatchObject([{ status: "cancelled", nextAttemptAt: null }]);
    // Its owner knows: there is nothing to suggest.
    expect((await user.get("/suggestions")).body.suggestions).toEqual([]);
    receiver.behave(status(200));
  });

  it("changes events and URL by the rules of registration", async () => {
    const user = await harness.newUser();
    const { url } = firstReceiver(harness);
    const { body: webhook } = await user.post("/webhooks", { url, events: ["*"] });
    const events = ["contact.created", "job.created"];
    const changed = await user.patch(`/webhooks/${webhook.id}`, { url: `${url}&x=1`, events });
    expect(changed.body).toMatchObject({
      url: `${url}&x=1`,
      events: ["job.created", "contact.created"],
    });
    for (const body of [{}, { url: "https://10.0.0.1/" }, { events: [] }, { secret: "x" }]) {
      const answer = await user.patch(`/webhooks/${webhook.id}`, body);
      expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([
        400,
        "VALIDATION_ERROR",
      ]);
    }
  });

  it("returns 404 for a webhook of another account", async () => {
    const [user, other] = [await harness.newUser(), await harness.newUser()];
    const { url } = firstReceiver(harness);
    const { body: webhook } = await other.post("/webhooks", { url, events: ["*"] });
    const answer = await user.patch(`/webhooks/${webhook.id}`, { status: "disabled" });
    expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
  });
});
