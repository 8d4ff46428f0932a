import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { DemoData } from "../../../shared/contracts/demo.ts";
import type { Wages } from "../../../shared/reference/records.ts";
import {
  demoInput,
  metroWages,
  nationalWages,
  parity,
  sources,
} from "../../../shared/salaries/demo/records.ts";
import { demo } from "../../../shared/salaries/demo.ts";

const seeds = join(import.meta.dirname, "../../../seeds");

/** The row of a seed table that has these cells. */
function row(file: string, cells: Record<string, string>): Record<string, string> | undefined {
  const rows: Record<string, string>[] = parse(readFileSync(join(seeds, "tables", file)), {
    columns: true,
  });
  return rows.find((one) => Object.entries(cells).every(([name, cell]) => one[name] === cell));
}

function percentiles(wages: Pick<Wages, "employment" | "p10" | "p25" | "median" | "p75" | "p90">) {
  const { employment, p10, p25, median, p75, p90 } = wages;
  const cells = Object.entries({ employment, p10, p25, median, p75, p90 });
  return Object.fromEntries(cells.map(([name, cell]) => [name, String(cell)]));
}

describe("the demo", () => {
  it("uses published figures in every cell", () => {
    for (const { year, meanRse, mean, ...wages } of nationalWages) {
      const published = row("wages_national.csv", { soc_code: "15-1252", year: String(year) });
      const rest = { mean: String(mean), mean_rse: String(meanRse) };
      expect(published).toMatchObject({ ...percentiles(wages), ...rest });
    }
    const metro = { soc_code: "15-1252", area_code: "41860", year: "2025" };
    expect(row("wages_metro.csv", metro)).toMatchObject(percentiles(metroWages));
    expect(row("price_parities.csv", { area_code: "41860", year: "2024" })?.rpp).toBe(
      String(parity.rpp),
    );
    expect(row("areas.csv", { code: "41860" })?.title).toBe(demoInput.place.city.metro.title);
    const { title, filings, filedWageCount, filedWageMedian } = demoInput.role.occupation;
    expect(row("occupations.csv", { soc_code: "15-1252" })).toMatchObject({
      title,
      filings: String(filings),
      filed_wage_count: String(filedWageCount),
      filed_wage_median: String(filedWageMedian),
    });
  });

  it("names the files of its figures", () => {
    for (const { id, sha256, release, publisher, url } of sources) {
      const listed = row("sources.csv", { id });
      // A later release has another file, but the sample does not change.
      if (listed?.release === release) expect(listed).toMatchObject({ sha256, publisher, url });
    }
  });

  it("uses the interval that was measured with its release", () => {
    const { interval } = JSON.parse(readFileSync(join(seeds, "method.json"), "utf8"));
    const { scale, bands, wage_year } = demoInput.dataset.parameters.interval;
    // A later release has its own interval, but the sample does not change.
    expect(interval.wage_year).toBeGreaterThanOrEqual(wage_year);
    if (interval.wage_year > wage_year) return;
    expect({ scale: interval.scale, band: interval.bands["15-1252"] }).toEqual({
      scale,
      band: bands["15-1252"],
    });
  });

  it("is the published wage times the price parity, with the demo's prefix and version", () => {
    const data = demo("https://api.example.com");
    expect(DemoData.parse(data)).toEqual(data);
    expect(data.estimate).toMatchObject({
      low: Math.round(105210 * 1.15613),
      median: Math.round(135980 * 1.15613),
      high: Math.round(171980 * 1.15613),
      sample_size: 0,
      methodology_version: "2026.2-demo",
      data_point_id: expect.stringMatching(/^dp_demo_/),
      as_of: "2025-06-30",
      disagreement_flag: true,
    });
    expect(data.by_experience.mid.median).toBe(data.estimate.median);
    expect(data.by_experience.senior.median).toBe(Math.round(135980 * 1.28 * 1.15613));
  });

  it("is deterministic", () => {
    expect(demo("https://a.example")).toEqual(demo("https://a.example"));
  });
});
