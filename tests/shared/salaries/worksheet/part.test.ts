import { describe, expect, it } from "vitest";
import { part } from "../../../../shared/salaries/worksheet/part.ts";
import {
  createUnrecordedWorksheet,
  createWorksheet,
} from "../../../../shared/salaries/worksheet/worksheet.ts";

const row = { median: 100 };
const cell = { sourceId: "s", key: "k", column: "median", value: 100, referenceDate: null };

function countedPart() {
  let performed = 0;
  const double = part((worksheet, owner: typeof row, times: number) => {
    performed++;
    const median = worksheet.wage(owner, "median", owner.median, () => cell);
    const factor = worksheet.parameter("factor", times, "a factor");
    return worksheet.step("product", "multiply", { median, factor }).value;
  });
  return { double, performed: () => performed };
}

describe("a part of a calculation", () => {
  it("is performed once without records, and counts the wages it used every time", () => {
    const { double, performed } = countedPart();
    for (let call = 0; call < 3; call++) {
      const worksheet = createUnrecordedWorksheet();
      expect(double(worksheet, row, 2)).toBe(200);
      expect(worksheet.usedWages.count).toBe(1);
    }
    expect(performed()).toBe(1);
  });

  it("is performed for each owner and key", () => {
    const { double, performed } = countedPart();
    const worksheet = createUnrecordedWorksheet();
    expect(double(worksheet, row, 2)).toBe(200);
    expect(double(worksheet, row, 3)).toBe(300);
    expect(double(worksheet, { median: 1 }, 3)).toBe(3);
    expect(double(worksheet, row, 2)).toBe(200);
    expect(performed()).toBe(3);
  });

  it("keeps the values of a bounded number of keys", () => {
    const { double, performed } = countedPart();
    const worksheet = createUnrecordedWorksheet();
    for (let times = 0; times < 100; times++) double(worksheet, row, times);
    double(worksheet, row, 99);
    expect(performed()).toBe(100);
    double(worksheet, row, 0);
    expect(performed()).toBe(101);
  });

  it("is recorded every time", () => {
    const { double, performed } = countedPart();
    for (let call = 0; call < 2; call++) {
      const worksheet = createWorksheet();
      double(worksheet, row, 2);
      expect([...worksheet.steps.keys()]).toEqual(["product"]);
      expect(worksheet.cells.size).toBe(1);
    }
    expect(performed()).toBe(2);
  });
});
