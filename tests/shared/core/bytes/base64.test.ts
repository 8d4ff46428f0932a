import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from "#shared/core/bytes/base64.ts";
import { fromHex, toHex } from "#shared/core/bytes/hex.ts";

describe("bytes as text", () => {
  it("encode as Node does, and decode to the same bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const node = Buffer.from(bytes);
        expect(toBase64(bytes)).toBe(node.toString("base64"));
        expect(toBase64Url(bytes)).toBe(node.toString("base64url"));
        expect(toHex(bytes)).toBe(node.toString("hex"));
        expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes]);
        expect([...(fromBase64Url(toBase64Url(bytes)) ?? [])]).toEqual([...bytes]);
        expect([...fromHex(toHex(bytes))]).toEqual([...bytes]);
      }),
    );
  });

  it("encode a body of several megabytes", () => {
    expect(toBase64(new Uint8Array(3_000_000))).toHaveLength(4_000_000);
  });

  it("have one URL-safe encoding only", () => {
    // Padding, the standard alphabet, unused bits that are set, and text that is not base64.
    for (const text of ["-_8=", "+/8", "-_9", "-_8 ", "-"]) expect(fromBase64Url(text)).toBeNull();
    expect(fromBase64Url("-_8")).toEqual(new Uint8Array([251, 255]));
  });
});
