import type { Wages } from "#shared/reference/records.ts";
import { percent, type Section } from "./section.ts";

const shares = [0, 0.1, 0.2, 0.3, 0.5, 1];
const fastest = 0.06;
const total = "00-0000";

/** Growth is measured over three years, and tried on the next one or two. */
const measuredYears = 3;
const triedYears = [1, 2];

/** Years of three releases: growth is measured between the first two and tried on the last. */
export function listWindows(years: readonly number[]): [number, number, number][] {
  const known = new Set(years);
  return [...known]
    .sort((a, b) => a - b)
    .flatMap((first) =>
      triedYears.map((gap): [number, number, number] => {
        const last = first + measuredYears;
        return [first, last, last + gap];
      }),
    )
    .filter((window) => window.every((year) => known.has(year)));
}

/** Whether an occupation's own growth predicts its next years better than the growth of all occupations. */
export function compareGrowth(national: ReadonlyMap<string, readonly Wages[]>): Section {
  const windows = listWindows((national.get(total) ?? []).map(({ year }) => year));
  return {
    title: "Carrying forward: growth of all occupations or the occupation's own",
    isForFitting: true,
    text: "Mean absolute error in logs of national medians carried forward at a yearly rate: the growth of all occupations over three years plus a share of the difference of the occupation's own growth from it, limited to 0% to 6%. The correlation is that of an occupation's growth before and after.",
    header: [
      "measured, carried to",
      "occupations",
      "correlation",
      ...shares.map((share) => `own share ${share}`),
    ],
    rows: windows.map(([first, last, next]) => {
      const everyone = growth(national.get(total), first, last) ?? 0;
      const pairs = [...national].flatMap(([code, series]) => {
        const own = growth(series, first, last);
        const later = growth(series, last, next);
        return code === total || own === null || later === null ? [] : [{ own, later }];
      });
      const errors = shares.map((share) => {
        const rate = (own: number) =>
          Math.min(fastest, Math.max(0, everyone + share * (own - everyone)));
        const off = pairs.map(
          ({ own, later }) => (next - last) * Math.abs(Math.log((1 + rate(own)) / (1 + later))),
        );
        return percent(mean(off), 2);
      });
      return [
        `${first} to ${last}, ${next}`,
        String(pairs.length),
        correlation(pairs).toFixed(2),
        ...errors,
      ];
    }),
  };
}

function growth(series: readonly Wages[] | undefined, from: number, to: number): number | null {
  const at = (year: number) => series?.find((wages) => wages.year === year)?.median;
  const [before, after] = [at(from), at(to)];
  return before && after ? (after / before) ** (1 / (to - from)) - 1 : null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function correlation(pairs: readonly { own: number; later: number }[]): number {
  const [x, y] = [mean(pairs.map(({ own }) => own)), mean(pairs.map(({ later }) => later))];
  const sum = (of: (pair: { own: number; later: number }) => number) =>
    pairs.reduce((s, pair) => s + of(pair), 0);
  const spread = Math.sqrt(sum(({ own }) => (own - x) ** 2) * sum(({ later }) => (later - y) ** 2));
  return sum(({ own, later }) => (own - x) * (later - y)) / spread;
}
