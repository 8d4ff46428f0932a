import { expect, it } from "vitest";
import type { ChartData } from "#shared/mcp/charts/tool-chart.ts";
import { drawCharts } from "#shared/mcp/in-chat/draw-charts.page.tsx";

const subject = { role: { title: "Electrician" }, city: { name: "Austin", state: "TX" } };
const citation = "Electrician in Austin, TX: median $60,000.";

const distribution: ChartData = {
  kind: "distribution",
  ...subject,
  experience: { level: "staff" },
  distribution: { p10: null, p25: 50_000, p50: 60_000, p75: 70_000, p90: null },
  estimate: { confidence_lower: 55_000, confidence_upper: 65_000 },
  observed: null,
  citation,
};
const band = (median: number) => ({ p25: null, median, p75: median + 10_000 });
const levels: ChartData = {
  kind: "levels",
  ...subject,
  city: null,
  levels: {
    any: band(60_000),
    entry: band(40_000),
    mid: band(50_000),
    senior: band(60_000),
    staff: band(70_000),
  },
  citation,
};
const comparison: ChartData = {
  kind: "comparison",
  sides: [
    { name: "Electrician", estimate: { low: 50_000, median: 60_000, high: 70_000 } },
    { name: "<Plumber>", estimate: { low: null, median: 61_000, high: null } },
  ],
};

it("draws what is known of a distribution, and says whose it is", () => {
  const { title, html } = drawCharts([distribution]);
  expect(title).toBe("Pay of Electrician in Austin, TX, 10 years or more");
  expect(html).toContain(
    "Typical pay is $60,000 a year, likely between $55,000 and $65,000. Half are paid $50,000 to $70,000.",
  );
  expect(html).not.toMatch(/offer|ublished \$|null|undefined|\bNaN\b/);
});

it("draws the levels of the nation", () => {
  const { title, html } = drawCharts([levels]);
  expect(title).toBe("Pay of Electrician in the United States by level");
  expect(html).toContain(
    "Medians: Any experience $60,000, 0–2 years $40,000, 3–5 years $50,000, 6–9 years $60,000, 10 years or more $70,000.",
  );
  expect(html).toContain("not published");
});

it("draws several, with one heading of the first rank, each id once and one citation", () => {
  const { title, html } = drawCharts([distribution, comparison, levels]);
  expect(title).toBe("Pay of Electrician in Austin, TX, 10 years or more");
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html).toContain("<h2>Electrician or &lt;Plumber&gt;</h2>");
  expect(html).not.toContain("<Plumber>");
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html.split(citation)).toHaveLength(2);
});
