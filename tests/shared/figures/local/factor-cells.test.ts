import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cellLength,
  decodeFactorCell,
  decodeFactorCells,
  encodeFactorCells,
} from "#shared/figures/local/factor-cells.ts";

const number = fc.integer({ min: 1, max: 99_999 }).map((units) => units / 10_000);
const cells = fc.array(fc.record({ factor: number, halfWidth: number }), { maxLength: 50 });

describe("factors as text", () => {
  it("come back as they were", () => {
    fc.assert(
      fc.property(cells, (list) => {
        expect(decodeFactorCells(encodeFactorCells(list), list.length)).toEqual(list);
      }),
    );
  });

  it("can be read one at a time, by a cut of the text alone", () => {
    fc.assert(
      fc.property(cells, fc.nat({ max: 49 }), (list, at) => {
        fc.pre(at < list.length);
        const text = encodeFactorCells(list);
        const cut = text.slice(at * cellLength, (at + 1) * cellLength);
        expect(decodeFactorCell(cut, 0)).toEqual(list[at]);
        expect(decodeFactorCell(text, at)).toEqual(list[at]);
      }),
    );
  });

  it("are digits a person can read", () => {
    expect(encodeFactorCells([{ factor: 1.8405, halfWidth: 0.135 }])).toBe("1840501350");
  });

  it.each([0, -0.2, 10, Number.NaN, Number.POSITIVE_INFINITY, 0.00001])(
    "cannot hold %s",
    (factor) => {
      expect(() => encodeFactorCells([{ factor, halfWidth: 0.2 }])).toThrow("5 digits");
    },
  );

  it.each([
    ["cut short", "184050135"],
    ["with a letter", "18405o1350"],
    ["without a factor", "0000001350"],
    ["empty", ""],
  ])("%s is refused", (_, text) => {
    expect(() => decodeFactorCell(text, 0)).toThrow();
  });

  it("of another number of areas are refused", () => {
    expect(() => decodeFactorCells("1840501350", 2)).toThrow("2 cells");
    expect(() => decodeFactorCell("1840501350", -1)).toThrow();
  });
});
