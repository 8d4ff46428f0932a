import { describe, expect, it } from "vitest";
import { checkCodes } from "#seeds/build/checks/check-codes.ts";
import { checkDuplicates } from "#seeds/build/checks/check-duplicates.ts";
import { checkHourly } from "#seeds/build/checks/check-hourly.ts";
import { readNumber } from "#seeds/build/checks/check-number.ts";
import { checkPercentiles } from "#seeds/build/checks/check-percentiles.ts";
import { checkShrinkage } from "#seeds/build/checks/check-shrinkage.ts";
import { parseTable } from "#seeds/build/input/read-table.ts";
import { type Refusal, SeedRefusal } from "#seeds/build/refusal.ts";
import { reasonNotPublished, toOewsCode } from "#seeds/build/soc-crosswalk.ts";

const place = { file: "wages.csv", line: 7, key: "15-1252 2025" };
const values = { p10: 1, p25: 2, median: 3, p75: 4, p90: 5 };

describe("what the builder rejects", () => {
  it("percentiles out of order, naming both", () => {
    expect(checkPercentiles(values, place)).toEqual([]);
    expect(checkPercentiles({ ...values, p25: null, median: null }, place)).toEqual([]);
    const [refusal] = checkPercentiles({ ...values, p75: 2.5 }, place);
    expect(refusal).toMatchObject(place);
    expect(refusal?.reason).toBe("percentiles out of order: median 3 > p75 2.5");
    expect(checkPercentiles({ ...values, p25: null, median: 0.5 }, place)).toHaveLength(1);
  });

  it("hourly wages that do not match the annual ones within rounding", () => {
    expect(checkHourly(65.38, 135980, "median", place)).toEqual([]);
    expect(checkHourly(9.99, 20790, "p10", place)).toEqual([]);
    expect(checkHourly(null, 135980, "median", place)).toEqual([]);
    expect(checkHourly(65.38, 139980, "median", place)[0]?.reason).toContain("65.38 × 2080");
  });

  it("a duplicate key, with both lines", () => {
    const again = { ...place, line: 9 };
    expect(checkDuplicates([place, again])).toEqual([{ ...again, reason: "duplicate of line 7" }]);
  });

  it("a release that shrank", () => {
    const release = { file: "f", year: 2025, detailedOccupations: 830, employment: 155 };
    const before = { ...release, year: 2024, detailedOccupations: 831 };
    expect(checkShrinkage([release, before])).toEqual([]);
    const lost = { ...release, year: 2026, detailedOccupations: 780, employment: 120 };
    const refusals = checkShrinkage([lost, release, before]);
    expect(refusals.map(({ key }) => key)).toEqual(["May 2026", "May 2026"]);
    expect(refusals[0]?.reason).toContain("780 detailed occupations after 830 in 2025");
  });

  it("a number that is not one", () => {
    const refusals: Refusal[] = [];
    expect(readNumber("1e3", "pay", place, refusals)).toBe(1000);
    expect(readNumber("", "pay", place, refusals)).toBeNull();
    expect(refusals).toEqual([]);
    expect(readNumber("12,5", "pay", place, refusals)).toBeNull();
    expect(readNumber("NaN", "pay", place, refusals)).toBeNull();
    expect(refusals).toHaveLength(2);
    expect(refusals[0]?.reason).toBe('pay is not a number: "12,5"');
  });

  it("an unknown code", () => {
    const known = (code: string) => code === "15-1252" || reasonNotPublished(code) !== null;
    const codes = ["15-1252", "55-3016", "99-9999"].map((code) => ({ ...place, code }));
    expect(checkCodes(codes, known)).toEqual([{ ...place, reason: "unknown SOC code 99-9999" }]);
    expect(toOewsCode("31-1121")).toBe("31-1120");
    expect(toOewsCode("15-1252")).toBe("15-1252");
  });

  it("a table without a column, or with a ragged row", () => {
    expect(() => parseTable("t.csv", Buffer.from("a,b\n1,2\n"), ["a", "c"])).toThrow(
      "t.csv:1: header: columns missing: c",
    );
    expect(() => parseTable("t.csv", Buffer.from("a,b\n1,2\n3\n"), ["a"])).toThrow(SeedRefusal);
  });

  it("names the line of a record even after one of several lines", () => {
    const table = parseTable("t.csv", Buffer.from('a,b\n1,"x\ny"\n2,z\n'), ["a", "b"]);
    expect(table.rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(table.rows[0]?.cells.b).toBe("x\ny");
  });

  it("says where and why in its message, and limits the list", () => {
    const many = Array.from({ length: 30 }, (_, line) => ({ ...place, line, reason: "bad" }));
    const { message } = new SeedRefusal(many);
    expect(message).toContain("wages.csv:3: 15-1252 2025: bad");
    expect(message).toContain("… and 10 more");
  });
});
