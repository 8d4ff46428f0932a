import { describe, expect, it } from "vitest";
import {
  type Choice,
  chooseByPopularity,
  chooseOnce,
} from "../../../../scripts/bench/draw/choices.ts";
import { first } from "./first.ts";

const counts = { roles: 3_445, cities: 500, levels: 4, pairs: false };
const pairs = { roles: 3_445, cities: 500, levels: 1, pairs: true };
const draws = 200_000;

describe("chooseOnce", () => {
  it.each([
    ["role, city and level", counts],
    ["two roles and a city", pairs],
  ])("never chooses the same %s twice", (_, own) => {
    const chosen = first(chooseOnce(own, 1), 150_000);
    const texts = chosen.map((choice) => Object.values(choice).join());
    expect(new Set(texts).size).toBe(150_000);
  });

  it("chooses every combination of two different roles and a city", () => {
    const chosen = [...chooseOnce({ roles: 4, cities: 3, levels: 1, pairs: true }, 1)];
    expect(chosen).toHaveLength(4 * 3 * 3);
    expect(chosen.every(({ role, otherRole }) => role !== otherRole)).toBe(true);
    expect(Math.max(...chosen.map(({ otherRole }) => otherRole))).toBe(3);
  });

  it("chooses popular and unpopular roles equally often", () => {
    const chosen = first(chooseOnce(counts, 1), draws);
    expect(share(chosen, ({ role }) => role < 3_445 / 2)).toBeCloseTo(0.5, 2);
    expect(share(chosen, ({ city }) => city < 250)).toBeCloseTo(0.5, 2);
    expect(share(chosen, ({ level }) => level === 3)).toBeCloseTo(0.25, 2);
  });
});

describe("chooseByPopularity", () => {
  const chosen = first(chooseByPopularity(counts, 1), draws);

  it("chooses the n-th role and the n-th city 1/n times as often as the first", () => {
    const sum = (count: number) =>
      Array.from({ length: count }, (_, at) => 1 / (at + 1)).reduce((a, b) => a + b, 0);
    for (const rank of [1, 2, 10]) {
      const [role, city] = [1 / rank / sum(3_445), 1 / rank / sum(500)];
      expect(share(chosen, (choice) => choice.role === rank - 1)).toBeCloseTo(role, 2);
      expect(share(chosen, (choice) => choice.city === rank - 1)).toBeCloseTo(city, 2);
    }
    // The least popular half as well, which a wrong tail would leave out or overdo.
    const tail = 1 - sum(1_722) / sum(3_445);
    expect(share(chosen, ({ role }) => role >= 1_722)).toBeCloseTo(tail, 2);
  });

  it("chooses city and level independently of the role", () => {
    const ofFirst = chosen.filter(({ role }) => role === 0);
    const ofOthers = chosen.filter(({ role }) => role > 0);
    const firstCity = ({ city }: Choice) => city === 0;
    expect(share(ofFirst, firstCity)).toBeCloseTo(share(ofOthers, firstCity), 1);
    for (const level of [0, 1, 2, 3]) {
      expect(share(ofFirst, (choice) => choice.level === level)).toBeCloseTo(0.25, 1);
    }
  });

  it("never compares a role with itself", () => {
    const compared = first(chooseByPopularity(pairs, 1), draws);
    expect(compared.every(({ role, otherRole }) => role !== otherRole)).toBe(true);
    expect(share(compared, ({ otherRole }) => otherRole === 0)).toBeGreaterThan(0.08);
  });

  it("makes the same choices in every run", () => {
    expect(first(chooseByPopularity(counts, 1), 1_000)).toEqual(chosen.slice(0, 1_000));
  });
});

function share(choices: readonly Choice[], is: (choice: Choice) => boolean): number {
  return choices.filter(is).length / choices.length;
}
