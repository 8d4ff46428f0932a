import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeLevels, encodeLevels } from "#shared/reference/level-list.ts";

const cents = fc.integer({ min: 725, max: 50_000 }).map((amount) => amount / 100);
const levels = fc.array(fc.option(fc.record({ first: cents, last: cents })), { minLength: 1 });

describe("a list of levels", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(levels, (list) => {
        expect(decodeLevels(encodeLevels(list), list.length)).toEqual(list);
      }),
    );
  });

  it("has an entry for each area, blank where none is published", () => {
    expect(encodeLevels([{ first: 30.04, last: 63.94 }, null])).toBe("30.04-63.94;");
    expect(() => decodeLevels("30.04-63.94;", 3)).toThrow("2 levels of 3 areas");
    expect(() => decodeLevels("30.04;", 2)).toThrow('"30.04" is no pair');
  });
});
