import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Attempt, coverage } from "#scripts/generate/calibrate/local/attempt.ts";
import { type LocalData, readLocal } from "#scripts/generate/calibrate/local/read-local.ts";
import { tryHidden } from "#scripts/generate/calibrate/local/try-hidden.ts";
import { tryLater } from "#scripts/generate/calibrate/local/try-later.ts";
import { quantile } from "#scripts/generate/calibrate/quantile.ts";
import { readSeeds } from "#scripts/generate/calibrate/read-seeds.ts";
import { replaceCalibration } from "#scripts/generate/calibrate/write-figures.ts";
import { isWhole } from "#tests/support/whole.ts";

let data: LocalData;
const medianError = (attempts: readonly Attempt[], of: "error" | "parityError" = "error") =>
  quantile(Float64Array.from(attempts, (own) => Math.abs(Math.expm1(own[of]))).sort(), 0.5);

beforeAll(() => {
  const directory = join(import.meta.dirname, "../../../seeds");
  data = readLocal(directory, readSeeds(directory));
});

describe("the local method on the committed seeds", () => {
  // A third of the areas, to save time; `npm run figures:calibrate` tries all of them and has a smaller error (5.6%).
  it("predicts hidden cells far better than price parity, with calibrated intervals", () => {
    const kept = new Set(
      [...new Set(data.metros.map(({ areaCode }) => areaCode))].filter((_, at) => at % 3 === 0),
    );
    const hidden = tryHidden(
      data.metros.filter(({ areaCode }) => kept.has(areaCode)),
      data.parameters,
    );
    expect(hidden.length).toBeGreaterThan(30_000);
    expect(medianError(hidden)).toBeLessThan(0.065);
    expect(medianError(hidden, "parityError")).toBeGreaterThan(0.08);
    expect(coverage(hidden)).toBeGreaterThan(0.93);
    expect(coverage(hidden)).toBeLessThan(0.97);
    expect(coverage(hidden, 0.8)).toBeLessThan(0.92);
  });

  it("predicts later tables from earlier ones", () => {
    const technology = tryLater(
      data.technology.get(2023) ?? [],
      data.technology.get(2025) ?? [],
      data.parameters,
    );
    // By default every third occupation is tried, because all of them in all states take three times as long.
    const codes = [...new Set(data.states.get(2025)?.map(({ code }) => code))].sort();
    const kept = new Set(codes.filter((_, at) => isWhole || at % 3 === 0));
    const [before = [], after = []] = [2023, 2025].map((year) =>
      data.states.get(year)?.filter(({ code }) => kept.has(code)),
    );
    const states = tryLater(before, after, data.parameters);
    expect(technology.length).toBeGreaterThan(4_000);
    expect(states.length).toBeGreaterThan(isWhole ? 30_000 : 10_000);
    const pooled = [...technology, ...states];
    expect(coverage(pooled)).toBeGreaterThan(0.93);
    expect(coverage(pooled)).toBeLessThan(0.97);
    expect(medianError(pooled)).toBeLessThan(medianError(pooled, "parityError") - 0.02);
  });
});

describe("the document of figures", () => {
  const section = { title: "A", text: "B.", header: ["", "n"], rows: [["all", "1"]] };
  const marks = [
    "<!-- calibration: written by `npm run figures:calibrate -- --write` -->",
    "<!-- end of calibration -->",
  ];

  it("keeps the text around the tables, and is idempotent", () => {
    const document = `# Figures\n\n${marks[0]}\nold\n${marks[1]}\nafter\n`;
    const once = replaceCalibration(document, [section]);
    expect(once).toContain("| all | 1 |");
    expect(once).not.toContain("old");
    expect(once.startsWith("# Figures\n")).toBe(true);
    expect(once.endsWith("after\n")).toBe(true);
    expect(replaceCalibration(once, [section])).toBe(once);
  });
});
