import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findLevels, packLevelCells } from "#shared/reference/packed/level-cells.ts";

const area = fc.integer({ min: 10_000, max: 49_999 }).map(String);
const units = { hour: 100, year: 1 } as const;

describe("packed levels", () => {
  it.each(["hour", "year"] as const)("for the %s are found as they were published", (unit) => {
    const amount = fc.integer({ min: 1, max: 999_999 }).map((whole) => whole / units[unit]);
    const levels = fc.uniqueArray(fc.tuple(area, fc.record({ first: amount, last: amount })), {
      selector: ([code]) => code,
    });
    fc.assert(
      fc.property(levels, area, (list, other) => {
        const packed = { wageYear: 2025, unit, cells: packLevelCells(list, unit) };
        for (const [code, own] of list) {
          expect(findLevels(packed, code)).toEqual({ wageYear: 2025, unit, ...own });
        }
        const known = list.some(([code]) => code === other);
        if (!known) expect(findLevels(packed, other)).toBeNull();
      }),
    );
  });

  it("refuse an amount that has no room", () => {
    expect(() => packLevelCells([["41860", { first: 1, last: 20_000 }]], "hour")).toThrow(
      "has no room",
    );
  });
});
