import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { readRecords, readTable } from "#seeds/read-csv.ts";

const tables = join(import.meta.dirname, "../../seeds/tables");

describe("the reader of seed tables", () => {
  it.each([
    ["without quotes", "wages_state.csv"],
    ["with quotes in some lines", "roles.csv"],
  ])("reads a table %s as the parser does", (_, file) => {
    const csv = readFileSync(join(tables, file), "utf8");
    expect(readRecords(csv)).toEqual(parse(csv));
    expect(readTable(csv).slice(0, 100)).toEqual(parse(csv, { columns: true, to: 100 }));
  });

  it("reads cells that are empty, a table without a last line break, and one of a header alone", () => {
    expect(readRecords("a,b\n,\n1,")).toEqual([
      ["a", "b"],
      ["", ""],
      ["1", ""],
    ]);
    expect(readTable("a,b\n")).toEqual([]);
  });

  it("reads cells with line breaks, within quotes and between them", () => {
    const csv = 'a,b\n1,"two\nlines, or\n""three"""\n"4",5\n';
    expect(readRecords(csv)).toEqual([
      ["a", "b"],
      ["1", 'two\nlines, or\n"three"'],
      ["4", "5"],
    ]);
    expect(readRecords("a,b\r\n1,2\r\n")).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  it("refuses a row that has more or fewer cells than the header", () => {
    expect(() => readTable("a,b\n1,2\n3\n")).toThrow("Row 2 has 1 cells, not 2.");
    expect(() => readTable('a,b\n"1",2,3\n')).toThrow("Row 1 has 3 cells, not 2.");
  });
});
