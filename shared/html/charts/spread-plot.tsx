import type { Child } from "hono/jsx";
import { dollars } from "#shared/core/format.ts";
import { hoursPerYear } from "#shared/figures/legal-minimum.ts";
import type { EstimatedPercentiles } from "#shared/figures/percentiles.ts";
import type { Markup } from "../page.ts";
import type { Density } from "./density.ts";
import { linearScale, type Scale, shortDollars, textWidth, ticks } from "./scale.ts";

/** Where a curve is drawn. */
export interface Plot {
  width: number;
  /** The height of the peak, and of the axis. */
  top: number;
  bottom: number;
  x: Scale;
  /** The amounts at the left and right edge. */
  domain: readonly [number, number];
}

/** Distance of the points of a curve, in user units. */
const step = 5;

/** `$83,900`: no label suggests that an amount is exact to the dollar. */
export const roundedDollars = (amount: number) => dollars(Math.round(amount / 100) * 100);

/** The height of the curve at an amount; the axis where there is none. */
export function curveHeight(density: Density | null, { top, bottom, domain }: Plot): Scale {
  if (!density) return () => bottom;
  const samples = sample(domain[0], domain[1], 160);
  const peak = Math.max(...samples.map(density.at));
  const y = linearScale([0, peak || 1], [bottom, top]);
  return (amount) => y(density.at(amount));
}

function sample(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);
}

/** How pay spreads: dark the middle half, dotted what is beyond the known percentiles. */
export function SpreadPlot({
  density,
  plot,
  curve,
  distribution: { p25, p75 },
}: {
  density: Density;
  plot: Plot;
  curve: Scale;
  distribution: EstimatedPercentiles;
}): Markup {
  const { x, bottom, domain } = plot;
  const { known } = density;
  const [from, to] = [Math.max(domain[0], density.whole.from), domain[1]];
  const line = (start: number, end: number) => {
    const count = Math.max(1, Math.round((x(end) - x(start)) / step));
    return sample(start, end, count)
      .map((amount) => `${x(amount)} ${curve(amount)}`)
      .join("L");
  };
  const area = (start: number, end: number) =>
    `M${line(start, end)}L${x(end)} ${bottom}L${x(start)} ${bottom}Z`;
  return (
    <>
      <path class="f-tail" d={area(from, to)} />
      {p25 !== null && p75 !== null && p25 < p75 && (
        <path class="f-half" d={area(Math.max(p25, from), p75)} />
      )}
      {from < known.from && <path class="curve guess" d={`M${line(from, known.from)}`} />}
      <path class="curve" d={`M${line(known.from, known.to)}`} />
      {known.to < to && <path class="curve guess" d={`M${line(known.to, to)}`} />}
    </>
  );
}

/** Words at the curve: the middle half with a line to it, and on a wide drawing the tenths. */
export function SpreadLabels({
  plot,
  curve,
  distribution,
  isWide,
}: {
  plot: Plot;
  curve: Scale;
  distribution: EstimatedPercentiles;
  isWide: boolean;
}): Markup {
  const { p10, p90 } = distribution;
  return (
    <>
      <HalfLabel plot={plot} curve={curve} distribution={distribution} />
      {isWide && p10 !== null && (
        <TenthLabel
          lines={["1 in 10 is paid", `under ${roundedDollars(p10)}`]}
          edge={plot.x(p10) - 26}
          side="left"
          {...{ plot, curve }}
        />
      )}
      {isWide && p90 !== null && (
        <TenthLabel
          lines={["1 in 10 is paid", `over ${roundedDollars(p90)}`]}
          edge={plot.x(p90) + 20}
          side="right"
          {...{ plot, curve }}
        />
      )}
    </>
  );
}

function HalfLabel({
  plot: { x, top, width },
  curve,
  distribution: { p25, p50, p75 },
}: {
  plot: Plot;
  curve: Scale;
  distribution: EstimatedPercentiles;
}): Markup | null {
  if (p25 === null || p75 === null || p25 >= p75) return null;
  const amounts = `${roundedDollars(p25)} to ${roundedDollars(p75)}`;
  const wide = textWidth(amounts, "t");
  const offset = width > 500 ? 40 : 18;
  // Where the curve is still high next to the middle half, the words are on its other side.
  const isRight = x(p75) + offset + wide <= width;
  const within = isRight ? (p50 + p75) / 2 : (p25 + p50) / 2;
  const [at, height] = [x(within), Math.round(curve(within) + 24)];
  const text = isRight ? x(p75) + offset : Math.max(wide, x(p25) - offset);
  const y = top + (width > 500 ? 14 : 4);
  const bend = isRight ? -14 : 14;
  const anchor = isRight ? undefined : "end";
  return (
    <>
      <path
        class="leader"
        d={`M${at} ${height}L${text + bend} ${y - 5}H${text + (isRight ? -5 : 5)}`}
      />
      <circle class="leader-end" cx={at} cy={height} r="2.5" />
      <text class="t-b halo" text-anchor={anchor} x={text} y={y}>
        Half are paid
      </text>
      <text class="t halo" text-anchor={anchor} x={text} y={y + 19}>
        {amounts}
      </text>
    </>
  );
}

/** Two lines above a tail of the curve; left out where they would not fit. */
function TenthLabel({
  lines,
  edge,
  side,
  plot: { top, bottom, width, x, domain },
  curve,
}: {
  lines: readonly [string, string];
  /** Where the text ends (left of the curve) or begins (right of it). */
  edge: number;
  side: "left" | "right";
  plot: Plot;
  curve: Scale;
}): Markup | null {
  const wide = Math.max(...lines.map((line) => textWidth(line, "t-s")));
  if (side === "left" ? edge - wide < 0 : edge + wide > width) return null;
  const amount =
    domain[0] + ((edge - x(domain[0])) / (x(domain[1]) - x(domain[0]))) * (domain[1] - domain[0]);
  const y = Math.min(bottom - 45, Math.round(curve(amount) - 14));
  // Higher up are the words about the middle half.
  if (y - 31 < top + 40) return null;
  const anchor = side === "left" ? "end" : undefined;
  return (
    <>
      {lines.map((line, at) => (
        <text class="t-s halo" text-anchor={anchor} x={edge} y={y + (at - 1) * 17}>
          {line}
        </text>
      ))}
    </>
  );
}

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
