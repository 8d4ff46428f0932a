import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readSeeds, type Seeds } from "#scripts/generate/calibrate/read-seeds.ts";
import { byMajorGroup, byParity, summarize } from "#scripts/generate/calibrate/summarize.ts";
import { type Trial, tryCells } from "#scripts/generate/calibrate/try-cells.ts";
import { type CalibrationCell, fitInterval } from "#shared/figures/fit-interval.ts";
import { isWhole } from "#tests/support/whole.ts";

let seeds: Seeds;
let all: Trial[];
let heldOut: Trial[];

beforeAll(() => {
  seeds = readSeeds(join(import.meta.dirname, "../../../seeds"));
  all = tryCells(seeds);
  heldOut = all.filter((trial) => !trial.fitted);
});

describe("calibration over the committed seeds", () => {
  it("finds 95% of published medians inside the interval, in areas held out of the fit", () => {
    expect(heldOut.length).toBeGreaterThan(60_000);
    expect(new Set(heldOut.map((trial) => trial.areaCode)).size).toBeGreaterThan(190);
    expect(Math.abs(summarize(heldOut).coverage - 0.95)).toBeLessThan(0.005);
  });

  it("holds for high and low prices and in every occupational group", () => {
    for (const [name, trials] of [...byParity(heldOut), ...byMajorGroup(heldOut)]) {
      expect(Math.abs(summarize(trials).coverage - 0.95), name).toBeLessThan(0.04);
    }
  });

  it("fails for an interval that is too narrow", () => {
    const { interval } = seeds.parameters;
    const narrow = { ...seeds.parameters, interval: { ...interval, scale: interval.scale * 0.8 } };
    const heldOutAreas = [...new Set(heldOut.map((trial) => trial.areaCode))];
    // It fails by far, so that the short test needs few areas.
    const areas = new Set(heldOutAreas.filter((_, at) => isWhole || at % 6 === 0));
    const metros = seeds.metros.filter(({ areaCode }) => areas.has(areaCode));
    const trials = tryCells({ ...seeds, metros, parameters: narrow });
    expect(trials).toHaveLength(heldOut.filter(({ areaCode }) => areas.has(areaCode)).length);
    expect(summarize(trials).coverage).toBeLessThan(0.93);
  });

  it("counts every published median of an area with a price parity once", () => {
    const published = seeds.metros.filter(
      ({ median, areaCode }) => median !== null && seeds.parities.has(areaCode),
    );
    expect(all).toHaveLength(published.length);
    expect(new Set(all.map(({ socCode, areaCode }) => `${socCode} ${areaCode}`)).size).toBe(
      all.length,
    );
  });

  it("uses parameters fitted only on the other half, to the last digit", () => {
    const { interval } = seeds.parameters;
    const fitted = new Set(all.filter((trial) => trial.fitted).map((trial) => trial.areaCode));
    const cells = seeds.metros.flatMap(({ socCode, areaCode, median }): CalibrationCell[] => {
      const nation = seeds.national
        .get(socCode)
        ?.find((wages) => wages.year === interval.wage_year);
      const parity = seeds.parities
        .get(areaCode)
        ?.find(({ year }) => year === interval.parity_year);
      if (!fitted.has(areaCode) || median === null || !nation?.median || !parity) return [];
      const { median: nationalMedian, meanRse } = nation;
      return [
        { socCode, areaCode, publishedMedian: median, nationalMedian, meanRse, parity: parity.rpp },
      ];
    });
    const { wage_year: wageYear, parity_year: parityYear } = interval;
    expect(fitInterval(cells, { wageYear, parityYear })).toEqual(interval);
  });
});
