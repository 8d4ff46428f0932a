import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellAt, decodeBody, encodeBody } from "#shared/reference/packed/body.ts";
import { areaNumber } from "#shared/reference/packed/occupation-layout.ts";

const cell = fc.option(fc.integer({ min: -(2 ** 31) + 1, max: 2 ** 31 - 1 }));
const table = fc
  .nat({ max: 20 })
  .chain((rows) =>
    fc.array(fc.array(cell, { minLength: rows, maxLength: rows }), { maxLength: 8 }),
  );

describe("a packed body", () => {
  it("returns its header and every cell, absent ones as null", async () => {
    const header = { text: "ñ 北 \u2028", list: [1, null, 0.1] };
    for (const columns of fc.sample(table, 200)) {
      const body = await decodeBody(encodeBody(header, columns));
      expect(body.header).toEqual(header);
      const cells = body.columns.map((column) =>
        Array.from(column, (_, row) => cellAt(column, row)),
      );
      expect(cells).toEqual(columns);
    }
  });

  it("cannot hold what is not a 32-bit integer, or columns of different lengths", () => {
    for (const value of [0.5, 2 ** 31, -(2 ** 31), Number.NaN]) {
      expect(() => encodeBody({}, [[value]])).toThrow("cannot be packed");
    }
    expect(() => encodeBody({}, [[1, 2], [1]])).toThrow("differ in length");
  });

  it("is rejected if it is shorter or longer than it says", async () => {
    const body = encodeBody({ a: 1 }, [[1, 2, 3]]);
    await expect(decodeBody(body.slice(0, -1))).rejects.toThrow("length");
    await expect(decodeBody(new Uint8Array([...body, 0]))).rejects.toThrow("length");
    await expect(decodeBody(body.slice(0, 5))).rejects.toThrow();
  });
});

describe("an area's number", () => {
  it("distinguishes states and metropolitan areas, and rejects other codes", () => {
    const codes = ["AK", "CA", "WY", "10180", "41860", "79600"];
    expect(new Set(codes.map(areaNumber)).size).toBe(codes.length);
    for (const code of ["06999", "", "ca", "C A"]) {
      expect(() => areaNumber(code)).toThrow("no area's code");
    }
  });
});
