import { expect, it } from "vitest";
import { CalibrationChart } from "#shared/html/charts/calibration.tsx";
import calibration from "#shared/site/docs/calibration-tables.json" with { type: "json" };

const header = ["", "cells", "inside 95% interval", "median error", "95th percentile error"];

/** The drawing of a table as text. */
const draw = async (table: { title: string; header: string[]; rows: string[][] }) =>
  String(await CalibrationChart({ id: "c", table }).toString());

const numbers = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map(([, value]) => Number(value));

it("places a share of 93% and of 97% at the ends of the target", async () => {
  const rows = [
    ["low", "10", "93.0%", "5%", "20%"],
    ["high", "10", "97.0%", "5%", "40%"],
  ];
  const svg = await draw({ title: "T", header, rows });
  const [from, to] = numbers(svg, /class="dot" cx="([\d.]+)"/g);
  const [, start, width] = /class="target" x="([\d.]+)"[^>]*? width="([\d.]+)"/.exec(svg) ?? [];
  expect(from).toBe(Number(start));
  expect(to).toBeCloseTo(Number(start) + Number(width), 5);
  // The bar of errors is twice as long from zero, the medians are at one place.
  const [a = 0, b = 0] = numbers(svg, /class="bar" x="[\d.]+"[^>]*? width="([\d.]+)"/g);
  const [first, second] = numbers(svg, /class="tick" x="([\d.]+)"/g);
  expect(second).toBe(first);
  expect(b / a).toBeCloseTo(35 / 15, 1);
});

it.each(calibration.tables)(
  "draws $title with its numbers, described, and a table behind",
  async (table) => {
    const svg = await draw(table);
    expect(svg).toMatch(/role="img" aria-labelledby="c-title c-desc"/);
    expect(svg).toContain(`<desc id="c-desc">${table.rows[0]?.[0]?.charAt(0).toUpperCase()}`);
    expect(numbers(svg, /class="dot" cx="([\d.]+)"/g)).toHaveLength(table.rows.length);
    expect(svg).not.toContain("NaN");
    for (const value of table.rows.flatMap((row) => row.slice(1))) {
      expect(svg).toContain(`<td class="number">${value}</td>`);
    }
  },
);
