/** What the widget says, whatever creates its elements. */
import { describe, expect, it } from "vitest";
import { type Create, type Figures, sentenceOf, viewOf } from "#shared/salaries/widget/view.ts";

const figures: Figures = {
  role: { slug: "electrician", title: "Electrician" },
  city: { slug: "austin", name: "Austin", state: "TX" },
  experienceBands: {
    any: { median: 69_000, p25: 55_000, p75: 82_000 },
    entry: { median: 48_000, p25: 40_000, p75: 55_000 },
    mid: { median: 61_500, p25: 50_000, p75: 75_000 },
    senior: { median: 78_720, p25: null, p75: null },
    staff: { median: 95_325, p25: 80_000, p75: 1_200_000 },
  },
  whitelabel: false,
  updated: "2026-09-30",
  poweredBy: { name: "The service", url: "https://api.example.com" },
};

/** Elements as text: `<tag name=value>`. */
const write: Create<string> = (tag, attributes, ...children) => {
  const listed = Object.entries(attributes).filter(([, value]) => value !== null);
  return `<${[tag, ...listed.map((pair) => pair.join("="))].join(" ")}>${children.join("")}</>`;
};
const view = (level: Parameters<typeof sentenceOf>[1], other: Partial<Figures> = {}) =>
  viewOf(write, { ...figures, ...other }, level, "https://api.example.com").join("\n");
const text = (html: string) => html.replaceAll(/<[^>]*>/g, "");

describe("the widget's view", () => {
  it("shows the figure of the level with its middle half, and all levels", () => {
    const shown = view("mid");
    expect(text(shown)).toContain("Electrician in Austin, TX");
    expect(text(shown)).toContain("$61,500 a year is typical, with 3-5 years of experience");
    expect(text(shown)).toContain("The middle half makes $50,000 to $75,000.");
    expect(text(shown)).toMatch(
      /0-2 years\$48,0003-5 years\$61,5006-9 years\$78,72010\+ years\$95,325/,
    );
    expect(shown.match(/part=level chosen/g)).toHaveLength(1);
    expect(shown).toContain("href=https://api.example.com/salaries/electrician/austin?exp=mid ");
  });

  it("groups millions, and says where quartiles are not published", () => {
    expect(text(view("staff"))).toContain("$80,000 to $1,200,000.");
    expect(text(view("senior"))).toContain("The range around it is not published.");
    expect(view("senior")).toContain("/salaries/electrician/austin?exp=senior");
  });

  it("draws bars on one scale, within the drawing", () => {
    const bars = [...view("mid").matchAll(/x=([\d.]+) width=([\d.]+)/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ]);
    expect(bars).toHaveLength(10);
    for (const [x = -1, width = 0] of bars) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(width).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(101);
    }
    // Staff reaches the end of the scale.
    expect(bars[6]).toEqual([6.6, 1]);
  });

  it("names the service and links to the figure, but not with a white-label key", () => {
    expect(text(view("mid"))).toContain("The service");
    const { poweredBy: _, ...rest } = figures;
    const plain = view("mid", { ...rest, poweredBy: undefined, whitelabel: true });
    expect(plain).not.toContain("href");
    expect(text(plain)).toContain("estimated from public wage data as of 2026-09-30");
  });

  it("is the nation's without a city", () => {
    expect(text(view("mid", { city: null }))).toContain("Electrician in the United States");
    expect(sentenceOf({ ...figures, city: null }, "entry")).toBe(
      "Electrician in the United States, 0-2 years of experience: $48,000 a year",
    );
  });
});
