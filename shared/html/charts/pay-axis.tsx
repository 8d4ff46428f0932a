import type { Child } from "hono/jsx";
import { hoursPerYear } from "#shared/figures/legal-minimum.ts";
import type { Markup } from "../page.ts";
import { shortDollars, ticks } from "./scale.ts";
import type { Plot } from "./spread-plot.tsx";

/** Labels are kept this far from the edges, which would cut them. */
const half = 24;

/** The amounts that have a label. @param count about how many. */
export function shownTicks({ x, width, domain }: Plot, count: number): number[] {
  return ticks(domain, count).filter((at) => x(at) >= half && x(at) <= width - half);
}

/** The axis of pay, with the hour below the year where people are paid by the hour. */
export function PayAxis({
  plot,
  isHourly,
  count,
  hasGrid,
  children,
}: {
  plot: Plot;
  isHourly: boolean;
  /** About how many ticks there are. */
  count: number;
  hasGrid: boolean;
  /** What is drawn over the grid and under the axis. */
  children: Child;
}): Markup {
  const shown = shownTicks(plot, count);
  const { x, top, bottom, domain } = plot;
  return (
    <>
      {hasGrid &&
        shown.map((at) => <line class="grid" x1={x(at)} x2={x(at)} y1={top - 8} y2={bottom} />)}
      {children}
      <line class="axis" x1={x(domain[0])} x2={x(domain[1])} y1={bottom} y2={bottom} />
      {shown.map((at, number) => (
        <>
          <line class="axis" x1={x(at)} x2={x(at)} y1={bottom} y2={bottom + 5} />
          <text class="t halo" text-anchor="middle" x={x(at)} y={bottom + 20}>
            {shortDollars(at)}
          </text>
          {isHourly && (
            <text class="t-s halo" text-anchor="middle" x={x(at)} y={bottom + 37}>
              {`$${Math.round(at / hoursPerYear)}${number === 0 ? "/hour" : ""}`}
            </text>
          )}
        </>
      ))}
    </>
  );
}
