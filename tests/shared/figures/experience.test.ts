import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { experience, specifiedDeviations } from "#shared/figures/experience.ts";

const wages: Record<string, string>[] = parse(
  readFileSync(join(import.meta.dirname, "../../../seeds/tables/wages_national.csv")),
  { columns: true },
);

it.each([
  ["entry", "p25"],
  ["senior", "p75"],
  ["staff", "p90"],
] as const)(
  "the error of the specified level %s is how occupations' %s over the median scatters around it",
  (level, column) => {
    const distances = wages
      .filter((row) => row.year === "2025" && row.soc_code !== "00-0000")
      .filter((row) => row[column] && row.median)
      .map((row) =>
        Math.log(Number(row[column]) / Number(row.median) / experience[level].multiplier),
      );
    expect(distances.length).toBeGreaterThan(700);
    const squares = distances.reduce((sum, distance) => sum + distance ** 2, 0);
    expect(specifiedDeviations[level]).toBeCloseTo(Math.sqrt(squares / distances.length), 2);
  },
);
