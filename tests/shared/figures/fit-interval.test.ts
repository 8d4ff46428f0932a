import { describe, expect, it } from "vitest";
import { type CalibrationCell, fitInterval, fittedAreas } from "#shared/figures/fit-interval.ts";
import { findBand } from "#shared/figures/interval.ts";

const measured = { wageYear: 2025, parityYear: 2024 };

/** A cell whose published median is `e ^ error` times national median × parity. */
function cell(socCode: string, area: number, error: number): CalibrationCell {
  return {
    socCode,
    areaCode: String(10_000 + area),
    nationalMedian: 100_000,
    parity: 110,
    publishedMedian: 110_000 * Math.exp(error),
    meanRse: 0,
  };
}

/** Errors -0.20, -0.19, … over 199 areas, one occupation skewed to one side. */
const areas = Array.from({ length: 199 }, (_, area) => area);
const symmetric = areas.map((area) => cell("15-1252", area, (area - 99) / 500));
const skewed = areas.map((area) => cell("29-1141", area, area / 500));
const rare = areas.slice(0, 38).map((area) => cell("29-1999", area, 0.01));

describe("the fitted interval", () => {
  it("holds every other area, by code, out of the fit", () => {
    expect([...fittedAreas(["30", "10", "20", "40", "10"])]).toEqual(["10", "30"]);
  });

  it("uses the conformal ranks of an occupation's own errors, separately for each side", () => {
    const { bands } = fitInterval([...symmetric, ...skewed], measured);
    // 199 areas: the 5th smallest and the 5th largest error (0.025 × 200).
    expect(bands["15-1252"]).toEqual([0.19, 0.19]);
    expect(bands["29-1141"]).toEqual([0, 0.388]);
  });

  it("uses the major group's band for an occupation with few areas", () => {
    const parameters = fitInterval([...skewed, ...rare], measured);
    expect(parameters.bands["29-1999"]).toBeUndefined();
    expect(findBand(parameters, "29-1999").group).toBe("29-0000");
    expect(findBand(parameters, "11-1011").group).toBe("00-0000");
  });

  it("covers nineteen of twenty held-out areas", () => {
    const noise = (seed: number) => Math.sin(seed * 12.9898) + Math.sin(seed * 78.233 + 1);
    const cells = Array.from({ length: 12_000 }, (_, n) =>
      cell(`15-${1000 + (n % 30)}`, Math.floor(n / 30), 0.1 * noise(n)),
    );
    const fitted = fittedAreas(cells.map((one) => one.areaCode));
    const { bands, scale } = fitInterval(
      cells.filter((one) => fitted.has(one.areaCode)),
      measured,
    );
    const unseen = cells.filter((one) => !fitted.has(one.areaCode));
    const inside = unseen.filter((one) => {
      const error = Math.log(one.publishedMedian / 110_000);
      const [below, above] = findBand({ bands }, one.socCode).band;
      return -scale * below <= error && error <= scale * above;
    });
    expect(Math.abs(inside.length / unseen.length - 0.95)).toBeLessThan(0.02);
  });

  it("does not depend on the order of the cells", () => {
    const cells = [...symmetric, ...skewed, ...rare];
    expect(JSON.stringify(fitInterval(cells.toReversed(), measured))).toBe(
      JSON.stringify(fitInterval(cells, measured)),
    );
  });
});
