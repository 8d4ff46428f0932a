import { describe, expect, it } from "vitest";
import type { Figures } from "../../../scripts/bench/figures.ts";
import { reportChange } from "../../../scripts/bench/report-change.ts";

const figures: Figures = {
  ...{ perSecond: 300, ofHello: 0.02, p50: 90, p99: 200, processorTime: 3_000 },
  ...{ rowsRead: 1_900, databaseCalls: 1, objectCalls: 0, cacheHits: 0, cost: 2.2 },
};
const earlier = { date: "2026-11-21", commit: "abc1234", rows: { kept: figures, gone: figures } };
const lineOf = (report: string, name: string) =>
  report.split("\n").find((line) => line.startsWith(`| ${name} |`));

describe("reportChange", () => {
  it("shows each figure before, now and the change", () => {
    const now = { ...figures, ofHello: 0.2, processorTime: 600, rowsRead: 19, cost: 0.33 };
    const run = { ...earlier, rows: { kept: now } };
    expect(lineOf(reportChange(run, earlier), "kept")).toBe(
      "| kept | 0.02 → 0.20 (+900%) | 3000 → 600 (−80%) | 1900.0 → 19.0 (−99%) | 1.0 | 0 | 2.20 → 0.330 (−85%) |",
    );
  });

  it("marks rows and figures that the earlier run did not have", () => {
    const before = { ...earlier, rows: { kept: { ofHello: 0.02 } } };
    const run = { ...earlier, rows: { kept: figures, added: figures } };
    const report = reportChange(run, before);
    expect(lineOf(report, "added")).toContain("new");
    expect(lineOf(report, "kept")).toBe("| kept | 0.02 | 3000 | 1900.0 | 1.0 | 0 | 2.20 |");
  });

  it("says so if no run is committed", () => {
    expect(reportChange(earlier, null)).toContain("No earlier run has been committed");
  });
});
