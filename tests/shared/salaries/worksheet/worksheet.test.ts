import { describe, expect, it } from "vitest";
import {
  createUnrecordedWorksheet,
  createWorksheet,
  resultOf,
} from "../../../../shared/salaries/worksheet/worksheet.ts";

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
    worksheet.step("twice", "add", { a: resultOf(worksheet, "pay"), b: inputs.wage });
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
    expect(worksheet.cells.size).toBe(1);
    expect(() => worksheet.steps).toThrow("records neither");
    expect(() => worksheet.parameters).toThrow("records neither");
  });
});
