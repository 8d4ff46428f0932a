import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRange } from "#shared/middleware/request/range.ts";

const etag = '"abc"';
const read = (range: string, size = 100, ifRange?: string) =>
  readRange({ range, ifRange }, size, etag);
const part = (offset: number, length: number) => ({ kind: "part", offset, length });
const whole = { kind: "whole" };
const unsatisfiable = { kind: "unsatisfiable" };

describe("a range of a file", () => {
  it.each([
    ["bytes=0-0", part(0, 1)],
    ["bytes=10-19", part(10, 10)],
    ["bytes=90-", part(90, 10)],
    ["bytes=90-1000", part(90, 10)],
    ["bytes=-10", part(90, 10)],
    ["bytes=-1000", part(0, 100)],
    ["Bytes= 99-99 ", part(99, 1)],
    ["bytes=100-", unsatisfiable],
    ["bytes=100-200", unsatisfiable],
    ["bytes=-0", unsatisfiable],
    // Not one range of bytes, so as if there were none.
    ["bytes=5-4", whole],
    ["bytes=-", whole],
    ["bytes=a-b", whole],
    ["bytes=0-1,3-4", whole],
    ["lines=0-1", whole],
    [`bytes=0-${"9".repeat(400)}`, whole],
  ])("%s of 100 bytes is %o", (range, expected) => {
    expect(read(range)).toEqual(expected);
  });

  it("is of the whole file if the file is not the one that If-Range names", () => {
    expect(read("bytes=0-9", 100, etag)).toEqual(part(0, 10));
    for (const other of ['"def"', `W/${etag}`, "Wed, 21 Oct 2026 07:28:00 GMT"]) {
      expect(read("bytes=0-9", 100, other)).toEqual(whole);
    }
  });

  it("lies within the file, whatever is asked for", () => {
    const number = fc.oneof(fc.constant(""), fc.nat().map(String));
    fc.assert(
      fc.property(number, number, fc.nat({ max: 1_000 }), (first, last, size) => {
        const range = read(`bytes=${first}-${last}`, size);
        if (range.kind !== "part") return;
        expect(range.length).toBeGreaterThan(0);
        expect(range.offset + range.length).toBeLessThanOrEqual(size);
      }),
    );
  });
});
