import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv, writeCsv } from "../../../../shared/pipeline/transfer/csv.ts";

const hostile = ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "'=1", "''=1", "'quoted'", "＝1"];
const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(...hostile, 'a"b,c\r\nd', ""),
);
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });

describe("a CSV table", () => {
  it("comes back as it was, whatever its cells hold", () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(writeCsv(rows))).toEqual(rows);
      }),
    );
  });

  it("is read the same by csv-parse, but for the apostrophes", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read: string[][] = parse(writeCsv(rows), { relax_column_count: true });
        const bare = (text: string, own: string) => (text === `'${own}` ? own : text);
        expect(read.map((row, y) => row.map((text, x) => bare(text, rows[y]?.[x] ?? "")))).toEqual(
          rows,
        );
      }),
    );
  });

  it("holds no cell that a spreadsheet would run", () => {
    for (const text of hostile) {
      const [[first = ""] = []]: string[][] = parse(writeCsv([[text, "x"]]));
      expect(first, text).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }
  });

  it("ends its lines as it likes, and is refused where a quote is out of place", () => {
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
