import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { calibrationResults } from "#shared/figures/calibration-results.ts";

const figures = readFileSync(join(import.meta.dirname, "../../../docs/figures.md"), "utf8");

/** Cells of a table's row, without the row's name. */
function rowOf(heading: string, name: string): string[] {
  const section = figures.slice(figures.indexOf(`### ${heading}`));
  const row = section.split("\n").find((line) => line.startsWith(`| ${name} |`)) ?? "";
  return row
    .split("|")
    .slice(2, -1)
    .map((cell) => cell.trim());
}

it("repeats what the calibration printed, for the meanings of fitted constants", () => {
  const { hidden, later, parity } = calibrationResults;
  const [cells, inside, medianError, , byParity] = rowOf("Hidden cells (local)", "all cells");
  expect({ cells, inside, medianError, byParity }).toEqual(hidden);
  expect(rowOf("Later years from earlier tables (local)", "all tables").slice(0, 2)).toEqual(
    Object.values(later),
  );
  expect(rowOf("National median × price parity", "held-out half").slice(0, 3)).toEqual(
    Object.values(parity),
  );
});
