import { describe, expect, it } from "vitest";
import { parseTable } from "#seeds/build/input/read-table.ts";
import type { Role } from "#seeds/build/roles/role.ts";
import { compareAtExperience } from "#seeds/build/statistics/compare-at-experience.ts";
import { compareWithinEmployers } from "#seeds/build/statistics/compare-within-employers.ts";
import {
  fitTitleFactor,
  marketSources,
  type WeighedTitle,
} from "#seeds/build/statistics/fit-title-factor.ts";
import {
  filingColumns,
  postingColumns,
  readFilings,
  readPostings,
} from "#seeds/build/statistics/read-observations.ts";
import { stateLevels } from "#seeds/build/statistics/state-levels.ts";
import {
  computeTitleStatistics,
  type TitleStatistic,
} from "#seeds/build/statistics/title-statistics.ts";
import { parseTitle } from "#seeds/build/titles/parse-title.ts";

function role(title: string, code: string, specialized = true): Role {
  const key = parseTitle(title)?.key ?? "";
  const slug = title.toLowerCase().replaceAll(" ", "-");
  return {
    slug,
    title,
    key,
    code,
    how: "onet-code",
    reason: "filed",
    specialized,
    ai: false,
    filings: 0,
    alsoFiledAs: [],
    pooledWith: [],
    keepsWage: false,
    namesOccupation: false,
  };
}
const roles = new Map(
  [role("Data Engineer", "15-1243"), role("Architect", "17-1011", false)].map((own) => [
    own.key,
    own,
  ]),
);

describe("observations", () => {
  it("include filings of the 2018 SOC with a wage, under the filed code, at all grades of the title", () => {
    const row = (employer: string, title: string, soc: string, wage: number, flags = "true,true") =>
      `${employer},${title},${soc},${wage},CA,${flags}`;
    const table = parseTable(
      "filings.csv",
      Buffer.from(
        [
          filingColumns.join(","),
          row("A", "DATA ENGINEER II", "15-1243", 120000),
          row("A", "Senior Data Engineer", "15-1243", 150000),
          row("B", "Data Engineer", "15-1252", 140000),
          row("B", "Architect", "15-1299", 90000),
          row("B", "Data Engineer", "15-1243", 19999),
          row("B", "Data Engineer", "15-1243", 130000, "false,true"),
          row("C", "Histotechnologist", "29-2012", 70000),
        ].join("\n"),
      ),
      filingColumns,
    );
    const observed = (
      role: string | null,
      named: string | null,
      code: string | null,
      filedCode: string,
      stated: number,
      group: string,
    ) => ({
      ...{ role, named, code, filedCode, pay: stated / 1.25, stated, group },
      ...{ experience: null, year: null },
    });
    const own = "data-engineer";
    expect(readFilings(table, roles, () => 1.25, [])).toEqual([
      observed(own, own, "15-1243", "15-1243", 120000, "A"),
      observed(own, own, "15-1243", "15-1243", 150000, "A"),
      observed(null, own, null, "15-1252", 140000, "B"),
      observed(null, "architect", null, "15-1299", 90000, "B"),
      observed(null, null, "29-2010", "29-2010", 70000, "C"),
    ]);
    const also = new Map(
      [...roles].map(([key, own]) => [key, { ...own, alsoFiledAs: ["15-1252"] }]),
    );
    expect(readFilings(table, also, () => 1, [])[2]).toMatchObject({
      role: own,
      code: "15-1243",
      filedCode: "15-1252",
    });
  });

  it("include postings of a role if the source covers it", () => {
    const table = parseTable(
      "postings.csv",
      Buffer.from(
        "title,pay,experience,year\nData Engineer (Remote),100000,SE,2024\nArchitect,90000,,\nManager,80000,,\n",
      ),
      postingColumns,
    );
    const observations = readPostings(table, roles, ({ specialized }) => specialized, []);
    expect(observations).toEqual([
      {
        role: "data-engineer",
        named: "data-engineer",
        code: "15-1243",
        filedCode: null,
        pay: 100000,
        stated: 100000,
        group: "2",
        experience: "SE",
        year: "2024",
      },
    ]);
  });
});

