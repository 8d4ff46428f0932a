import { describe, expect, it } from "vitest";
import { fitLocalModel, predict } from "#seeds/build/local/fit-local-model.ts";
import { areaOf, codeOf, makeCells, noiseOf, stateOf } from "./cells.ts";

const predicted = (model: ReturnType<typeof fitLocalModel>, o: number, a: number, parity = 100) =>
  predict(
    model,
    { code: codeOf(o), areaCode: areaOf(a), state: stateOf(a) },
    Math.log(parity / 100),
  );

describe("the local model", () => {
  it("recovers unknown effects in held-out cells", () => {
    const truth = makeCells({
      elasticity: 1.3,
      occupation: (o) => (o === 3 ? 0.15 : 0),
      area: (a) => (a === 7 ? 0.1 : 0),
      occupationState: (code, state) => (code === codeOf(5) && state === "CA" ? 0.12 : 0),
      noise: noiseOf(0.02),
    });
    const seen = truth.filter((_, index) => index % 5 !== 0);
    const model = fitLocalModel(seen);
    const hidden = truth.filter((_, index) => index % 5 === 0);
    for (const cell of hidden) {
      expect(Math.abs(predict(model, cell, cell.logParity) - cell.logRatio)).toBeLessThan(0.06);
    }
    expect(model.occupation.get(codeOf(3)) ?? 0).toBeGreaterThan(0.1);
    expect(model.area.get(areaOf(7)) ?? 0).toBeGreaterThan(0.04);
    expect(model.occupationState.get(`${codeOf(5)} CA`) ?? 0).toBeGreaterThan(0.06);
    expect(model.occupationState.get(`${codeOf(5)} NY`) ?? 0).toBeLessThan(0.03);
  });

  it("reduces to price parity if only prices matter", () => {
    const model = fitLocalModel(makeCells({ elasticity: 1 }));
    for (const beta of model.beta.values()) expect(beta).toBeCloseTo(1, 6);
    for (const effect of model.area.values()) expect(effect).toBeCloseTo(0, 6);
  });

  it("shrinks each major group's elasticity toward 1, less with more data", () => {
    const elasticity = (employment: number, share: number) =>
      fitLocalModel(
        makeCells({ elasticity: 1.5, employment }).filter((_, index) => index % share === 0),
      ).beta.get("29") ?? 0;
    const [little, much] = [elasticity(30, 7), elasticity(50_000, 1)];
    expect(little).toBeGreaterThan(1);
    expect(much).toBeGreaterThan(little);
    expect(much).toBeLessThan(1.5);
  });

  it("falls back to known effects for unseen ones", () => {
    const model = fitLocalModel(makeCells({ elasticity: 1, area: (a) => (a === 1 ? 0.1 : 0) }));
    const elsewhere = { code: "53-9999", areaCode: "99999", state: null };
    expect(predict(model, elsewhere, Math.log(1.1))).toBeCloseTo(Math.log(1.1), 9);
    const newOccupation = { code: "29-1999", areaCode: areaOf(1), state: "CA" };
    expect(predict(model, newOccupation, 0)).toBeGreaterThan(0.05);
  });

  it("is robust to one outlier", () => {
    const wild = (o: number, a: number) => (o === 4 && a === 9 ? 3 : 0);
    const calm = fitLocalModel(makeCells({ elasticity: 1 }));
    const shaken = fitLocalModel(makeCells({ elasticity: 1, noise: wild }));
    expect(Math.abs(predicted(shaken, 4, 9) - predicted(calm, 4, 9))).toBeLessThan(0.1);
  });

  it("is deterministic to the bit", () => {
    const cells = makeCells({ elasticity: 1.2, noise: noiseOf(0.1) });
    expect(fitLocalModel(cells)).toEqual(fitLocalModel(cells));
  });
});
