import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "#sdk/src/cli/read-csv.ts";

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe("a table that the command line reads", () => {
  it("has the cells that another reader finds", () => {
    const cell = fc.string({
      unit: fc.constantFrom("a", "é", " ", '"', ",", "\n", ";"),
      maxLength: 6,
    });
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.constantFrom("\n", "\r\n"), fc.boolean(), (written, end, isEnded) => {
        const quoted = written.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`));
        const text = quoted.map((row) => row.join(",")).join(end) + (isEnded ? end : "");
        const found: string[][] = parse(text, { trim: true });
        const trimmed = found.map((row) => row.map((one) => one.trim()));
        expect(cellsOf(text)).toEqual(trimmed.filter((row) => row.some((one) => one !== "")));
      }),
    );
  });

  it("may have quotes where they are needed alone, empty cells and lines, and a byte order mark", () => {
    const text = '\uFEFFrole,city,exp\r\n\r\nnurse, "Portland, OR" ,\r\ncook,reno,entry\r\n';
    expect(readCsv(text)).toEqual([
      { cells: ["role", "city", "exp"], line: 1 },
      { cells: ["nurse", "Portland, OR", ""], line: 3 },
      { cells: ["cook", "reno", "entry"], line: 4 },
    ]);
    expect(cellsOf("a,b,")).toEqual([["a", "b", ""]]);
    expect(cellsOf("")).toEqual([]);
  });

  it("says where a quotation mark is not doubled", () => {
    expect(() => readCsv('role,city\nnurse,"Tampa" FL\n')).toThrow("line 2 has a quotation mark");
    expect(() => readCsv('role,city\nnurse,"Tampa\n')).toThrow("line 2 has a quotation mark");
    const spaces = " ".repeat(100_000);
    expect(() => readCsv(`role,city\n${spaces}"nurse" a,tampa\n`)).toThrow("line 2 has a");
    expect(() => readCsv(`role,city\nnurse${spaces}"a",tampa\n`)).toThrow("line 2 has a");
  });
});
