import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMalformedText, isWellFormedPart, mayBeMalformed } from "#shared/core/well-formed.ts";

describe("text that is not well-formed", () => {
  it("is found at its path, however deep", () => {
    expect(findMalformedText({ a: "é", b: [1, { c: "x\0" }], d: "\ud800" })).toBe("b.1.c");
    expect(findMalformedText({ a: "😀", b: null })).toBeNull();
    expect(findMalformedText("\udc00")).toBe("");
  });

  it("is ignored in excluded fields, at their paths only", () => {
    expect(findMalformedText({ rows: ["\0"], note: "\0" }, ["rows"])).toBe("note");
    expect(findMalformedText({ part: { rows: ["\0"] } }, ["rows"])).toBe("part.rows.0");
    expect(findMalformedText({ part: { rows: ["\0"] } }, ["part.rows"])).toBeNull();
  });

  it("is found in the name of a field, which the path then has in well-formed text", () => {
    expect(findMalformedText({ a: [{ "b\ud800": 1 }] })).toBe("a.0.b\ufffd");
    expect(findMalformedText({ "\0": 1 })).toBe("\ufffd");
  });

  it("is found in a body that is nested more deeply than the call stack", () => {
    const depth = 200_000;
    const body = JSON.parse(`${"[".repeat(depth)}"\\ud800"${"]".repeat(depth)}`);
    expect(findMalformedText(body)?.length).toBeLessThan(100);
  });

  it("is never in a body that the quick check skips", () => {
    const pieces = fc.constantFrom("a", "\ud83d\ude00", "\ud83d", "\ude00", "\0", "\\u", "\\", "é");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 5 }), (chosen) => {
        const value = { text: chosen.join("") };
        if (findMalformedText(value) === null) return;
        expect(mayBeMalformed(JSON.stringify(value))).toBe(true);
      }),
    );
  });
});

describe("a part of a URL", () => {
  it.each([
    ["job_4fT0bJ9qWm2XcR7d", true],
    ["caf%C3%A9", true],
    ["100%", true],
    ["100%25%zz", true],
    ["%F0%9F%98%80", true],
    ["%EF%BF%BD", true],
    ["%00", false],
    ["a%00b", false],
    ["%ED%A0%80", false],
    ["%F0%9F", false],
    ["100%+%FF", false],
  ])("%s is text of its own: %s", (part, whole) => {
    expect(isWellFormedPart(part)).toBe(whole);
  });
});
