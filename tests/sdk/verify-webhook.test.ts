import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { verifyWebhook, WebhookVerificationError } from "#sdk/src/index.ts";
import { signDelivery } from "#shared/webhooks/delivery/sign-delivery.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const now = Date.parse("2026-11-21T12:00:00.400Z");
const timestamp = new Date(now).toISOString();
const body = JSON.stringify({ event: "job.created", timestamp, data: { company: "Zürich 東京" } });

function sign(options: Partial<Parameters<typeof signDelivery>[0]> = {}) {
  return signDelivery({ secret, deliveryId: "dlv_1", timestamp, body, ...options });
}

describe("verifyWebhook", () => {
  it("returns the event of a delivery, whatever form headers and body have", async () => {
    const headers = await sign();
    const raw = new TextEncoder().encode(body);
    for (const one of [new Headers(headers), headers, upperCase(headers)]) {
      for (const content of [body, raw]) {
        const event = await verifyWebhook(content, one, secret, { now });
        // The name of the event narrows its data, which only the compiler sees.
        if (event.event !== "job.created") throw new Error("another event");
        expect(event.data.company).toBe("Zürich 東京");
      }
    }
  });

  it("accepts what other libraries of Standard Webhooks sign", async () => {
    const signature = new Webhook(secret).sign("dlv_1", new Date(now), body);
    const headers = {
      "webhook-id": "dlv_1",
      "webhook-timestamp": `${Math.floor(now / 1_000)}`,
      "webhook-signature": signature,
    };
    await expect(verifyWebhook(body, headers, secret, { now })).resolves.toMatchObject({
      event: "job.created",
    });
  });

  it("accepts either secret during a rotation, on either side", async () => {
    const both = await sign({ previousSecret: "an older secret" });
    for (const known of [secret, "an older secret", ["nothing", "an older secret"]]) {
      await expect(verifyWebhook(body, both, known, { now })).resolves.toBeDefined();
    }
  });

  it.each([
    ["another secret", "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", body, {}, "wrong_signature"],
    ["another body", secret, `${body} `, {}, "wrong_signature"],
    ["another id", secret, body, { "webhook-id": "dlv_2" }, "wrong_signature"],
    [
      "a time that was not signed",
      secret,
      body,
      { "webhook-timestamp": `${Math.floor(now / 1_000) + 1}` },
      "wrong_signature",
    ],
    ["no signature", secret, body, { "webhook-signature": "" }, "missing_headers"],
    [
      "a signature of another version",
      secret,
      body,
      { "webhook-signature": "v2,AAAA" },
      "wrong_signature",
    ],
    [
      "a signature that is no base64",
      secret,
      body,
      { "webhook-signature": "v1,%%%" },
      "wrong_signature",
    ],
    ["a time in words", secret, body, { "webhook-timestamp": "now" }, "outside_tolerance"],
    ["an empty secret", "", body, {}, "invalid_secret"],
  ] as const)("refuses %s", async (_name, known, content, changed, reason) => {
    const headers = { ...(await sign()), ...changed };
    const refusal = verifyWebhook(content, headers, known, { now });
    await expect(refusal).rejects.toBeInstanceOf(WebhookVerificationError);
    await expect(refusal).rejects.toMatchObject({ reason });
  });

  it("refuses deliveries from before or after the tolerance", async () => {
    const headers = await sign();
    for (const seconds of [-301, 301]) {
      const at = { now: now + seconds * 1_000 };
      await expect(verifyWebhook(body, headers, secret, at)).rejects.toMatchObject({
        reason: "outside_tolerance",
      });
      const wider = { ...at, toleranceSeconds: 400 };
      await expect(verifyWebhook(body, headers, secret, wider)).resolves.toBeDefined();
    }
  });

  it("looks at no more signatures than a rotation has", async () => {
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const seconds = `${Math.floor(now / 1_000)}`;
    const good = createHmac("sha256", key).update(`dlv_1.${seconds}.${body}`).digest("base64");
    const signatures = (wrong: number) => `${"v1,AAAA ".repeat(wrong)}v1,${good}`;
    const headers = { "webhook-id": "dlv_1", "webhook-timestamp": seconds };
    const verify = (wrong: number) =>
      verifyWebhook(body, { ...headers, "webhook-signature": signatures(wrong) }, secret, { now });
    await expect(verify(9)).resolves.toBeDefined();
    await expect(verify(10)).rejects.toMatchObject({ reason: "wrong_signature" });
  });
});

function upperCase(headers: Record<string, string>): Record<string, string[] | string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
  );
}
