import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeEffects, encodeEffects } from "#shared/reference/effect-list.ts";

describe("effects as text", () => {
  it("come back to four decimals, zeros left out", () => {
    const effects = fc.dictionary(
      fc.constantFrom("AK", "CA", "NY", "29", "29-1"),
      fc.double({ min: -0.6, max: 0.6, noNaN: true }),
    );
    fc.assert(
      fc.property(effects, (record) => {
        const back = decodeEffects(encodeEffects(new Map(Object.entries(record))));
        for (const [key, value] of Object.entries(record)) {
          expect(Math.abs((back.get(key) ?? 0) - value)).toBeLessThanOrEqual(0.00005 + 1e-12);
        }
      }),
    );
  });

  it("have one form, whatever order they came in", () => {
    const written = encodeEffects(
      new Map([
        ["NY", -0.00314],
        ["CA", 0.05],
        ["TX", 0.00001],
      ]),
    );
    expect(written).toBe("CA:0.0500;NY:-0.0031");
    expect(encodeEffects(decodeEffects(written))).toBe(written);
    expect(decodeEffects("")).toEqual(new Map());
  });

  it.each(["CA", "CA:", "CA:0.05", "CA:0.0500;", "NY:0.0100;CA:0.0500", "CA:0.0100;CA:0.0100"])(
    "%s is refused",
    (text) => {
      expect(() => decodeEffects(text)).toThrow("not the next effect");
    },
  );
});
