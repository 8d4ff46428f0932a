import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "ultra" });

const path = "/api/v1/intelligence/salaries/companies";
const companies = (query = "", other = key) => live.get(`${path}?${query}`, { key: other });

interface Level {
  level: string | null;
  rank: number;
  compensation: { base: number; sample_size: number; total: null } | null;
  reason: string | null;
}

describe("companies", () => {
  it("lists every company by name, with levels from the lowest up", async () => {
    const { status, body } = await companies("limit=100");
    expect(status).toBe(200);
    expect([body.data.length, body.pagination.total_count]).toEqual([
      catalogSize.companies,
      catalogSize.companies,
    ]);
    for (const { id, slug, levels } of body.data) {
      expect(id).toBe(`company:${slug}`);
      expect(levels.map(({ rank }: Level) => rank)).toEqual([...levels.keys()]);
    }
    expect(body.attribution.assumptions.join(" ")).toContain("the 54 companies");
  });

  it("has filed base pay if a title names the level, and otherwise null and the reason", async () => {
    const { body } = await companies("slug=amazon");
    const [amazon] = body.data;
    expect(amazon.levels[1]).toMatchObject({
      level: "L5",
      title: "SDE II",
      compensation: { base: 167_310, equity: null, bonus: null, total: null, sample_size: 940 },
      reason: null,
    });
    expect([amazon.vesting, amazon.interview_difficulty]).toEqual([null, null]);
    const all = await companies("limit=100");
    const levels: Level[] = all.body.data.flatMap(({ levels }: { levels: Level[] }) => levels);
    const paid = levels.filter(({ compensation }) => compensation !== null);
    expect(paid.length).toBeGreaterThan(20);
    for (const { compensation, reason } of levels) {
      expect(compensation === null).toBe(reason !== null);
      if (compensation) expect(compensation.sample_size).toBeGreaterThanOrEqual(5);
    }
  });

  it("describes the pay that each employer filed, with its lineage", async () => {
    const { body } = await companies("limit=100");
    for (const { slug, signals } of body.data) {
      const { p10, p25, median, p75, p90, filings } = signals.filed_pay;
      expect(filings, slug).toBe(signals.filed_wages);
      expect(filings, slug).toBeGreaterThanOrEqual(20);
      const rising = [p10, p25, median, p75, p90];
      expect(rising, slug).toEqual(rising.toSorted((a, b) => a - b));
      expect(p10, slug).toBeGreaterThan(50_000);
    }
    const [google] = (await companies("slug=google")).body.data;
    const path = `/api/v1/intelligence/lineage/${google.signals.data_point_id}`;
    const { data } = (await live.get(path, { key })).body;
    for (const [name, value] of Object.entries(google.signals.filed_pay)) {
      expect(data.result[`filed_pay.${name}`], name).toBe(value);
    }
    expect(data.rules.join(" ")).toContain("filed_pay");
  });

  it("finds every employer by its slug or another name, next to the listed ones", async () => {
    const { status, body } = await companies("slug=tcs,ernst-young,google,danbury-hospital");
    expect(status).toBe(200);
    expect(
      body.data.map(({ slug, levels }: { slug: string; levels: Level[] }) => [
        slug,
        levels.length > 0,
      ]),
    ).toEqual([
      ["danbury-hospital", false],
      ["ey", false],
      ["google", true],
      ["tata-consultancy-services", false],
    ]);
    expect(body.pagination.total_count).toBe(4);
  });

  it("has what an employer filed, each period with its own rows and source", async () => {
    const [deloitte] = (await companies("slug=deloitte")).body.data;
    const { by_occupation, by_title } = deloitte.filed;
    expect([by_occupation.period, by_title.period]).toEqual([
      "October 2025 to March 2026",
      "October to December 2023",
    ]);
    const accountants = by_occupation.rows.filter(
      ({ title }: { title: string }) => title === "Accountants and Auditors",
    );
    expect(accountants).toMatchObject([
      { employer: "Deloitte Tax LLP", rank: 2, filings: 141, median: 105_000, code: "13-2011.00" },
      { employer: "Deloitte & Touche LLP", rank: 3, filings: 77, median: 97_000 },
    ]);
    expect(accountants[0].survey).toMatchObject({ reference_period: "May 2025" });
    expect(accountants[0].survey.median).toBeGreaterThan(70_000);
    const rows: { filings: number; median: number }[] = by_occupation.rows;
    expect(deloitte.signals.recent_filings).toBe(
      rows.reduce((sum, { filings }) => sum + filings, 0),
    );
    expect(deloitte.signals.recent_pay).toMatchObject({
      lowest_median: Math.min(...rows.map(({ median }) => median)),
      highest_median: Math.max(...rows.map(({ median }) => median)),
    });
    for (const { filings, p10, median, p90 } of by_title.rows) {
      expect(filings).toBeGreaterThanOrEqual(5);
      expect(median).toBeGreaterThan(20_000);
      expect([p10 === null, p90 === null]).toEqual([filings < 20, filings < 20]);
    }
    const survey = { reference_period: "May 2024" };
    expect(
      by_title.rows.find(({ title }: { title: string }) => title === "Tax Senior"),
    ).toMatchObject({
      occupation: { soc_code: "13-2011", title: "Accountants and Auditors" },
      survey,
    });
    const several = by_title.rows.find(
      ({ title }: { title: string }) => title === "Tax Senior Manager",
    );
    expect([several.occupation, several.survey]).toEqual([null, null]);
  });

  it("has lineage that names the row of every median", async () => {
    const [ey] = (await companies("slug=ey")).body.data;
    const path = `/api/v1/intelligence/lineage/${ey.signals.data_point_id}`;
    const { data, attribution } = (await live.get(path, { key })).body;
    const name = "filed.by_occupation.Accountants and Auditors/1/Ernst & Young U.S. LLP";
    expect([data.result[`${name}.median`], data.result[`${name}.filings`]]).toEqual([112_000, 996]);
    const source = data.sources.find(
      ({ id }: { id: string }) => `source:${id}` === data.figures[`${name}.median`],
    );
    expect(source).toMatchObject({
      ...{ file: "lca_fy2026q2_top_employers.csv", column: "p50", value: 112_000 },
      ...{ key: "Accountants and Auditors/1/Ernst & Young U.S. LLP" },
    });
    expect(data.result.recent_filings).toBe(ey.signals.recent_filings);
    expect(attribution.updated).toBe("2026-03-31");
  });

  it("has no URL for a source without a recorded one", async () => {
    const { body } = await companies("limit=1");
    const urls = body.data[0].sources.map(({ id, url }: Record<string, string>) => [id, url]);
    expect(Object.fromEntries(urls)).toMatchObject({
      "company-ladders": null,
      "dol-lca-employers": expect.stringMatching(/^https:/),
    });
  });
});
