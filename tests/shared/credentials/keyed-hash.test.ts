import { createHmac, hkdfSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { keyedHash } from "#shared/credentials/keyed-hash.ts";

const secret = "0f".repeat(32);

describe("a keyed hash", () => {
  it("is HMAC-SHA-256 under a key that HKDF derives for its label", async () => {
    const key = hkdfSync("sha256", Buffer.from(secret, "hex"), "", "contributor", 32);
    const expected = createHmac("sha256", Buffer.from(key)).update('["usr_1","x"]').digest("hex");
    expect(await keyedHash(secret, "contributor", "usr_1", "x")).toBe(expected);
  });

  it("differs with the secret, the label, and where one part ends", async () => {
    const hashes = await Promise.all([
      keyedHash(secret, "a", "b", "c"),
      keyedHash("f0".repeat(32), "a", "b", "c"),
      keyedHash(secret, "b", "b", "c"),
      keyedHash(secret, "a", "bc"),
      keyedHash(secret, "a", "b,c"),
      keyedHash(secret, "a", "c", "b"),
    ]);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
