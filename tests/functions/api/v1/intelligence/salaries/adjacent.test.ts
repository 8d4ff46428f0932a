import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { AdjacentData, AdjacentEntry } from "#shared/salaries/adjacent/adjacent.response.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const salaries = "/api/v1/intelligence/salaries";
const adjacent = (query: string) => live.get(`${salaries}/adjacent?${query}`, { key });
const dataOf = async (query: string): Promise<AdjacentData> => (await adjacent(query)).body.data;

const readTable = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, `../../../../../../seeds/tables/${file}`)), {
    columns: true,
  });
const roles = readTable("roles.csv");
const relations = readTable("onet_relations.csv");
const occupations = new Map(readTable("onet_occupations.csv").map((row) => [row.onet_soc, row]));
const licensed = new Set(readTable("licensed_occupations.csv").map(({ soc_code }) => soc_code));
const roleOf = (slug: string) => roles.find((row) => row.slug === slug);
const related = (slug: string) =>
  relations
    .filter(({ onet_soc }) => onet_soc === roleOf(slug)?.onet_soc)
    .sort((a, b) => Number(a.rank) - Number(b.rank));

describe("adjacent", () => {
  it("lists five roles of O*NET's related occupations, closest first", async () => {
    const { adjacent: entries, summary } = await dataOf("role=software-engineer");
    expect(entries).toHaveLength(5);
    expect(summary.shortfall).toBeNull();
    const rows = related("software-engineer");
    for (const [at, entry] of entries.entries()) {
      const { related_onet_soc, related_code, rank, shared, either, tier } = rows[at] ?? {};
      expect(entry.onet_occupation.code).toBe(related_onet_soc);
      expect(entry.occupation_code).toBe(related_code);
      expect(roleOf(entry.role.slug)?.soc_code).toBe(entry.occupation_code);
      expect([entry.relation_rank, entry.relation_tier]).toEqual([Number(rank), tier]);
      expect(entry.skill_overlap).toBeCloseTo(Number(shared) / Number(either), 3);
    }
  });

  it("lists a licensed profession or a job zone up only if O*NET's relation is primary", async () => {
    const { adjacent: entries, summary } = await dataOf("role=registered-nurse&count=20");
    const slugs = entries.map((entry) => entry.role.slug);
    expect(slugs).toEqual([
      "nurse-practitioner",
      "licensed-practical-nurse",
      "nurse-midwife",
      "certified-nursing-assistant",
      "physician-assistant",
      "nurse-anesthetist",
    ]);
    expect(entries[0]).toMatchObject({ job_zones_up: 1, relation_tier: "primary" });
    expect(entries[0]?.license).toContain("nurse");
    expect(summary.shortfall).toBe(
      "6 of 20: O*NET relates 16 occupations to this one, of which these are left out: 8 professions with a doctorate of their own and 2 licensed and only supplementally related.",
    );
  });

  it("keeps to these rules for every fortieth occupation, and says why a list is short", async () => {
    const everyOccupation = [...new Map(roles.map((row) => [row.soc_code, row.slug])).values()];
    for (const slug of everyOccupation.filter((_, at) => at % 40 === 0)) {
      const { adjacent: entries, summary } = await dataOf(`role=${slug}&count=20`);
      const slugs = entries.map((entry) => entry.role.slug);
      expect(new Set(slugs).size, slug).toBe(slugs.length);
      expect(slugs, slug).not.toContain(slug);
      const ranks = entries.map((entry) => entry.relation_rank);
      expect(ranks, slug).toEqual(ranks.toSorted((a, b) => a - b));
      for (const entry of entries) {
        const { job_zones_up: up, relation_tier: tier, license, occupation_code: code } = entry;
        expect(up, slug).toBeLessThanOrEqual(1);
        expect(license !== null, slug).toBe(licensed.has(code));
        if (up > 0 || licensed.has(code)) expect(tier, slug).toBe("primary");
        expect(occupations.get(entry.onet_occupation.code)?.role_slug).toBe(entry.role.slug);
      }
      expect(summary.shortfall === null, slug).toBe(entries.length === 20);
    }
  });

  it("finds five or more for every role of an occupation that O*NET relates to any", () => {
    const some = new Set(relations.map(({ soc_code }) => soc_code));
    const without = new Set(roles.flatMap((row) => (some.has(row.soc_code) ? [] : [row.soc_code])));
    expect(without.size).toBeGreaterThan(0);
    for (const code of without)
      expect(occupations.get(`${code}.00`)?.title ?? "All Other").toMatch(/All Other/);
  });

  it("is empty, with the reason, for an occupation that O*NET relates to none", async () => {
    const slug = roles.find((row) => row.soc_code === "17-3019")?.slug;
    const { data, attribution } = (await adjacent(`role=${slug}`)).body;
    const { role, adjacent: entries, summary } = data;
    expect(entries).toEqual([]);
    expect(attribution.methodology_version).toBe(role.methodology_version);
    expect(summary.shortfall).toBe("0 of 5: O*NET relates no occupation to this one.");
    expect([summary.nearest_higher, summary.nearest_lateral]).toEqual([null, null]);
  });

  it("starts from the title's own O*NET occupation within a code that has several", async () => {
    const ofProjectManager = await dataOf("role=it-project-manager");
    const ofTester = await dataOf("role=penetration-tester");
    const slugs = (data: AdjacentData) => data.adjacent.map((entry) => entry.role.slug);
    expect(roleOf("it-project-manager")?.soc_code).toBe(roleOf("penetration-tester")?.soc_code);
    expect(slugs(ofProjectManager)).toContain("project-manager");
    expect(slugs(ofTester)).not.toContain("project-manager");
  });

  it("divides the list into buckets by five percent, and counts them", async () => {
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
});
