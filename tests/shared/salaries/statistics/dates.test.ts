/** Dates that the code of statistics contains; they must change together with their sources. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sourceIds } from "#shared/reference/source-ids.ts";

it("the sources' periods match the dates and gaps in the statistics' code", () => {
  const manifest = join(import.meta.dirname, "../../../../seeds/manifest.json");
  const { sources } = JSON.parse(readFileSync(manifest, "utf8")) as {
    sources: { id: string; reference_period: string }[];
  };
  const period = (id: string) => sources.find((source) => source.id === id)?.reference_period;
  // In order: `asOf` of filings and of relations, `asOf` and period of projections, the gap of hires.
  expect(period(sourceIds.filingCounts)).toBe("October 2021 to September 2025");
  expect(period(sourceIds.relatedOccupations)).toBe("May 2025");
  expect(period(sourceIds.technologySkills)).toBe("May 2025");
  expect(period(sourceIds.employmentProjections)).toBe("2024 to 2034");
  expect(period(sourceIds.hires)).toBe("April 2025 to April 2026");
});
