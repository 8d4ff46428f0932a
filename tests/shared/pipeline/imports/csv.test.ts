import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unguardFormulas, writeCsv } from "#shared/core/csv.ts";
import { CsvReader, findSeparator, type Separator } from "#shared/pipeline/imports/csv.ts";

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

/** Reads a table that arrives in parts of this size. */
function readCsv(text: string, size = 1_000, separator?: Separator): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  const visitor = {
    maxLength: () => 100,
    cell: (cell: string, column: number) => {
      cells[column] = cell;
    },
    row: () => {
      rows.push(Array.from(cells, (cell) => cell ?? ""));
      cells = [];
    },
  };
  const reader = new CsvReader(visitor, separator);
  for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
  reader.end();
  return rows;
}

/** Empty cells at the end of a row are not reported, and rows of nothing but one are blank. */
function visible(rows: readonly (readonly string[])[]): string[][] {
  return rows.map((row) => row.slice(0, row.findLastIndex((text) => text !== "") + 1));
}

describe("a CSV table", () => {
  it("is unchanged after writing and reading, whatever its cells contain", () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, size) => {
        expect(readCsv(writeCsv(rows), size)).toEqual(visible(rows));
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
    const rows = [
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
      ["g", "h"],
    ];
    for (const size of [1, 2, 3, 100]) {
      expect(readCsv('a,b\nc,d\r\n\r\n"e",f\r\r\n\n""\ng,"h"\r', size)).toEqual(rows);
    }
    for (const text of ['a"b,c', '"a', '"a"b,c']) {
      expect(() => readCsv(text), text).toThrow(/quote/);
      expect(() => readCsv(text, 1), text).toThrow(/quote/);
    }
  });

  it.each([
    [",", "Company,Title;Role\n1,2"],
    [";", 'Company;"Title, long";Role\n1;2;3'],
    ["\t", "Company\tTitle, Role\n1\t2"],
    [",", "Company\n"],
    [",", ""],
  ] as const)("has %j between its cells where the first row has most of it", (separator, text) => {
    expect(findSeparator(text)).toBe(separator);
    if (text.includes(separator)) expect(readCsv(text, 1, separator)[0]?.length).toBeGreaterThan(1);
  });

  it("is not read beyond a cell that is too long, quoted or not", () => {
    for (const cell of ["x".repeat(101), `"${"x".repeat(101)}"`, `"${'""'.repeat(101)}`]) {
      expect(() => readCsv(`a,b\nc,${cell}`, 7), cell).toThrow(/^Cell 2 of row 2 .* 100 /);
    }
  });
});
