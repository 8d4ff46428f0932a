import { describe, expect, it } from "vitest";
import { parseTable } from "../../../seeds/build/input/read-table.ts";
import type { Role } from "../../../seeds/build/roles/role.ts";
import { fitTitleFactor, marketSources } from "../../../seeds/build/statistics/fit-title-factor.ts";
import { quantile } from "../../../seeds/build/statistics/quantile.ts";
import {
  filingColumns,
  postingColumns,
  readFilings,
  readPostings,
} from "../../../seeds/build/statistics/read-observations.ts";
import { stateLevels } from "../../../seeds/build/statistics/state-levels.ts";
import {
  computeTitleStatistics,
  type TitleStatistic,
} from "../../../seeds/build/statistics/title-statistics.ts";
import { parseTitle } from "../../../seeds/build/titles/parse-title.ts";

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
    ) => ({ role, named, code, filedCode, pay: stated / 1.25, stated, group });
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
      Buffer.from("title,pay\nData Engineer (Remote),100000\nArchitect,90000\nManager,80000\n"),
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
      },
    ]);
  });
});

describe("title statistics", () => {
  it("interpolates quantiles as R's type 7", () => {
    expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantile([7], 0.9)).toBe(7);
  });

  const observation = (role: string | null, pay: number, group = "A") => ({
    role,
    named: role,
    code: "1",
    filedCode: "1",
    pay,
    stated: pay,
    group,
  });
  const facts = { code: "1", pooledWith: [], keepsWage: false, namesOccupation: false };
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
      contradicts: false,
    });
  });

  it("needs five observations and enough titles", () => {
    const rows = [1, 2, 3, 4].map((pay) => observation("x", pay));
    expect(computeTitleStatistics("s", rows, x, 1)).toEqual([]);
    const five = [...rows, observation("x", 5)];
    expect(computeTitleStatistics("s", five, x, 2)).toEqual([]);
    expect(computeTitleStatistics("s", five, x, 1)).toHaveLength(1);
  });

  it("reports the title's 10th and 90th percentiles from ten observations", () => {
    const ten = Array.from({ length: 10 }, (_, index) => observation("x", 100 + index));
    const [statistic] = computeTitleStatistics("s", ten, x, 1);
    expect(statistic).toMatchObject({ p10: 100.9, p90: 108.1 });
  });

  it("flags a title more than 35% from its occupation, unless the occupation has its name", () => {
    const rows = [
      ...[50, 50, 50, 50, 50].map((pay) => observation("x", pay)),
      ...Array.from({ length: 20 }, (_, index) => observation(null, 100, `B${index}`)),
    ];
    const marked = (more: object) =>
      computeTitleStatistics("s", rows, new Map([["x", { ...facts, ...more }]]), 1)[0]?.contradicts;
    expect(marked({})).toBe(true);
    expect(marked({ namesOccupation: true })).toBe(false);
    expect(marked({ keepsWage: true })).toBeUndefined();
  });

  it("pools the evidence of titles for the same job", () => {
    const rows = [100, 110, 120, 130, 140].map((pay) => observation("x", pay));
    const pooled = new Map([["y", { ...facts, pooledWith: ["x"] }]]);
    expect(computeTitleStatistics("s", rows, pooled, 1)).toMatchObject([
      { roleSlug: "y", count: 5, median: 120 },
    ]);
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
    contradicts: false,
  });
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
    const fitted = fitTitleFactor(statistics);
    expect(fitted.tau).toBeGreaterThan(0.09);
    expect(fitted.tau).toBeLessThan(0.11);
    expect(fitted.source_tau).toBeGreaterThan(0.045);
    expect(fitted.source_tau).toBeLessThan(0.075);
  });

  it("are zero if the data show only sampling error", () => {
    const statistics = deviates(200, 1).map((deviate, index) =>
      statistic(`r${index}`, "s", 0.5 * se(10) * deviate, 10),
    );
    expect(fitTitleFactor(statistics)).toMatchObject({ tau: 0, source_tau: 0, scale_tau: 0 });
  });

  it("ignore the noise of one source: only what two sources share belongs to the titles", () => {
    const count = 997;
    const [own, first, second] = [deviates(count, 1), deviates(count, 211), deviates(count, 389)];
    const fitted = fitTitleFactor(
      own.flatMap((title, index) => [
        statistic(`r${index}`, marketSources[0], 0.15 * title + 0.3 * (first[index] ?? 0), 1000),
        statistic(`r${index}`, marketSources[1], 0.15 * title + 0.3 * (second[index] ?? 0), 1000),
      ]),
    );
    expect(fitted.tau).toBeGreaterThan(0.13);
    expect(fitted.tau).toBeLessThan(0.17);
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
