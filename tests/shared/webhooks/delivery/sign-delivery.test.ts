import { createHmac, timingSafeEqual } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { signDelivery } from "#shared/webhooks/delivery/sign-delivery.ts";

/** The public package compares the timestamp with the machine's clock. */
const timestamp = new Date().toISOString();
const deliveryId = "dlv_4fT0bJ9qWm2XcR7d";
const secret = `whsec_${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`;
const previousSecret = `whsec_${Buffer.from("fedcba9876543210fedcba9876543210").toString("base64")}`;

const bodies = [
  '{"event":"job.created","data":{}}',
  JSON.stringify({ event: "job.created", data: { company: 'Zürich Rück 🎉 東京 \u2028 \\ "' } }),
  '{"escaped":"\\u0000\\ud83d\\ude00"}',
  "",
  `{"long":"${"é".repeat(30_000)}"}`,
];

/** Verifies the service's own signature header as a receiver would. */
function accepts(headers: Record<string, string>, raw: Buffer, key: string): boolean {
  const given = Buffer.from(headers["X-Service-Signature"]?.replace(/^sha256=/, "") ?? "", "hex");
  const right = createHmac("sha256", key).update(raw).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}

describe("a signed delivery", () => {
  it.each(bodies)("is accepted by the public package and by node:crypto (%#)", async (body) => {
    const headers = await signDelivery({ secret, deliveryId, timestamp, body });
    const parsed = body === "" ? undefined : JSON.parse(body);
    if (body !== "") {
      expect(new Webhook(secret).verify(body, headers)).toEqual(parsed);
      expect(new Webhook(secret).verify(Buffer.from(body), headers)).toEqual(parsed);
    }
    expect(accepts(headers, Buffer.from(body), secret)).toBe(true);
  });

  it("has all headers, with the same time in both forms", async () => {
    const headers = await signDelivery({ secret, deliveryId, timestamp, body: "{}" });
    expect(Object.keys(headers).sort()).toEqual([
      "User-Agent",
      "X-Service-Signature",
      "X-Service-Timestamp",
      "webhook-id",
      "webhook-signature",
      "webhook-timestamp",
    ]);
    expect(headers).toMatchObject({
      "User-Agent": "Service-Webhooks/1.0",
      "X-Service-Timestamp": timestamp,
      "webhook-id": deliveryId,
      "webhook-timestamp": String(Math.floor(Date.parse(timestamp) / 1_000)),
    });
    expect(headers["X-Service-Signature"]).toMatch(/^sha256=[0-9a-f]{64}$/);
  });

  it("is rejected with another body, another id or another secret", async () => {
    const headers = await signDelivery({ secret, deliveryId, timestamp, body: "{}" });
    const webhook = new Webhook(secret);
    expect(() => webhook.verify("{ }", headers)).toThrow();
    expect(() => webhook.verify("{}", { ...headers, "webhook-id": "dlv_other" })).toThrow();
    expect(() => new Webhook(previousSecret).verify("{}", headers)).toThrow();
    expect(accepts(headers, Buffer.from("{ }"), secret)).toBe(false);
    expect(accepts(headers, Buffer.from("{}"), previousSecret)).toBe(false);
  });

  it("is accepted with either secret during a rotation, and by the service's own header with the new one", async () => {
    const headers = await signDelivery({
      secret,
      previousSecret,
      deliveryId,
      timestamp,
      body: "{}",
    });
    expect(headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    for (const one of [secret, previousSecret]) {
      expect(new Webhook(one).verify("{}", headers)).toEqual({});
    }
    expect(accepts(headers, Buffer.from("{}"), secret)).toBe(true);
    expect(accepts(headers, Buffer.from("{}"), previousSecret)).toBe(false);
  });

  it("uses the bytes of a secret that is not base64", async () => {
    for (const plain of ["correct horse", "pässwörd", "whsec_not base64!", "whsec_", "whsec_abc"]) {
      const headers = await signDelivery({ secret: plain, deliveryId, timestamp, body: "{}" });
      const bytes = new Uint8Array(Buffer.from(plain));
      expect(new Webhook(bytes, { format: "raw" }).verify("{}", headers)).toEqual({});
      expect(accepts(headers, Buffer.from("{}"), plain)).toBe(true);
    }
  });
});
