import { describe, expect, it } from "vitest";
import {
  createUnrecordedWorksheet,
  createWorksheet,
  findResult,
} from "#shared/figures/worksheet/worksheet.ts";

const wage = {
  sourceId: "bls-oews-national",
  key: "15-1252/US",
  column: "median",
  value: 135_980,
  referenceDate: "2025-05",
};

describe("a worksheet", () => {
  it("returns each result with its reference, and its records in the order of the calculation", () => {
    const worksheet = createWorksheet();
    const inputs = {
      wage: worksheet.cell(wage),
      share: worksheet.parameter("share", 0.5, "part-time share"),
    };
    expect(inputs.wage.from).toBe("source:bls-oews-national/15-1252/US/2025-05/median");
    expect(worksheet.step("pay", "multiply", inputs)).toEqual({ value: 67_990, from: "step:pay" });
    expect([...worksheet.steps.keys()]).toEqual(["pay"]);
    worksheet.step("twice", "add", { a: findResult(worksheet, "pay"), b: inputs.wage });
    expect([...worksheet.steps.values()]).toMatchObject([
      { name: "pay", inputs: [{ name: "wage" }, { name: "share", from: "parameter:share" }] },
      { name: "twice", result: 203_970, inputs: [{ from: "step:pay" }, { value: 135_980 }] },
    ]);
    expect(worksheet.parameters.get("share")?.meaning).toBe("part-time share");
    expect([...worksheet.cells.values()]).toEqual([wage]);
  });

  it("cannot be read with two steps of one name, or two values of one parameter", () => {
    const worksheet = createWorksheet();
    worksheet.parameter("z", 1.96, "a quantile");
    worksheet.parameter("z", 1.96, "a quantile");
    expect(worksheet.parameters.size).toBe(1);
    const z = worksheet.parameter("z", 2, "another");
    expect(() => worksheet.parameters).toThrow("Two parameters are called z.");
    worksheet.step("a", "add", { z });
    worksheet.step("a", "add", { z });
    expect(() => worksheet.steps).toThrow("Two steps are called a.");
  });

  it("calculates the same without recording", () => {
    const worksheet = createUnrecordedWorksheet();
    const share = worksheet.parameter("share", 0.5, "part-time share");
    expect(worksheet.step("pay", "multiply", { wage: worksheet.cell(wage), share }).value).toBe(
      67_990,
    );
    for (const records of ["cells", "steps", "parameters"] as const) {
      expect(() => worksheet[records]).toThrow("has no records");
    }
  });

  it.each([createWorksheet, createUnrecordedWorksheet])("counts every used wage once", (create) => {
    const worksheet = create();
    const [row, other] = [{ p25: 1, median: 2 }, { median: 2 }];
    const describe = () => wage;
    worksheet.wage(row, "median", 2, describe);
    worksheet.wage(row, "p25", 1, describe);
    worksheet.wage(other, "median", 2, describe);
    worksheet.wage(row, "median", 2, describe);
    worksheet.cell(wage);
    expect(worksheet.usedWages.count).toBe(3);
  });
});
