/** The charts of an account's use: limits as bars, time as columns. */

import { describe, expect, it } from "vitest";
import { ColumnsChart } from "#shared/html/charts/columns.tsx";
import { LimitBars } from "#shared/html/charts/limit-bars.tsx";
import type { Markup } from "#shared/html/page.ts";

const html = async (markup: Markup) => String(await markup);
const numbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => Number(match[1]));

describe("the bars of limits", () => {
  const bar = (used: number, limit: number) => ({
    name: "This month",
    used,
    limit,
    resets: "soon",
  });
  const widths = async (used: number, limit: number) =>
    numbers(
      await html(LimitBars({ id: "a", title: "Use", bars: [bar(used, limit)] })),
      /class="use[^"]*" [^>]*width="([\d.]+)"/g,
    );

  it("are as long as the share of the limit that is used", async () => {
    expect(await widths(250, 1_000)).toEqual([135]);
    expect(await widths(1_000, 1_000)).toEqual([540]);
    expect(await widths(2_000, 1_000)).toEqual([540]);
    expect(await widths(1, 500_000)).toEqual([4]);
    expect(await widths(0, 1_000)).toEqual([]);
  });

  it("say the numbers to those who do not see them, and in a table", async () => {
    const text = await html(
      LimitBars({ id: "a", title: "Use", bars: [bar(0, 60), bar(12_345, 250_000), bar(9, 9)] }),
    );
    expect(text).toContain("This month: 0 of 60 requests, none.");
    expect(text).toContain("This month: 12,345 of 250,000 requests, 5%.");
    expect(text).toContain("This month: 9 of 9 requests, all of it.");
    expect(text).toContain('aria-labelledby="a-title a-desc"');
    expect(text).toContain("<caption>Use</caption>");
  });
});

describe("columns", () => {
  const columns = ["1 May 2026", "2 May 2026", "3 May 2026"].map((name) => ({ name, label: "" }));
  const chart = (...series: { name: string; counts: number[] }[]) =>
    html(ColumnsChart({ id: "d", title: "By day", what: "requests", columns, series }));
  const heights = (text: string) => numbers(text, /class="column[^"]*" [^>]*height="([\d.]+)"/g);

  it("have parts as high as their counts, one on the other", async () => {
    const text = await chart(
      { name: "one", counts: [10, 0, 5] },
      { name: "two", counts: [0, 0, 15] },
    );
    expect(heights(text)).toEqual([100, 50, 150]);
    expect(numbers(text, /class="column[^"]*" x="[\d.]+" y="([\d.]+)"/g)).toEqual([114, 164, 14]);
    expect(text).toContain(
      "1 May 2026 to 3 May 2026: 30 requests, the most, 20, in 3 May 2026; 20 in 3 May 2026.",
    );
    expect(text).toContain('class="key shade-5">one<');
    expect(text).toContain('<td class="number">20</td><td class="number">5</td>');
  });

  it("have names that cannot become markup", async () => {
    const text = await chart(
      { name: "<script>", counts: [1, 2, 3] },
      { name: "two", counts: [1, 2, 3] },
    );
    expect(text).not.toContain("<script>");
  });
});
