import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { decodeEffects } from "#shared/reference/effect-list.ts";
import { LocalParameters } from "#shared/reference/local-parameters.ts";
import type { Wages } from "#shared/reference/records.ts";
import { DemoData } from "#shared/salaries/demo/demo.response.ts";
import { demo } from "#shared/salaries/demo/demo.ts";
import {
  demoInput,
  demoSources,
  metroWages,
  nationalWages,
  parity,
} from "#shared/salaries/demo/records.ts";

const seeds = join(import.meta.dirname, "../../../../seeds");

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
    for (const { id, sha256, release, publisher, url } of demoSources) {
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

  it("is the published wage times the local factor, with the demo's prefix and version", () => {
    const data = demo({ origin: "https://api.example.com", name: "Going Rate" });
    expect(DemoData.parse(data)).toEqual(data);
    expect(data.estimate).toMatchObject({
      low: 163424,
      median: Math.round(135980 * 1.3723),
      high: expect.any(Number),
      sample_size: 0,
      methodology_version: "2026.2-demo",
      data_point_id: expect.stringMatching(/^dp_demo_/),
      as_of: "2025-06-30",
      disagreement_flag: false,
    });
    expect(data.by_experience.mid.median).toBe(data.estimate.median);
    expect(data.by_experience.senior.median).toBe(Math.round(135980 * 1.28 * 1.3723));
  });

  it("uses the local factor that was fitted to its release", () => {
    const { local } = JSON.parse(readFileSync(join(seeds, "method.json"), "utf8"));
    // The sample's occupation has no residents, and its area no unusual median of it.
    const {
      elasticities,
      residents: _,
      unusual: __,
      ...parameters
    } = LocalParameters.parse(demoInput.dataset.parameters.local);
    if (local.wage_year > parameters.wage_year) return;
    expect(local).toMatchObject(parameters);
    expect(local.elasticities[15]).toBe(elasticities[15]);
    const occupation = row("local_factors.csv", { soc_code: "15-1252" });
    const own = demoInput.role.local;
    expect(Number(occupation?.effect)).toBe(own?.effect);
    expect(Number(occupation?.spread)).toBe(own?.spread);
    const states = decodeEffects(occupation?.state_effects ?? "");
    expect(states.get("CA")).toBe(own?.byState.get("CA"));
    const area = row("local_areas.csv", { area_code: "41860" });
    const { local: found } = demoInput.place.city;
    expect(Number(area?.effect)).toBe(found.effect);
    expect(decodeEffects(area?.major_effects ?? "").get("15")).toBe(found.byMajor.get("15"));
    expect(decodeEffects(area?.minor_effects ?? "").get("15-1")).toBe(found.byMinor.get("15-1"));
  });

  it("is deterministic", () => {
    expect(demo({ origin: "https://a.example", name: "Going Rate" })).toEqual(
      demo({ origin: "https://a.example", name: "Going Rate" }),
    );
  });
});
