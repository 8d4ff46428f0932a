import { describe, expect, it } from "vitest";
import { drawFolds, leaveOut } from "#seeds/build/local/leave-out.ts";
import { measureSpreads, spreadOf } from "#seeds/build/local/measure-spread.ts";
import { makeCells, noiseOf } from "./cells.ts";

describe("the spread of an occupation", () => {
  const residuals = (code: string, count: number, size: number) =>
    Array.from({ length: count }, (_, index) => ({
      code,
      residual: index % 2 ? size : -size,
    }));

  it("is the ratio of its cells' scatter to everyone's, if it has many", () => {
    const spreads = measureSpreads([
      ...residuals("29-1141", 4_000, 0.05),
      ...residuals("29-1229", 1_000, 0.2),
    ]);
    expect(spreads.pooledDeviation).toBe(0.05);
    expect(spreadOf(spreads, "29-1229")).toBeCloseTo(1 + (1000 / 1040) * 3, 9);
  });

  it("is half its major group's with forty cells, and entirely with none", () => {
    const spreads = measureSpreads([
      ...residuals("29-1141", 4_000, 0.05),
      ...residuals("29-1229", 40, 0.2),
      ...residuals("15-1252", 100, 0.1),
    ]);
    expect(spreadOf(spreads, "29-1229")).toBeCloseTo((1 + 4) / 2, 9);
    expect(spreadOf(spreads, "15-9999")).toBeCloseTo(2, 9);
    expect(spreadOf(spreads, "53-0000")).toBe(1);
  });
});

describe("held-out cells", () => {
  const cells = makeCells({ elasticity: 1.1, noise: noiseOf(0.05) });

  it("fall into five folds of similar size, deterministically", () => {
    const folds = drawFolds(10_000);
    expect(drawFolds(10_000)).toEqual(folds);
    for (let fold = 0; fold < 5; fold++) {
      const size = folds.filter((own) => own === fold).length;
      expect(Math.abs(size - 2_000)).toBeLessThan(200);
    }
  });

  it("are each predicted once, by a model fitted without them", () => {
    const before = leaveOut(cells);
    expect(before).toHaveLength(cells.length);
    const changed = cells.map((cell, index) =>
      index === 17 ? { ...cell, logRatio: cell.logRatio + 0.5 } : cell,
    );
    expect(leaveOut(changed)[17]?.expected).toBe(before[17]?.expected);
  });
});
