import { grouped } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { linearScale, shortCount, ticks } from "./scale.ts";

/** One part of every column, from the bottom up in the order of the list. */
export interface ColumnSeries {
  name: string;
  /** One for each column. */
  counts: readonly number[];
}

export interface ChartColumn {
  /** The name in the table and the description: `22 November 2026`. */
  name: string;
  /** The label below the axis; empty for none. */
  label: string;
}

const size = { width: 540, height: 250 };
const plot = { left: 52, right: 536, top: 14, bottom: 214 };
/** Shades of the style sheet, the darkest at the bottom. */
const shades = 5;

/** Counts over time as columns, each made of the parts of several series. */
export function ColumnsChart({
  id,
  title,
  what,
  columns,
  series,
}: {
  id: string;
  title: string;
  /** The counted things: `requests`. */
  what: string;
  columns: readonly ChartColumn[];
  series: readonly ColumnSeries[];
}): Markup {
  const totals = columns.map((_, at) =>
    series.reduce((sum, one) => sum + (one.counts[at] ?? 0), 0),
  );
  const highest = Math.max(...totals, 0);
  const domain = [0, Math.max(highest, 4)] as const;
  const y = linearScale(domain, [plot.bottom, plot.top]);
  const x = linearScale([0, columns.length], [plot.left, plot.right]);
  const width = Math.max(1, x(1) - x(0) - (columns.length > 20 ? 3 : 8));
  return (
    <figure class="chart-figure">
      <Chart id={id} title={title} description={describe(what, columns, totals)} {...size}>
        <g class="axis">
          {ticks(domain, 4)
            .filter(Number.isInteger)
            .map((value) => (
              <>
                <line class="grid" x1={plot.left} x2={plot.right} y1={y(value)} y2={y(value)} />
                <text x={plot.left - 8} y={y(value) + 4} text-anchor="end">
                  {shortCount(value)}
                </text>
              </>
            ))}
          {columns.map(
            ({ label }, at) =>
              label !== "" && (
                <text x={x(at) + width / 2} y={plot.bottom + 22} text-anchor="middle">
                  {label}
                </text>
              ),
          )}
        </g>
        {columns.map((_, at) => {
          let below = 0;
          return series.map(({ counts }, part) => {
            const count = counts[at] ?? 0;
            const base = below;
            below += count;
            if (count === 0) return null;
            const top = y(below);
            const height = Math.max(1, Math.round((y(base) - top) * 10) / 10);
            return (
              <rect
                class={`column ${shadeOf(part)}`}
                x={x(at)}
                y={top}
                width={width}
                height={height}
              />
            );
          });
        })}
        {highest === 0 && (
          <text
            class="small"
            x={(plot.left + plot.right) / 2}
            y={(plot.top + plot.bottom) / 2}
            text-anchor="middle"
          >
            No {what}
          </text>
        )}
      </Chart>
      {series.length > 1 && (
        <figcaption class="legend">
          {series.map(({ name }, part) => (
            <span class={`key ${shadeOf(part)}`}>{name}</span>
          ))}
        </figcaption>
      )}
      <DataTable
        caption={title}
        columns={["Time", ...(series.length > 1 ? ["All"] : []), ...series.map(({ name }) => name)]}
        rows={columns
          .map(({ name }, at) => [
            name,
            ...(series.length > 1 ? [grouped(totals[at] ?? 0)] : []),
            ...series.map(({ counts }) => grouped(counts[at] ?? 0)),
          ])
          .reverse()}
      />
    </figure>
  );
}

function shadeOf(part: number): string {
  return `shade-${shades - Math.min(part, shades)}`;
}

function describe(
  what: string,
  columns: readonly ChartColumn[],
  totals: readonly number[],
): string {
  const all = totals.reduce((sum, total) => sum + total, 0);
  const most = totals.indexOf(Math.max(...totals));
  const [first, last] = [columns[0]?.name, columns.at(-1)?.name];
  const range = `${first} to ${last}`;
  if (all === 0) return `${range}: no ${what}.`;
  return `${range}: ${grouped(all)} ${what}, the most, ${grouped(totals[most] ?? 0)}, in ${columns[most]?.name}; ${grouped(totals.at(-1) ?? 0)} in ${last}.`;
}
