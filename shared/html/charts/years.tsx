import type { Child } from "hono/jsx";
import { dollars } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale, ticks } from "./scale.ts";

/** A published median, USD a year. */
interface Year {
  year: number;
  median: number;
}

const sizes = { wide: 560, narrow: 344 } as const;
const height = 160;
const plot = { left: 80, right: 84, top: 16, bottom: 128 };

/** Published pay year by year: a line with its first and last amount at its ends. */
export function YearsChart({
  subject,
  years,
  children,
}: {
  subject: string;
  years: readonly Year[];
  /** What can be done with the chart, below it. */
  children?: Child;
}): Markup {
  return (
    <figure class="chart-figure">
      <YearsDrawing subject={subject} years={years} size="wide" />
      <YearsDrawing subject={subject} years={years} size="narrow" />
      {children}
      <DataTable
        caption={`Typical pay of ${subject} by year, in dollars a year`}
        columns={["Survey", "Typical"]}
        rows={years.map(({ year, median }) => [`May ${year}`, dollars(median)])}
      />
    </figure>
  );
}

/** One of the two drawings. */
export function YearsDrawing({
  subject,
  years,
  size,
}: {
  subject: string;
  years: readonly Year[];
  size: keyof typeof sizes;
}): Markup | null {
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  const width = sizes[size];
  const right = width - plot.right;
  const medians = years.map(({ median }) => median);
  const middle = (Math.min(...medians) + Math.max(...medians)) / 2;
  // A change of a tenth fills the drawing, so that small ones look small.
  const half = Math.max((Math.max(...medians) - Math.min(...medians)) / 2, middle / 20);
  const domain = [middle - half, middle + half] as const;
  const y = linearScale(domain, [plot.bottom - 12, plot.top]);
  const x = linearScale([first.year, Math.max(first.year + 1, last.year)], [plot.left, right]);
  return (
    <Chart
      id={`years-${size}`}
      only={size}
      title={`Typical pay of ${subject} by year`}
      description={`From ${dollars(first.median)} in ${first.year} to ${dollars(last.median)} in ${last.year}.`}
      width={width}
      height={height}
    >
      {ticks(domain, 3).map((at) => (
        <line class="grid" x1={plot.left} x2={right} y1={y(at)} y2={y(at)} />
      ))}
      <line class="axis" x1={plot.left} x2={right} y1={plot.bottom} y2={plot.bottom} />
      {years.map(({ year }) => (
        <text class="t-s" x={x(year)} y={plot.bottom + 20} text-anchor="middle">
          {year}
        </text>
      ))}
      <path
        class="curve"
        d={`M${years.map(({ year, median }) => `${x(year)} ${y(median)}`).join("L")}`}
      />
      <circle class="m-est" r="5" cx={x(first.year)} cy={y(first.median)} />
      <circle class="m-est" r="5" cx={x(last.year)} cy={y(last.median)} />
      <text class="t-b" text-anchor="end" x={x(first.year) - 10} y={y(first.median) + 5}>
        {dollars(first.median)}
      </text>
      <text class="t-b" x={x(last.year) + 10} y={y(last.median) + 5}>
        {dollars(last.median)}
      </text>
    </Chart>
  );
}
