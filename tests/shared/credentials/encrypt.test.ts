import { describe, expect, it } from "vitest";
import { DecryptionError, decryptText, encryptText } from "#shared/credentials/encrypt.ts";

const key = "0f".repeat(32);

describe("encrypted text", () => {
  it("is decrypted to the same text for its owner", async () => {
    for (const text of ["", "whsec_c2VjcmV0", "Ünïcødé 🔑", "x".repeat(70_000)]) {
      expect(await decryptText(key, "usr_1/wh_1", await encryptText(key, "usr_1/wh_1", text))).toBe(
        text,
      );
    }
  });

  it("is different each time and reveals nothing of the text", async () => {
    const stored = await Promise.all([1, 2].map(() => encryptText(key, "a", "whsec_c2VjcmV0")));
    expect(stored[0]).not.toBe(stored[1]);
    expect(stored.join()).not.toContain("c2VjcmV0");
  });

  it("cannot be decrypted for another owner, with another key, or after a change", async () => {
    const stored = await encryptText(key, "usr_1/wh_1", "secret");
    // Not the last letter: a part of its bits stands for nothing.
    const changed = stored.slice(0, -6) + (stored.at(-6) === "A" ? "B" : "A") + stored.slice(-5);
    const attempts: [string, string, string][] = [
      [key, "usr_1/wh_2", stored],
      ["f0".repeat(32), "usr_1/wh_1", stored],
      [key, "usr_1/wh_1", changed],
      [key, "usr_1/wh_1", "secret"],
      [key, "usr_1/wh_1", stored.replace("v1", "v2")],
    ];
    for (const attempt of attempts) {
      await expect(decryptText(...attempt)).rejects.toThrow(DecryptionError);
    }
  });

  it("rejects keys that are not 32 bytes in hex", async () => {
    for (const bad of ["", "secret", "0f".repeat(31)]) {
      await expect(encryptText(bad, "a", "b")).rejects.toThrow(TypeError);
    }
  });
});
