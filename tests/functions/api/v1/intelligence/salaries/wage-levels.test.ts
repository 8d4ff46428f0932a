import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { wageLevelNames } from "#shared/contract/levels.ts";
import type { WageLevelsData } from "#shared/salaries/wage-levels/wage-levels.response.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "ultra", perMinute: 1_000 });

const salaries = "/api/v1/intelligence/salaries";
const ask = (path: string) => live.get(`${salaries}/${path}`, { key });
const dataOf = async (query: string): Promise<WageLevelsData> =>
  (await ask(`wage-levels?${query}`)).body.data;

/**
 * Fifty rows of the publisher's file with their lines, and the levels redone from them with whole cents or
 * dollars: two thirds of the nearer level and one third of the other, and 2,080 hours.
 */
const redone: Record<string, string>[] = parse(
  readFileSync(join(import.meta.dirname, "wage-levels.csv")),
  { columns: true },
);

describe("wage levels", () => {
  it("are those of fifty rows of the source, redone by hand", async () => {
    expect(redone).toHaveLength(50);
    for (const row of redone) {
      const { levels, occupation, area } = await dataOf(`role=${row.role}&city=${row.city}`);
      const line = `line ${row.source_line} of the source`;
      expect([occupation.code, area.code], line).toEqual([row.soc_code, row.area_code]);
      expect(
        levels.records.map(({ hourly, annual }) => [hourly?.toFixed(2) ?? "", String(annual)]),
        line,
      ).toEqual([1, 2, 3, 4].map((at) => [row[`hourly_${at}`], row[`annual_${at}`]]));
    }
  });

  it("name their wage year, and that it has ended", async () => {
    const { wage_year, levels, citation } = await dataOf("role=registered-nurse&city=tampa");
    expect(wage_year).toEqual({ starts: "2025-07-01", ends: "2026-06-30", ended: true });
    if (levels.status !== "ok") throw new Error(levels.reason);
    expect(levels.period).toBe("July 2025 to June 2026");
    expect(levels.records.map(({ level }) => level)).toEqual([...wageLevelNames]);
    expect(levels.records.every((record) => record.wage_year === levels.period)).toBe(true);
    expect(levels.gaps.join(" ")).toContain("do not show what people with more experience earn");
    expect(citation).toContain("wage year July 2025 to June 2026");
  });

  it("have a lineage that starts from the row of the source", async () => {
    const { levels } = await dataOf("role=registered-nurse&city=tampa");
    for (const record of levels.records) {
      const { body } = await live.get(`/api/v1/intelligence/lineage/${record.data_point_id}`, {
        key,
      });
      const { kind, result, sources, as_of } = body.data;
      expect({ kind, result, as_of }).toEqual({
        kind: "wage_level",
        result: { hourly: record.hourly, annual: record.annual },
        as_of: "2026-06-30",
      });
      expect(sources).toContainEqual(
        expect.objectContaining({
          source_id: "dol-wage-levels",
          key: "29-1141/45300",
          reference_date: "wage year July 2025 to June 2026",
        }),
      );
    }
  });

  it.each([
    ["physicians", "role=anesthesiologist&city=tampa", "gives none for the occupation Anesth"],
    ["joined occupations", "role=purchasing-agent&city=austin", "keeps apart"],
  ])("of %s are no data, with the reason", async (_, query, reason) => {
    const { levels, wage_year, assumptions } = await dataOf(query);
    expect(levels).toMatchObject({ status: "no_data", records: [] });
    if (levels.status === "no_data") {
      expect(levels.reason).toMatch(/^No level published: /);
      expect(levels.reason).toContain(reason);
      expect(assumptions).toContain(levels.reason);
    }
    expect(wage_year).toBeNull();
  });

  it("of a smaller place are those of its metropolitan area", async () => {
    const { area, assumptions } = await dataOf("role=registered-nurse&city=brandon-fl");
    expect(area.code).toBe("45300");
    expect(assumptions.join(" ")).toContain("Brandon, FL is in the metropolitan area");
  });
});

describe("wage levels elsewhere", () => {
  it.each([
    ["amount=76000", /the offer is \$4,662 under Level II \(\$80,662\) and above Level I /],
    ["amount=80662", /the offer is exactly Level II \(\$80,662\) of/],
    ["amount=60000", /the offer is \$11,157 under Level I \(\$71,157\), the lowest of/],
    ["amount=120000", /the offer is \$20,326 above Level IV \(\$99,674\), the highest of/],
    ["min=76000&max=90000", /the lowest pay of the range, \$76,000, is \$4,662 under Level II/],
    [
      "amount=36.54&period=hourly",
      /the offer is \$2\.24 an hour under Level II \(\$38\.78 an hour\)/,
    ],
  ])("are a reason in evaluate for %s", async (offer, words) => {
    const { body } = await ask(`evaluate?role=registered-nurse&city=tampa&${offer}`);
    const [reason = "", ...others] = body.data.reasons.filter((text: string) =>
      text.includes("visa"),
    );
    expect(others).toEqual([]);
    expect(reason).toMatch(words);
    expect(reason).toContain("wage year July 2025 to June 2026");
    expect(body.data.assumptions.join(" ")).toContain(
      "do not show what people with more experience earn",
    );
  });

  it.each(["role=anesthesiologist&city=tampa", "role=registered-nurse&city=remote"])(
    "are no reason where none are published: %s",
    async (query) => {
      const { body } = await ask(`evaluate?${query}&amount=300000`);
      expect(body.data.reasons.join(" ")).not.toContain("visa");
      expect(body.data.assumptions.join(" ")).not.toContain("visa");
    },
  );

  it("are on the page of a figure, with their year and what they are not", async () => {
    const page = async (path: string) => (await live.service.fetch(path)).text();
    const nurse = await page("/salaries/registered-nurse/tampa");
    expect(nurse).toContain("If the job comes with a work visa");
    expect(nurse).toContain("$43.35");
    expect(nurse).toContain("$90,168");
    expect(nurse.replaceAll(/\s+/g, " ")).toContain(
      "Wage year July 2025 to June 2026, which has ended",
    );
    expect(await page("/salaries/anesthesiologist/tampa")).toContain("No level published");
    expect(await page("/salaries/registered-nurse")).not.toContain("comes with a work visa");
  });
});
