import { describe, expect, it } from "vitest";
import { costOfMillion } from "../../../scripts/bench/cost.ts";
import { sample } from "./sample.ts";

describe("costOfMillion", () => {
  it("matches a calculation by hand from the published prices", () => {
    const cost = costOfMillion([sample, { ...sample, processorTime: 4_000 }, sample]);
    // 2 ms each; half a million calls of 5 ms in 128 MB; 50 rows read and 3 written for each request.
    expect(cost?.requests).toBeCloseTo(0.3, 10);
    expect(cost?.processor).toBeCloseTo(0.04, 10);
    expect(cost?.objects).toBeCloseTo(0.075 + 0.004, 10);
    expect(cost?.rowsRead).toBeCloseTo(0.05, 10);
    expect(cost?.rowsWritten).toBeCloseTo(3, 10);
  });

  it("is unknown if processor time is", () => {
    expect(costOfMillion([{ ...sample, processorTime: null }])).toBeNull();
  });
});
