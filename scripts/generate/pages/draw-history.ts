import { drawing, place, thousands } from "./svg.ts";

/** One quarter of the plot. */
interface Snapshot {
  quarter: string;
  low: number;
  median: number;
  high: number;
  confidence_lower: number;
  confidence_upper: number;
}

const size = { width: 720, height: 380 };
const frame = { left: 72, right: 704, top: 24, bottom: 330 };

/** The median of each quarter, its 95% interval and the quartiles around it. */
export function drawHistory(snapshots: readonly Snapshot[]): string {
  const step = 20_000;
  const all = snapshots.flatMap((snapshot) => [
    ...[snapshot.low, snapshot.high],
    ...[snapshot.confidence_lower, snapshot.confidence_upper],
  ]);
  const bottom = Math.floor(Math.min(...all) / step) * step;
  const top = Math.ceil(Math.max(...all) / step) * step;
  const x = (index: number) =>
    frame.left + (index / (snapshots.length - 1)) * (frame.right - frame.left);
  const y = (dollars: number) =>
    frame.bottom - ((dollars - bottom) / (top - bottom)) * (frame.bottom - frame.top);
  const trace = (value: (snapshot: Snapshot) => number) =>
    snapshots.map((snapshot, index) => `${place(x(index))} ${place(y(value(snapshot)))}`);
  const area = (upper: (s: Snapshot) => number, lower: (s: Snapshot) => number) =>
    `M${[...trace(upper), ...trace(lower).reverse()].join("L")}Z`;

  const levels = Array.from({ length: (top - bottom) / step + 1 }, (_, n) => bottom + n * step);
  const years = snapshots.flatMap(({ quarter }, index) =>
    quarter.startsWith("Q1") ? [{ index, year: quarter.slice(3) }] : [],
  );
  const last = snapshots.at(-1);
  return drawing("Median pay by quarter", size, [
    ...levels.map(
      (level) =>
        `<path class="grid" d="M${frame.left} ${place(y(level))}H${frame.right}"/><text x="${frame.left - 8}" y="${place(y(level) + 5)}" text-anchor="end">${thousands(level)}</text>`,
    ),
    ...years.map(
      ({ index, year }) =>
        `<text x="${place(x(index))}" y="352" text-anchor="middle">${year}</text>`,
    ),
    `<path class="mark" opacity=".2" d="${area(
      (s) => s.high,
      (s) => s.low,
    )}"/>`,
    ...[trace((s) => s.confidence_upper), trace((s) => s.confidence_lower)].map(
      (points) =>
        `<path class="line" stroke-width="1.5" stroke-dasharray="5 5" d="M${points.join("L")}"/>`,
    ),
    `<path class="line" stroke-width="3" stroke-linejoin="round" d="M${trace((s) => s.median).join("L")}"/>`,
    ...(last
      ? [
          `<text x="${frame.right}" y="${place(y(last.median) - 10)}" text-anchor="end">median ${last.quarter}: $${last.median.toLocaleString("en-US")}</text>`,
        ]
      : []),
    `<text x="${frame.left}" y="374">Band: 25th to 75th percentile. Dashed: 95% interval of the median.</text>`,
  ]);
}
