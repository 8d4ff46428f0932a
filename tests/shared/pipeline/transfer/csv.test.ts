import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv, writeCsv } from "../../../../shared/pipeline/transfer/csv.ts";
import { unguardFormulas } from "../../../../shared/pipeline/transfer/formula-guard.ts";

const hostile = ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "'=1", "''=1", "'quoted'", "＝1"];
const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(...hostile, 'a"b,c\r\nd', ""),
  // Where another separator would make a cell begin.
  fc
    .array(fc.constantFrom(...hostile, "a", ";", "\t", "\n", '"', "'", " ", ","), { maxLength: 6 })
    .map((parts) => parts.join("")),
);
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });

describe("a CSV table", () => {
  it("is unchanged after writing and reading, whatever its cells contain", () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(writeCsv(rows))).toEqual(rows);
      }),
    );
  });

  it("is read in the same way by csv-parse, except for the apostrophes", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read: string[][] = parse(writeCsv(rows), { relax_column_count: true });
        expect(read.map((row) => row.map(unguardFormulas))).toEqual(rows);
      }),
    );
  });

  it("has no cell that a spreadsheet would evaluate", () => {
    for (const text of hostile) {
      const [[first = ""] = []]: string[][] = parse(writeCsv([[text, "x"]]));
      expect(first, text).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }
  });

  it("has none either in a program that splits at semicolons or tabs, whatever is quoted", () => {
    fc.assert(
      fc.property(table, (rows) => {
        for (const text of writeCsv(rows).split(/[;\t\r\n]/)) {
          expect(text).not.toMatch(/^[" ]*[=+\-@＝＋－＠]/);
        }
      }),
    );
  });

  it("may use any line ending, and is rejected if a quote is misplaced", () => {
    expect(readCsv("a,b\nc,d\r\ne,f")).toEqual([
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
    ]);
    for (const text of ['a"b,c', '"a', '"a"b,c']) {
      expect(() => readCsv(text), text).toThrow(/quote/);
    }
  });
});
