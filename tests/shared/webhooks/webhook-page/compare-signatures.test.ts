import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { signDelivery } from "#shared/webhooks/delivery/sign-delivery.ts";
import { makeSecret } from "#shared/webhooks/subscriptions/write-webhooks.ts";
import { ageInWords, compareSignatures } from "#shared/webhooks/webhook-page/compare-signatures.ts";
import { signingCommand } from "#shared/webhooks/webhook-page/signature-check.page.tsx";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const sentAt = Date.parse("2026-11-22T12:00:00Z");
const body = '{"event":"job.created","data":{"notes":"It\'s “quoted”\\n100% $HOME `id` 🎉"}}';
const id = "dlv_4fT0bJ9qWm2XcR7d";
const timestamp = String(sentAt / 1_000);

async function parts(secret: string, previousSecret: string | null = null) {
  const headers = await signDelivery({
    ...{ secret, previousSecret, deliveryId: id, body },
    timestamp: new Date(sentAt).toISOString(),
  });
  const signature = headers["webhook-signature"] ?? "";
  return { id, timestamp, body, signature, bodySignature: headers["X-Service-Signature"] ?? "" };
}

describe("a signature in the page", () => {
  it("is the one of the library of Standard Webhooks", async () => {
    const library = new Webhook(secret).sign(id, new Date(sentAt), body);
    const sent = { ...(await parts(secret)), signature: library };
    const result = await compareSignatures(` ${secret} `.trim(), sent, sentAt + 61_000);
    expect(result).toMatchObject({
      expected: library,
      sent: [{ signature: library, isEqual: true }],
      isBodyEqual: true,
      ageSeconds: 61,
      signedText: `${id}.${timestamp}.${body}`,
    });
  });

  it("is equal to one of two after a rotation, and to none after any change", async () => {
    const newer = makeSecret();
    const sent = await parts(newer, secret);
    const equal = async (change: Partial<typeof sent>, by = secret) => {
      const result = await compareSignatures(by, { ...sent, ...change }, sentAt);
      return [...result.sent.map(({ isEqual }) => isEqual), result.isBodyEqual];
    };
    expect(await equal({})).toEqual([false, true, false]);
    expect(await equal({}, newer)).toEqual([true, false, true]);
    expect(await equal({ id: `${id}x` })).toEqual([false, false, false]);
    expect(await equal({ timestamp: "1" })).toEqual([false, false, false]);
    expect(await equal({ body: `${body} ` }, newer)).toEqual([false, false, false]);
    expect(await equal({}, makeSecret())).toEqual([false, false, false]);
    expect(await equal({ signature: "" })).toEqual([false]);
  });

  it("has an age only if its timestamp is a number", async () => {
    const sent = { ...(await parts(secret)), timestamp: "yesterday" };
    expect((await compareSignatures(secret, sent, sentAt)).ageSeconds).toBeNull();
    expect([1, 119, 120, 7_200, 172_800, -30].map(ageInWords)).toEqual([
      ...["1 second", "119 seconds", "2 minutes", "2 hours", "2 days", "30 seconds"],
    ]);
  });

  it("is what the command prints", async () => {
    const folder = mkdtempSync(join(tmpdir(), "signature-"));
    try {
      writeFileSync(join(folder, "body.json"), `${body}\n`);
      const printed = execFileSync("bash", ["-c", signingCommand(id, timestamp)], {
        cwd: folder,
        input: `${secret}\n`,
      });
      expect(printed.toString()).toBe((await parts(secret)).signature);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