describe("title statistics", () => {
  const observation = (role: string | null, pay: number, group = "A") => ({
    role,
    named: role,
    code: "1",
    filedCode: "1",
    pay,
    stated: pay,
    group,
    experience: null,
    year: null,
  });
  const facts = { code: "1", pooledWith: [], keepsWage: false };
  const x = new Map([["x", facts]]);

  it("compares a title with its whole occupation, and counts employers", () => {
    const own = [100, 110, 120, 130, 140].map((pay) => observation("x", pay));
    const others = [80, 90, 100, 110, 200].map((pay, index) => observation(null, pay, `B${index}`));
    const [statistic, ...rest] = computeTitleStatistics("s", [...own, ...others], x, 1);
    expect(rest).toEqual([]);
    expect(statistic).toEqual({
      roleSlug: "x",
      sourceId: "s",
      count: 5,
      groups: 1,
      median: 120,
      p10: null,
      p90: null,
      logSd: Number((Math.log(127.5 / 100) / 1.349).toFixed(4)),
      occupationCount: 10,
      occupationGroups: 6,
      occupationMedian: 110,
      adjustedLogRatio: null,
      adjustedGroups: null,
      contradicts: false,
    });
  });

  it("carries a comparison with something held fixed next to the medians", () => {
    const rows = [1, 2, 3, 4, 5].map((pay) => observation("x", pay));
    const adjusted = new Map([["x", { logRatio: -0.03004, groups: 12 }]]);
    expect(computeTitleStatistics("s", rows, x, 1, adjusted)).toMatchObject([
      { adjustedLogRatio: -0.03, adjustedGroups: 12 },
    ]);
  });

  it("leaves out a title that keeps its occupation's wage", () => {
    const rows = [1, 2, 3, 4, 5].map((pay) => observation("x", pay));
    const kept = new Map([["x", { ...facts, keepsWage: true }]]);
    expect(computeTitleStatistics("s", rows, kept, 1)).toEqual([]);
  });

  it("needs five observations and enough titles", () => {
    const rows = [1, 2, 3, 4].map((pay) => observation("x", pay));
    expect(computeTitleStatistics("s", rows, x, 1)).toEqual([]);
    const five = [...rows, observation("x", 5)];
    expect(computeTitleStatistics("s", five, x, 2)).toEqual([]);
    expect(computeTitleStatistics("s", five, x, 1)).toHaveLength(1);
  });

  it("reports the title's 10th and 90th percentiles from ten employers", () => {
    const ten = Array.from({ length: 10 }, (_, index) =>
      observation("x", 100 + index, `E${index}`),
    );
    const [statistic] = computeTitleStatistics("s", ten, x, 1);
    expect(statistic).toMatchObject({ p10: 100.9, p90: 108.1 });
    const few = ten.map((own, index) => ({ ...own, group: `E${index % 9}` }));
    expect(computeTitleStatistics("s", few, x, 1)).toMatchObject([{ p10: null, p90: null }]);
  });

  it("pools the evidence of titles for the same job", () => {
    const rows = [100, 110, 120, 130, 140].map((pay) => observation("x", pay));
    const pooled = new Map([["y", { ...facts, pooledWith: ["x"] }]]);
    expect(computeTitleStatistics("s", rows, pooled, 1)).toMatchObject([
      { roleSlug: "y", count: 5, median: 120 },
    ]);
  });
});

