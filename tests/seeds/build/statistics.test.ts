import { describe, expect, it } from "vitest";
import { parseTable } from "../../../seeds/build/input/read-table.ts";
import type { Role } from "../../../seeds/build/roles/role.ts";
import { fitTitleFactor } from "../../../seeds/build/statistics/fit-title-factor.ts";
import { quantile } from "../../../seeds/build/statistics/quantile.ts";
import {
  filingColumns,
  postingColumns,
  readFilings,
  readPostings,
} from "../../../seeds/build/statistics/read-observations.ts";
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
  };
}
const roles = new Map(
  [role("Data Engineer", "15-1243"), role("Architect", "17-1011", false)].map((own) => [
    own.key,
    own,
  ]),
);

describe("observations", () => {
  it("count filings of the 2018 SOC with a wage, under the code filed, all grades of the title", () => {
    const row = (employer: string, title: string, soc: string, wage: number, flags = "true,true") =>
      `${employer},${title},${soc},${wage},${flags}`;
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
    expect(readFilings(table, roles, [])).toEqual([
      { role: "data-engineer", code: "15-1243", pay: 120000, group: "A" },
      { role: "data-engineer", code: "15-1243", pay: 150000, group: "A" },
      { role: null, code: "15-1252", pay: 140000, group: "B" },
      { role: null, code: "15-1299", pay: 90000, group: "B" },
      { role: null, code: "29-2010", pay: 70000, group: "C" },
    ]);
  });

  it("count postings under the role they name, if the source may speak of it", () => {
    const table = parseTable(
      "postings.csv",
      Buffer.from("title,pay\nData Engineer (Remote),100000\nArchitect,90000\nManager,80000\n"),
      postingColumns,
    );
    const observations = readPostings(table, roles, ({ specialized }) => specialized, []);
    expect(observations).toEqual([
      { role: "data-engineer", code: "15-1243", pay: 100000, group: "2" },
    ]);
  });
});

describe("title statistics", () => {
  it("interpolates quantiles as R's type 7", () => {
    expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantile([7], 0.9)).toBe(7);
  });

  it("compares a title with all of its occupation, counting employers", () => {
    const own = [100, 110, 120, 130, 140].map((pay) => ({ role: "x", code: "1", pay, group: "A" }));
    const others = [80, 90, 100, 110, 200].map((pay, index) => ({
      role: null,
      code: "1",
      pay,
      group: `B${index}`,
    }));
    const [statistic, ...rest] = computeTitleStatistics("s", [...own, ...others], 1);
    expect(rest).toEqual([]);
    expect(statistic).toEqual({
      roleSlug: "x",
      sourceId: "s",
      count: 5,
      groups: 1,
      median: 120,
      logSd: Number((Math.log(127.5 / 100) / 1.349).toFixed(4)),
      occupationCount: 10,
      occupationGroups: 6,
      occupationMedian: 110,
    });
  });

  it("says nothing below five observations or among too few titles", () => {
    const rows = [1, 2, 3, 4].map((pay) => ({ role: "x", code: "1", pay, group: "A" }));
    expect(computeTitleStatistics("s", rows, 1)).toEqual([]);
    const five = [...rows, { role: "x", code: "1", pay: 5, group: "A" }];
    expect(computeTitleStatistics("s", five, 2)).toEqual([]);
    expect(computeTitleStatistics("s", five, 1)).toHaveLength(1);
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
  });
  const se = (groups: number) => 1.2533 * 0.3 * Math.sqrt(1 / groups + 1 / 100_000);

  it("recover what made the data", () => {
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
        return statistic(`r${index}`, `s${source}`, y, groups);
      }),
    );
    const fitted = fitTitleFactor(statistics);
    expect(fitted.tau).toBeGreaterThan(0.09);
    expect(fitted.tau).toBeLessThan(0.11);
    expect(fitted.source_tau).toBeGreaterThan(0.045);
    expect(fitted.source_tau).toBeLessThan(0.075);
  });

  it("are zero where the data show no more than their own error", () => {
    const statistics = deviates(200, 1).map((deviate, index) =>
      statistic(`r${index}`, "s", 0.5 * se(10) * deviate, 10),
    );
    expect(fitTitleFactor(statistics)).toEqual({ tau: 0, source_tau: 0, min_count: 5 });
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
