import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, typingDistance } from "#shared/core/edit-distance.ts";

it("counts insertions, deletions and substitutions", () => {
  expect(editDistance("kitten", "sitting")).toBe(3);
  expect(editDistance("", "abc")).toBe(3);
  expect(editDistance("abc", "abc")).toBe(0);
});

describe("the typing distance of two texts", () => {
  const text = fc.string({ maxLength: 12, unit: fc.constantFrom("a", "b", "c") });

  it("is 0 for equal texts, 1 for one error, and symmetric", () => {
    expect(typingDistance("nurse", "nures")).toBe(1);
    expect(typingDistance("nurse", "nrse")).toBe(1);
    expect(typingDistance("nurse", "nurrse")).toBe(1);
    expect(typingDistance("nurse", "nurze")).toBe(1);
    expect(typingDistance("ca", "abc")).toBe(3);
    fc.assert(
      fc.property(text, text, (a, b) => {
        const distance = typingDistance(a, b);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBe(typingDistance(b, a));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});
