import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { experience } from "#shared/figures/experience.ts";
import { type LevelScale, scaleDeviations } from "#shared/figures/level-scale.ts";

const wages: Record<string, string>[] = parse(
  readFileSync(join(import.meta.dirname, "../../../seeds/tables/wages_national.csv")),
  { columns: true },
);

/** @param end the log of the percentile at the level's end of the ladder, over the median. */
function multiplierOf(scale: LevelScale, level: "entry" | "senior" | "staff", end: number) {
  const { multiplier } = experience[level];
  if (scale === "specified") return multiplier;
  const extreme = experience[level === "entry" ? "entry" : "staff"].multiplier;
  return multiplier ** Math.min(1, end / Math.log(extreme));
}

describe("the error of a level", () => {
  const cases = [
    ["entry", "p25", "p10"],
    ["senior", "p75", "p90"],
    ["staff", "p90", "p90"],
  ] as const;
  it.each(
    (["specified", "fitted"] as const).flatMap((scale) =>
      cases.map(([level, column, end]) => ({ scale, level, column, end })),
    ),
  )(
    "$level is how occupations' $column over the median scatters around the scale as $scale",
    ({ scale, level, column, end }) => {
      const distances = wages
        .filter((row) => row.year === "2025" && row.soc_code !== "00-0000")
        .filter((row) => row[column] && row[end] && row.median)
        .map((row) => {
          const log = (name: string) => Math.log(Number(row[name]) / Number(row.median));
          return log(column) - Math.log(multiplierOf(scale, level, log(end)));
        });
      expect(distances.length).toBeGreaterThan(700);
      const squares = distances.reduce((sum, distance) => sum + distance ** 2, 0);
      expect(scaleDeviations[scale][level]).toBeCloseTo(Math.sqrt(squares / distances.length), 2);
    },
  );
});
