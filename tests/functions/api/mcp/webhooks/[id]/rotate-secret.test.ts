import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { webhooks } from "#schema/webhooks.ts";
import type { ReceivedRequest } from "#scripts/run/stage/receivers/receiver.ts";
import { encryptText } from "#shared/credentials/encrypt.ts";
import { secretOwner } from "#shared/webhooks/delivery/sign-delivery.ts";
import { eventually } from "#tests/support/eventually.ts";
import { firstReceiver, shareWebhooks, type WebhookService } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();

async function nextTest(
  user: Awaited<ReturnType<WebhookService["newUser"]>>,
  webhookId: string,
): Promise<ReceivedRequest> {
  const { body } = await user.post("/webhooks/test", { webhookId });
  return eventually(() =>
    firstReceiver(harness).requests.find(
      ({ headers }) => headers["webhook-id"] === body.deliveryId,
    ),
  );
}

function verifies(secret: string, { body, headers }: ReceivedRequest): boolean {
  try {
    new Webhook(secret).verify(body.toString(), headers);
    return true;
  } catch {
    return false;
  }
}

describe("POST /webhooks/{id}/rotate-secret", () => {
  it("returns a new secret; for a day both sign, then only the new one", async () => {
    const user = await harness.newUser();
    const { url } = firstReceiver(harness);
    const { body: webhook } = await user.post("/webhooks", { url, events: ["*"] });
    const { status, body, headers } = await user.post(`/webhooks/${webhook.id}/rotate-secret`, {});
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(body).toEqual({
      id: webhook.id,
      secret: expect.stringMatching(/^whsec_/),
      previousSecretUntil: expect.any(String),
    });
    expect(body.secret).not.toBe(webhook.secret);
    const hours = (Date.parse(body.previousSecretUntil) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);

    const during = await nextTest(user, webhook.id);
    expect([webhook.secret, body.secret].map((secret) => verifies(secret, during))).toEqual([
      true,
      true,
    ]);
    const signature = createHmac("sha256", body.secret).update(during.body).digest("hex");
    expect(during.headers["x-service-signature"]).toBe(`sha256=${signature}`);

    // A day goes by.
    const past = { previousSecretUntil: Date.now() - 1 };
    await harness.db.update(webhooks).set(past).where(eq(webhooks.id, webhook.id));
    const after = await nextTest(user, webhook.id);
    expect([webhook.secret, body.secret].map((secret) => verifies(secret, after))).toEqual([
      false,
      true,
    ]);
  });

  it("accepts a secret from the caller, even if there was none before", async () => {
    const user = await harness.newUser();
    const { url } = firstReceiver(harness);
    const { body: webhook } = await user.post("/webhooks", { url, events: ["*"], secret: null });
    const secret = "sixteen letters.";
    const { body } = await user.post(`/webhooks/${webhook.id}/rotate-secret`, { secret });
    expect(body).toEqual({ id: webhook.id, secret, previousSecretUntil: null });
    expect((await user.get("/webhooks")).body.webhooks[0].hasSecret).toBe(true);
    expect((await nextTest(user, webhook.id)).headers["x-service-signature"]).toMatch(/^sha256=/);
  });

  it("refuses a secret of fewer than 8 characters, and keeps signing with a stored one", async () => {
    const user = await harness.newUser();
    const { url } = firstReceiver(harness);
    const { body: webhook } = await user.post("/webhooks", { url, events: ["*"] });
    const path = `/webhooks/${webhook.id}/rotate-secret`;
    const { status, body } = await user.post(path, { secret: "seven.." });
    expect([status, body.details[0].field]).toEqual([400, "secret"]);
    expect(body.error).toContain("at least 8 characters");

    // As it was stored when it was still taken.
    const { SECRETS_KEY } = await harness.service.env();
    const stored = await encryptText(SECRETS_KEY, secretOwner(webhook.id), "x");
    await harness.db.update(webhooks).set({ secret: stored }).where(eq(webhooks.id, webhook.id));
    const received = await nextTest(user, webhook.id);
    const signature = createHmac("sha256", "x").update(received.body).digest("hex");
    expect(received.headers["x-service-signature"]).toBe(`sha256=${signature}`);
  });

  it("returns 404 for a webhook of another account", async () => {
    const [user, other] = [await harness.newUser(), await harness.newUser()];
    const { url } = firstReceiver(harness);
    const { body: webhook } = await other.post("/webhooks", { url, events: ["*"] });
    const answer = await user.post(`/webhooks/${webhook.id}/rotate-secret`, {});
    expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
  });
});
