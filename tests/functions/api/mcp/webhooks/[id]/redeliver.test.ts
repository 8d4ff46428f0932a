import { describe, expect, it } from "vitest";
import { status } from "#scripts/run/stage/receivers/receiver.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { PipelineUser } from "#tests/support/pipeline.ts";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();

const since = new Date(Date.now() - 60_000).toISOString();

/** A webhook with a delivery that failed and waits for its retry. */
async function failOnce(user: PipelineUser): Promise<{ id: string; deliveryId: string }> {
  const receiver = firstReceiver(harness);
  receiver.behave(status(500));
  const { body: webhook } = await user.post("/webhooks", { url: receiver.url, events: ["*"] });
  const { body } = await user.post("/webhooks/test", { webhookId: webhook.id });
  await attempted(user, body.deliveryId, "failed");
  return { id: webhook.id, deliveryId: body.deliveryId };
}

const attempted = (user: PipelineUser, id: string, as: string) =>
  eventually(async () => {
    const { body } = await user.get(`/webhooks/deliveries/${id}`);
    return body.status === as && body;
  });

describe("POST /webhooks/{id}/redeliver", () => {
  it("sends what has not arrived since an instant, also before its next retry", async () => {
    const user = await harness.newUser();
    const { id, deliveryId } = await failOnce(user);
    const path = `/webhooks/${id}/redeliver`;
    const later = new Date(Date.now() + 60_000).toISOString();
    expect((await user.post(path, { since: later })).body).toMatchObject({ queued: 0 });
    firstReceiver(harness).behave(status(200));
    const { status: code, body } = await user.post(path, { since });
    expect([code, body]).toEqual([202, { webhookId: id, queued: 1, remaining: 0 }]);
    const { attempts } = await attempted(user, deliveryId, "succeeded");
    expect(attempts.at(-1)).toMatchObject({ kind: "redelivery", outcome: "succeeded" });
    expect((await user.post(path, { since })).body).toMatchObject({ queued: 0 });
  });

  it("is 404 for another account's webhook, 409 for a disabled one, and 400 without an instant", async () => {
    const [user, other] = [await harness.newUser(), await harness.newUser()];
    const { id } = await failOnce(user);
    const path = `/webhooks/${id}/redeliver`;
    const refusals = async (by: PipelineUser, body: object) => {
      const { status: code, body: answer } = await by.post(path, body);
      return [code, answer.code];
    };
    expect(await refusals(other, { since })).toEqual([404, "NOT_FOUND"]);
    expect(await refusals(user, { since: "yesterday" })).toEqual([400, "VALIDATION_ERROR"]);
    await user.patch(`/webhooks/${id}`, { status: "disabled", description: "Off for now" });
    expect(await refusals(user, { since })).toEqual([409, "CONFLICT"]);
    const [webhook] = (await user.get("/webhooks")).body.webhooks;
    expect(webhook).toMatchObject({ status: "disabled", description: "Off for now" });
    firstReceiver(harness).behave(status(200));
  });
});
