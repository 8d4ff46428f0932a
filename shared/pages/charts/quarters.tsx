import type { Child } from "hono/jsx";
import { dollars } from "../../core/format.ts";
import type { Snapshot } from "../../salaries/history/history.response.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale, ticks } from "./scale.ts";

type Quarter = Pick<Snapshot, "quarter" | "median" | "confidence_lower" | "confidence_upper">;

const sizes = { wide: 560, narrow: 344 } as const;
const height = 160;
const plot = { left: 80, right: 84, top: 16, bottom: 128 };

/** Typical pay quarter by quarter: a line with its first and last amount at its ends. */
export function QuartersChart({
  subject,
  quarters,
  children,
}: {
  subject: string;
  quarters: readonly Quarter[];
  /** What can be done with the chart, below it. */
  children?: Child;
}): Markup {
  return (
    <figure class="chart-figure">
      <QuartersDrawing subject={subject} quarters={quarters} size="wide" />
      <QuartersDrawing subject={subject} quarters={quarters} size="narrow" />
      {children}
      <DataTable
        caption={`Pay of ${subject} by quarter, in dollars a year`}
        columns={["Quarter", "Typical", "Likely between"]}
        rows={quarters.map(({ quarter, median, confidence_lower, confidence_upper }) => [
          quarter,
          dollars(median),
          `${dollars(confidence_lower)} and ${dollars(confidence_upper)}`,
        ])}
      />
    </figure>
  );
}

/** One of the two drawings. */
export function QuartersDrawing({
  subject,
  quarters,
  size,
}: {
  subject: string;
  quarters: readonly Quarter[];
  size: keyof typeof sizes;
}): Markup | null {
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) return null;
  const width = sizes[size];
  const right = width - plot.right;
  const medians = quarters.map(({ median }) => median);
  const middle = (Math.min(...medians) + Math.max(...medians)) / 2;
  // A change of a tenth fills the drawing, so that small ones look small.
  const half = Math.max((Math.max(...medians) - Math.min(...medians)) / 2, middle / 20);
  const domain = [middle - half, middle + half] as const;
  const y = linearScale(domain, [plot.bottom - 12, plot.top]);
  const x = linearScale([0, Math.max(1, quarters.length - 1)], [plot.left, right]);
  const isNamed = (at: number) => quarters.length < 6 || at % 4 === 0;
  return (
    <Chart
      id={`quarters-${size}`}
      only={size}
      title={`Typical pay of ${subject} by quarter`}
      description={`From ${dollars(first.median)} in ${first.quarter} to ${dollars(last.median)} in ${last.quarter}.`}
      width={width}
      height={height}
    >
      {ticks(domain, 3).map((at) => (
        <line class="grid" x1={plot.left} x2={right} y1={y(at)} y2={y(at)} />
      ))}
      <line class="axis" x1={plot.left} x2={right} y1={plot.bottom} y2={plot.bottom} />
      {quarters.map(
        ({ quarter }, at) =>
          isNamed(at) && (
            <text class="t-s" x={x(at)} y={plot.bottom + 20} text-anchor="middle">
              {quarter}
            </text>
          ),
      )}
      <path
        class="curve"
        d={`M${medians.map((median, at) => `${x(at)} ${y(median)}`).join("L")}`}
      />
      <circle class="m-est" r="5" cx={x(0)} cy={y(first.median)} />
      <circle class="m-est" r="5" cx={x(quarters.length - 1)} cy={y(last.median)} />
      <text class="t-b" text-anchor="end" x={x(0) - 10} y={y(first.median) + 5}>
        {dollars(first.median)}
      </text>
      <text class="t-b" x={x(quarters.length - 1) + 10} y={y(last.median) + 5}>
        {dollars(last.median)}
      </text>
    </Chart>
  );
}
