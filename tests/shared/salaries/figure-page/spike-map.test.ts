/** The map of a job's pay: a spike for each city, from zero, with room for every one. */
import { describe, expect, it } from "vitest";
import type { City } from "#shared/reference/records.ts";
import type { CityMedianPay } from "#shared/salaries/figure-page/pay-by-city.ts";
import { SpikeMap, SpikeMapDrawing } from "#shared/salaries/figure-page/spike-map.page.tsx";

const pay = (slug: string, name: string, median: number): CityMedianPay => ({
  city: { slug, name, state: "ST", population: 1_000 } as City,
  median,
});
const heights = (html: string) =>
  [...html.matchAll(/<path d="M[\d.]+ [\d.]+l1\.5-([\d.]+)/g)].map(([, tall]) => Number(tall));
const draw = async (cities: readonly CityMedianPay[]) =>
  String(await SpikeMap({ title: "Pay", cities }));

describe("the map of spikes", () => {
  it("draws pay from zero: twice as tall is twice as much", async () => {
    const html = await draw([pay("miami", "Miami", 100_000), pay("tampa", "Tampa", 50_000)]);
    const [tampa = 0, miami = 0] = heights(html);
    expect(miami / tampa).toBeCloseTo(2, 1);
    expect(html).toContain("From $50,000 in Tampa, ST to $100,000 in Miami, ST.");
    expect(html).toContain("is $50k");
  });

  it.each([28_000, 190_000, 420_000])("has room in the far north for %d", async (median) => {
    const html = await draw([pay("seattle", "Seattle", median), pay("miami", "Miami", 20_000)]);
    const [, y = 0, tall = 0] =
      /<path d="M[\d.]+ ([\d.]+)l1\.5-([\d.]+)/.exec(html)?.map(Number) ?? [];
    const [, top = 0] = /viewBox="\S+ (-[\d.]+)/.exec(html)?.map(Number) ?? [];
    expect(y - tall).toBeGreaterThan(top);
  });

  it("is one drawing that loads no other file, to be taken along", async () => {
    const file = String(
      await SpikeMapDrawing({ title: "Pay", cities: [pay("miami", "Miami", 60_000)] }),
    );
    expect(file).toMatch(/^<svg[^>]* width="\d+" height="\d+"/);
    expect(file).not.toContain("href=");
    expect(file).toContain('class="land"');
  });
});
