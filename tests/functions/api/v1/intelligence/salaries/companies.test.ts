import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey } from "../../../../../../scripts/run/stage/callers.ts";
import { catalogSize } from "../../../../../../shared/contract/catalog-size.ts";
import { type LiveService, shareLiveService } from "../../../../../support/live-service.ts";
import { walkBothWays } from "../../../../../support/walk.ts";

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "ultra" });
});
afterAll(() => live.stop());

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
    expect(body.attribution.citation).toContain("54 employers");
  });

  it("has filed base pay if a title names the level, and otherwise null and the reason", async () => {
    const { body } = await companies("slug=amazon");
    const [amazon] = body.data;
    expect(amazon.levels[1]).toMatchObject({
      level: "L5",
      title: "SDE II",
      compensation: { base: 167_310, equity: null, bonus: null, total: null, sample_size: 939 },
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

  it("has an id for every figure, for which lineage returns it with the filings behind it", async () => {
    const trace = async (id: string) =>
      (await live.get(`/api/v1/intelligence/lineage/${id}`, { key })).body;
    const { body } = await companies("limit=100");
    const ids = new Set<string>();
    for (const { slug, levels, signals } of body.data) {
      ids.add(signals.data_point_id);
      for (const { rank, compensation } of levels) {
        if (!compensation) continue;
        ids.add(compensation.data_point_id);
        if (slug !== "amazon") continue;
        const { data, attribution } = await trace(compensation.data_point_id);
        expect(data.level.rank).toBe(rank);
        expect(data.result).toEqual({
          base: compensation.base,
          sample_size: compensation.sample_size,
        });
        for (const [name, from] of Object.entries(data.figures)) {
          const row = data.sources.find(({ id }: { id: string }) => `source:${id}` === from);
          expect(row.value).toBe(data.result[name]);
          expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
        }
        expect(attribution.updated).toBe("2023-12-31");
      }
    }
    const paid = body.data.flatMap(({ levels }: { levels: Level[] }) => levels);
    expect(ids.size).toBe(54 + paid.filter((level: Level) => level.compensation).length);
    const [first] = body.data;
    const { data } = await trace(first.signals.data_point_id);
    expect(data).toMatchObject({
      kind: "company",
      company: { slug: first.slug },
      level: null,
      result: {
        certified_filings: first.signals.certified_filings,
        filed_wages: first.signals.filed_wages,
      },
    });
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

  it("finds a company by a former or other name", async () => {
    for (const [name, slug] of [
      ["meta", "meta"],
      ["facebook", "meta"],
      ["square", "block"],
      ["dell", "dell-technologies"],
      ["facebook,meta", "meta"],
    ]) {
      const { status, body } = await companies(`slug=${name}`);
      expect([status, body.data.map((row: { slug: string }) => row.slug)]).toEqual([200, [slug]]);
    }
    const { body } = await companies("slug=faceboook");
    expect(body.error.follow_up_suggestions[0]).toBe(`${path}?slug=meta`);
  });

  it("has no URL for a source without a recorded one", async () => {
    const { body } = await companies("limit=1");
    const urls = body.data[0].sources.map(({ id, url }: Record<string, string>) => [id, url]);
    expect(Object.fromEntries(urls)).toMatchObject({
      "company-ladders": null,
      "dol-lca-employers": expect.stringMatching(/^https:/),
    });
  });

  it("is dated by the quarter of the filings", async () => {
    expect((await companies()).body.attribution.updated).toBe("2023-12-31");
  });

  it("can be paged in both directions", async () => {
    const rows = await walkBothWays(async (cursor) => {
      const { body } = await companies(new URLSearchParams({ limit: "7", ...cursor }).toString());
      return { data: body.data, list: { pagination: body.pagination } };
    });
    expect(rows).toHaveLength(54);
  });

  it("returns 404 with the closest slugs for an unknown company", async () => {
    const { status, body } = await companies("slug=gogle");
    expect([status, body.error.code, body.error.param]).toEqual([404, "company_not_found", "slug"]);
    expect(body.error.follow_up_suggestions).toContain(`${path}?slug=google`);
    expect((await live.get(body.error.follow_up_suggestions[0], { key })).status).toBe(200);
  });

  it("requires the Ultra plan", async () => {
    const pro = await createKey(live.db, { tier: "pro" });
    const { status, body } = await companies("", pro);
    expect([status, body.error.code]).toEqual([403, "tier_insufficient"]);
  });
});
