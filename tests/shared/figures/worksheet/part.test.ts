import { expect, it } from "vitest";
import { part } from "#shared/figures/worksheet/part.ts";
import {
  createUnrecordedWorksheet,
  createWorksheet,
  type Series,
} from "#shared/figures/worksheet/worksheet.ts";

const row = { median: 100 };
const cell = { sourceId: "s", key: "k", column: "median", value: 100, referenceDate: null };

function countedPart() {
  let performed = 0;
  const product = part((worksheet, owner: typeof row, times: number) => {
    performed++;
    const median = worksheet.wage(owner, "median", owner.median, () => cell);
    const factor = worksheet.parameter("factor", times, "a factor");
    return worksheet.step("product", "multiply", { median, factor }).value;
  });
  return { product, performed: () => performed };
}

it("is performed once in a series, and counts the wages it used every time", () => {
  const { product, performed } = countedPart();
  const series: Series = new Map();
  for (let quarter = 0; quarter < 3; quarter++) {
    const worksheet = createUnrecordedWorksheet(series);
    expect(product(worksheet, row, 2)).toBe(200);
    expect(worksheet.usedWages.count).toBe(1);
  }
  expect(performed()).toBe(1);
});

it("is performed for each of its keys, and in each series", () => {
  const { product, performed } = countedPart();
  const worksheet = createUnrecordedWorksheet(new Map());
  expect(product(worksheet, row, 2)).toBe(200);
  expect(product(worksheet, row, 3)).toBe(300);
  expect(product(worksheet, { median: 1 }, 3)).toBe(3);
  expect(product(worksheet, row, 2)).toBe(200);
  expect(performed()).toBe(3);
  expect(product(createUnrecordedWorksheet(new Map()), row, 2)).toBe(200);
  expect(performed()).toBe(4);
});

it("is performed and recorded every time outside a series", () => {
  const { product, performed } = countedPart();
  for (let call = 0; call < 2; call++) {
    const worksheet = createWorksheet();
    product(worksheet, row, 2);
    product(createUnrecordedWorksheet(), row, 2);
    expect([...worksheet.steps.keys()]).toEqual(["product"]);
    expect(worksheet.cells.size).toBe(1);
  }
  expect(performed()).toBe(4);
});
