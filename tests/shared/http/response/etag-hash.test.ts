import { describe, expect, it } from "vitest";
import { etagHash } from "../../../../shared/http/response/etag-hash.ts";

describe("the digest of a text", () => {
  it("is the same for the same text, however it was put together", () => {
    const whole = `{"data":{"median":166276,"city":"Cañon City – CO"}}`;
    const joined = [...whole].reduce((text, character) => text + character, "");
    expect(etagHash(joined)).toBe(etagHash(whole));
    expect(etagHash(whole)).toMatch(/^[0-9a-f]{16}$/);
  });

  it("differs between 200,000 texts that differ in one figure", () => {
    const frame = (figure: number) => `${'{"assumptions":["…"],'.repeat(20)}"median":${figure}}`;
    const digests = new Set<string>();
    for (let figure = 0; figure < 200_000; figure++) digests.add(etagHash(frame(figure)));
    expect(digests.size).toBe(200_000);
  });

  it("differs for every change of one character, swap of two and missing end", () => {
    const text = `{"slug":"software-engineer","title":"Software Engineer","share":0.5497}`;
    const changed = new Set([text, `${text}\0`]);
    for (let at = 0; at < text.length; at++) {
      const [before, after] = [text.slice(0, at), text.slice(at + 1)];
      for (const other of "0aZ\u0100\ud83d") changed.add(before + other + after);
      changed.add(before + after.slice(0, 1) + text.charAt(at) + after.slice(1));
      changed.add(before);
    }
    expect(new Set([...changed].map(etagHash)).size).toBe(changed.size);
  });

  it("spreads over all of its bits", () => {
    const ones = Array<number>(64).fill(0);
    for (let number = 0; number < 4_000; number++) {
      const bits = BigInt(`0x${etagHash(`text ${number}`)}`);
      ones.forEach((_, at) => {
        if ((bits >> BigInt(at)) & 1n) ones[at] = (ones[at] ?? 0) + 1;
      });
    }
    for (const count of ones) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });
});