describe("a title at the same employer", () => {
  const filing = (role: string | null, pay: number, group: string, code = "1") => ({
    ...{ role, named: role, code, filedCode: code, pay, stated: pay, group },
    ...{ experience: null, year: null },
  });
  const facts = { code: "1", pooledWith: [], keepsWage: false };
  /** Employers that pay their own level, and the title a tenth less than others. */
  const employers = (count: number, ofTitle = 1) =>
    Array.from({ length: count }, (_, index) => {
      const level = 50_000 * 2 ** index;
      return [
        ...Array.from({ length: ofTitle }, () => filing("x", level * 0.9, `E${index}`)),
        filing("y", level, `E${index}`),
      ];
    }).flat();
  const compare = (rows: ReturnType<typeof filing>[]) =>
    compareWithinEmployers(rows, new Map([["x", facts]])).get("x");

  it("is compared with the other titles there, however differently employers pay", () => {
    // Whoever pays little files the title alone, and does not count.
    const alone = Array.from({ length: 50 }, (_, index) => filing("x", 20_000, `C${index}`));
    const found = compare([...employers(6), ...alone]);
    expect(found?.groups).toBe(6);
    expect(found?.logRatio).toBeCloseTo(Math.log(0.9), 12);
  });

  it("needs five employers that file both under its occupation", () => {
    expect(compare(employers(4))).toBeUndefined();
    expect(compare(employers(5))?.groups).toBe(5);
    const elsewhere = employers(5).map((own) => ({ ...own, code: "2" }));
    expect(compare(elsewhere)).toBeUndefined();
  });

  it("counts an employer by its filings of the title, up to ten", () => {
    const one = [
      ...Array.from({ length: 100 }, () => filing("x", 50_000, "big")),
      filing("y", 100_000, "big"),
    ];
    const found = compare([...employers(5), ...one]);
    const weighed = (5 * Math.log(0.9) + 10 * Math.log(0.5)) / 15;
    expect(found?.logRatio).toBeCloseTo(weighed, 12);
  });

  it("is compared together with the titles of the same job", () => {
    const rows = employers(5).map((own) => ({ ...own, role: own.role === "x" ? "z" : own.role }));
    const pooled = new Map([["x", { ...facts, pooledWith: ["z"] }]]);
    expect(compareWithinEmployers(rows, pooled).get("x")?.logRatio).toBeCloseTo(Math.log(0.9), 12);
  });
});

describe("a title at the same experience", () => {
  const posting = (role: string, pay: number, experience: string, year: string, at: number) => ({
    ...{ role, named: role, code: "1", filedCode: null, pay, stated: pay, group: `${at}` },
    ...{ experience, year },
  });
  const ratios: Record<string, number> = { x: 0.8, y: 1, z: 1.1 };
  const levels: Record<string, number> = { EN: 1, SE: 2 };
  const roles = new Map(
    Object.keys(ratios).map((slug) => [slug, { code: "1", pooledWith: [], keepsWage: false }]),
  );
  /** `x` is posted mostly for experienced people, who are paid twice as much. */
  const rows = Object.entries(ratios).flatMap(([role, ratio]) =>
    Array.from({ length: 40 }, (_, at) => {
      const experience = at % 4 < (role === "x" ? 3 : 1) ? "SE" : "EN";
      const year = at % 8 < 4 ? "2023" : "2024";
      const pay = 50_000 * ratio * (levels[experience] ?? 1) * (year === "2024" ? 1.05 : 1);
      return posting(role, pay, experience, year, at);
    }),
  );

  it("is what it pays more or less, not how senior it is", () => {
    const found = compareAtExperience(rows, roles, 3);
    const mean = (Math.log(0.8) + Math.log(1.1)) / 3;
    expect(found.get("x")?.logRatio).toBeCloseTo(Math.log(0.8) - mean, 9);
    expect(found.get("z")?.logRatio).toBeCloseTo(Math.log(1.1) - mean, 9);
    expect(found.get("x")?.groups).toBe(40);
  });

  it("needs enough titles, and five postings of a title", () => {
    expect(compareAtExperience(rows, roles, 4).size).toBe(0);
    const few = [...rows, posting("w", 50_000, "EX", "2020", 0)];
    const withFew = new Map([...roles, ["w", { code: "1", pooledWith: [], keepsWage: false }]]);
    const found = compareAtExperience(few, withFew, 3);
    expect(found.has("w")).toBe(false);
    expect(found.get("x")).toEqual(compareAtExperience(rows, roles, 3).get("x"));
  });
});

