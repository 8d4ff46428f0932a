import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createHmacSha256 } from "../../../../shared/core/bytes/hmac-sha256.ts";

function expectMatch(key: Uint8Array, message: Uint8Array): void {
  const expected = createHmac("sha256", key).update(message).digest("hex");
  expect(Buffer.from(createHmacSha256(key)(message)).toString("hex")).toBe(expected);
}

it("is the HMAC that OpenSSL computes, for every length around two blocks and random texts", () => {
  const key = new Uint8Array(32).fill(7);
  for (let length = 0; length < 200; length++)
    expectMatch(key, new Uint8Array(length).fill(length));
  const keys = fc.uint8Array({ maxLength: 64 });
  fc.assert(
    fc.property(keys, fc.uint8Array({ maxLength: 500 }), (own, message) => {
      expectMatch(own, message);
    }),
  );
});
