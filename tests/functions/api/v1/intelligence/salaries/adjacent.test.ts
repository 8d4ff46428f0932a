import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AdjacentData, AdjacentEntry } from "../../../../../../shared/contracts/adjacent.ts";
import { createKey } from "../../../../../support/callers.ts";
import { type LiveService, startLiveService } from "../../../../../support/live-service.ts";

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await startLiveService();
  key = await createKey(live.db, { tier: "pro" });
});
afterAll(() => live.stop());

const salaries = "/api/v1/intelligence/salaries";
const adjacent = (query: string) => live.get(`${salaries}/adjacent?${query}`, { key });
const dataOf = async (query: string): Promise<AdjacentData> => (await adjacent(query)).body.data;

const readTable = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, `../../../../../../seeds/tables/${file}`)), {
    columns: true,
  });
const roles = readTable("roles.csv");
const related = readTable("related_occupations.csv");
const codeOf = (slug: string) => roles.find((row) => row.slug === slug)?.soc_code;

describe("adjacent", () => {
  it("lists five roles of O*NET's related occupations, the closest first", async () => {
    const { adjacent: entries } = await dataOf("role=software-engineer");
    expect(entries).toHaveLength(5);
    const ranks = related
      .filter((row) => row.soc_code === codeOf("software-engineer"))
      .sort((a, b) => Number(a.rank) - Number(b.rank));
    for (const [at, entry] of entries.entries()) {
      expect(entry.occupation_code).toBe(ranks[at]?.related_code);
      expect(codeOf(entry.role.slug)).toBe(entry.occupation_code);
      expect(entry.relation_rank).toBe(Number(ranks[at]?.rank));
      expect(entry.skill_overlap).toBeCloseTo(
        Number(ranks[at]?.shared) / Number(ranks[at]?.either),
        3,
      );
    }
  });

  it("gives each role the median that the catalog and calculate start from", async () => {
    const { role, adjacent: entries } = await dataOf("role=data-scientist&count=20");
    const slugs = [role, ...entries.map((entry) => entry.role)].map(({ slug }) => slug);
    const { body } = await live.get(`${salaries}/roles?limit=100&slug=${slugs.join()}`, { key });
    const medians = new Map<string, number>(
      body.data.map((row: { slug: string; national_median: number }) => [
        row.slug,
        row.national_median,
      ]),
    );
    expect(medians.get(role.slug)).toBe(role.median);
    for (const entry of entries) {
      expect(entry.median).toBe(medians.get(entry.role.slug));
      expect(entry.difference).toBe(entry.median - role.median);
      expect(entry.difference_percent).toBeCloseTo((entry.difference / role.median) * 100, 2);
    }
  });

  it("always lists as many as were asked for, never the role itself, none twice", {
    timeout: 60_000,
  }, async () => {
    const everyOccupation = [...new Map(roles.map((row) => [row.soc_code, row.slug])).values()];
    const some = everyOccupation.filter((_, at) => at % 40 === 0);
    const unrelated = [...new Set(roles.map((row) => row.soc_code))].filter(
      (code) => !related.some((row) => row.soc_code === code),
    );
    const lonely = unrelated.map((code) => roles.find((row) => row.soc_code === code)?.slug);
    expect(lonely.length).toBeGreaterThan(0);
    for (const slug of [...some, ...lonely]) {
      const { adjacent: entries } = await dataOf(`role=${slug}&count=20`);
      const slugs = entries.map((entry) => entry.role.slug);
      expect(new Set(slugs).size, slug).toBe(20);
      expect(slugs, slug).not.toContain(slug);
    }
  });

  it("falls back to the minor group where O*NET relates nothing", async () => {
    const slug = roles.find((row) => row.soc_code === "17-3019")?.slug;
    const { adjacent: entries, assumptions } = await dataOf(`role=${slug}`);
    for (const entry of entries) {
      expect(entry.relation).toBe("minor_group");
      expect(entry.occupation_code.slice(0, 4)).toBe("17-3");
      expect([entry.relation_rank, entry.skill_overlap]).toEqual([null, null]);
    }
    expect(assumptions.join()).toContain("minor group");
  });

  it("parts the list into buckets by five percent, and counts them", async () => {
    for (const slug of ["registered-nurse", "electrician", "attorney", "data-engineer"]) {
      const { adjacent: entries, buckets, summary } = await dataOf(`role=${slug}&count=20`);
      const { higher_paying: higher, lateral, lower_paying: lower } = buckets;
      const byId = (a: AdjacentEntry, b: AdjacentEntry) => (a.id < b.id ? -1 : 1);
      expect([...higher, ...lateral, ...lower].sort(byId)).toEqual(entries.toSorted(byId));
      for (const entry of higher) expect(entry.difference_percent).toBeGreaterThan(5);
      for (const entry of lateral)
        expect(Math.abs(entry.difference_percent)).toBeLessThanOrEqual(5);
      for (const entry of lower) expect(entry.difference_percent).toBeLessThan(-5);
      expect(summary).toMatchObject({
        higher_paying_count: higher.length,
        lateral_count: lateral.length,
        lower_paying_count: lower.length,
      });
      const least = Math.min(...higher.map((entry) => entry.difference));
      expect(summary.nearest_higher?.difference ?? Number.POSITIVE_INFINITY).toBe(least);
      const closest = Math.min(...lateral.map((entry) => Math.abs(entry.difference)));
      expect(Math.abs(summary.nearest_lateral?.difference ?? Number.POSITIVE_INFINITY)).toBe(
        closest,
      );
    }
  });

  it("gives every median an id that lineage resolves to the same figure", async () => {
    const { role, adjacent: entries } = await dataOf("role=product-manager");
    for (const { median, data_point_id } of [role, ...entries]) {
      const path = `/api/v1/intelligence/lineage/${data_point_id}`;
      expect((await live.get(path, { key })).body.data.result.median).toBe(median);
    }
  });

  it.each([
    ["role=electrician&count=1", 200, undefined, undefined],
    ["role=electrician&count=20", 200, undefined, undefined],
    ["role=electrician&count=0", 400, "parameter_missing", "count"],
    ["role=electrician&count=21", 400, "parameter_missing", "count"],
    ["role=electrician&count=five", 400, "parameter_missing", "count"],
    ["count=5", 400, "parameter_missing", "role"],
    ["role=electrican", 404, "role_not_found", "role"],
    ["role=electrician&country=CA", 503, "dependency_unavailable", "country"],
  ])("answers %s with %d %s", async (query, status, code, param) => {
    const { status: got, body } = await adjacent(query);
    expect([got, body.error?.code, body.error?.param]).toEqual([status, code, param]);
    if (status === 404) {
      const [first] = body.error.follow_up_suggestions;
      expect((await live.get(first, { key })).status, first).toBe(200);
    }
  });
});