describe("the level of a state", () => {
  const levelOf = stateLevels({
    national: [
      { code: "15-1252", median: 100 },
      { code: "15-1251", median: 100 },
      { code: "29-1141", median: 100 },
    ],
    states: [
      { code: "15-1252", areaCode: "CA", median: 130 },
      { code: "15-1251", areaCode: "CA", median: null },
      { code: "29-1141", areaCode: "CA", median: 150 },
    ],
  });

  it("is its published wage relative to the nation's, else its group's, else 1", () => {
    expect(levelOf("15-1252", "CA")).toBe(1.3);
    expect(levelOf("15-1251", "CA")).toBe(1.3);
    expect(levelOf("11-1011", "CA")).toBe(1.4);
    expect(levelOf("15-1252", "GU")).toBe(1);
  });
});

describe("the fitted deviations", () => {
  /** Deterministic normal deviates: the quantiles of a normal, shuffled by a fixed stride. */
  const deviates = (count: number, stride: number) =>
    Array.from({ length: count }, (_, index) => {
      const share = (((index * stride) % count) + 0.5) / count;
      return normalQuantile(share);
    });
  const statistic = (
    slug: string,
    sourceId: string,
    y: number,
    groups: number,
  ): TitleStatistic => ({
    roleSlug: slug,
    sourceId,
    count: groups,
    groups,
    median: 100_000 * Math.exp(y),
    logSd: 0.3,
    occupationCount: 100_000,
    occupationGroups: 100_000,
    occupationMedian: 100_000,
    p10: null,
    p90: null,
    adjustedLogRatio: y,
    adjustedGroups: groups,
    contradicts: false,
  });
  const titles = (count: number, more: Partial<WeighedTitle> = {}): WeighedTitle[] =>
    Array.from({ length: count }, (_, index) => ({
      ...{ slug: `r${index}`, code: "1", namesOccupation: false, filings: 1, ...more },
    }));
  const se = (groups: number) => 1.2533 * 0.3 * Math.sqrt(1 / groups + 1 / 100_000);

  it("recover the parameters that generated the data", () => {
    const count = 997;
    const truth = deviates(count, 1);
    const shift = [deviates(count, 211), deviates(count, 389)];
    const noise = [deviates(count, 503), deviates(count, 701)];
    const statistics = truth.flatMap((own, index) =>
      [0, 1].map((source) => {
        const groups = 20 + (index % 5) * 40;
        const y =
          0.1 * own +
          0.06 * (shift[source]?.[index] ?? 0) +
          se(groups) * (noise[source]?.[index] ?? 0);
        return statistic(`r${index}`, marketSources[source] ?? "", y, groups);
      }),
    );
    const { section: fitted } = fitTitleFactor(statistics, titles(count));
    expect(fitted.tau).toBeGreaterThan(0.09);
    expect(fitted.tau).toBeLessThan(0.11);
    expect(fitted.source_tau).toBeGreaterThan(0.045);
    expect(fitted.source_tau).toBeLessThan(0.075);
  });

  it("are zero if the data show only sampling error", () => {
    const statistics = deviates(200, 1).map((deviate, index) =>
      statistic(`r${index}`, "s", 0.5 * se(10) * deviate, 10),
    );
    const fitted = { tau: 0, source_tau: 0, scale_tau: 0 };
    expect(fitTitleFactor(statistics, titles(200)).section).toMatchObject(fitted);
  });

  it("ignore the noise of one source: only what two sources share belongs to the titles", () => {
    const count = 997;
    const [own, first, second] = [deviates(count, 1), deviates(count, 211), deviates(count, 389)];
    const { section: fitted } = fitTitleFactor(
      own.flatMap((title, index) => [
        statistic(`r${index}`, marketSources[0], 0.15 * title + 0.3 * (first[index] ?? 0), 1000),
        statistic(`r${index}`, marketSources[1], 0.15 * title + 0.3 * (second[index] ?? 0), 1000),
      ]),
      titles(count),
    );
    expect(fitted.tau).toBeGreaterThan(0.13);
    expect(fitted.tau).toBeLessThan(0.17);
  });

  it("mark a title more than 35% from its occupation, unless it is a name of it", () => {
    const far = statistic("r0", marketSources[0], Math.log(0.6), 100);
    const marked = (statistics: TitleStatistic[], more: Partial<WeighedTitle> = {}) =>
      fitTitleFactor(statistics, titles(1, more)).contradicting.has("r0");
    expect(marked([far])).toBe(true);
    expect(marked([far], { namesOccupation: true })).toBe(false);
    // The medians do not count where something is held fixed, nor one source of two alone.
    expect(marked([{ ...far, adjustedLogRatio: -0.1 }])).toBe(false);
    expect(marked([far, statistic("r0", marketSources[1], 0, 100)])).toBe(false);
    const { section } = fitTitleFactor([far], titles(1));
    expect(section.contradicting_tau).toBeCloseTo(-Math.log(0.6), 1);
  });

  it("take the occupation's mean off, in which titles weigh by their filings", () => {
    const known = [
      statistic("r0", marketSources[0], 0.1, 10_000),
      statistic("r0", marketSources[1], 0.1, 10_000),
      statistic("r1", marketSources[0], -0.2, 10_000),
      statistic("r1", marketSources[1], -0.2, 10_000),
    ];
    const [first, second, third] = titles(3);
    if (!first || !second || !third) throw new Error("There are three titles.");
    const weighed = [
      { ...first, filings: 300, namesOccupation: true },
      { ...second, filings: 100 },
      // Without evidence: it counts as 0.
      { ...third, filings: 600 },
    ];
    const { section } = fitTitleFactor(known, weighed);
    const shrinkage = section.tau ** 2 / (section.tau ** 2 + (0.07 ** 2 + 0.25 ** 2 / 10_000) / 2);
    const mean = (shrinkage * (300 * 0.1 - 100 * 0.2)) / 1000;
    expect(section.centers["1"]).toBeCloseTo(mean, 3);
    // A title of another kind, however often it is filed, moves none of them.
    const [, , , strange] = titles(4);
    if (!strange) throw new Error("There are four titles.");
    const far = statistic("r3", marketSources[0], 1, 10_000);
    const mixed = fitTitleFactor([...known, far], [...weighed, { ...strange, filings: 90_000 }]);
    expect([...mixed.contradicting]).toEqual(["r3"]);
    expect(mixed.section.centers).toEqual(section.centers);
  });

  it("give a title without evidence the deviation of titles with evidence", () => {
    const count = 200;
    const statistics = deviates(count, 1).flatMap((deviate, index) =>
      marketSources.map((source) => statistic(`r${index}`, source, 0.15 * deviate, 10_000)),
    );
    const { section } = fitTitleFactor(statistics, titles(count));
    expect(section.unknown_tau).toBeGreaterThanOrEqual(section.tau);
    expect(section.unknown_tau).toBeCloseTo(0.15, 1);
  });
});

/** Inverse of the normal distribution by bisection of a numerical integral. */
function normalQuantile(share: number): number {
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const below = (x: number) => {
    const steps = 200;
    const width = x / steps;
    let area = 0;
    for (let step = 0; step < steps; step += 1) area += density((step + 0.5) * width) * width;
    return 0.5 + area;
  };
  let low = -6;
  let high = 6;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
