import { dollars } from "../../core/format.ts";
import type { Percentiles } from "../../salaries/figures/percentiles.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { densityThrough, type KnownPercentile } from "./density.ts";
import { linearScale, shortDollars, ticks } from "./scale.ts";

const size = { width: 720, height: 328 };
const plot = { left: 16, right: 704, top: 66, bottom: 246 };
/** What the label of an amount takes above the others. */
const amountHeight = 28;

export interface DistributionChartProps {
  /** What is drawn, for people: `Software Engineer in Austin, TX, mid level`. */
  subject: string;
  distribution: Percentiles;
  /** 95% interval of the median. */
  interval: { lower: number; upper: number };
  /** The published median of the occupation; null if none is. */
  published: number | null;
  /** An amount to place in the distribution, such as an offer. */
  amount?: { value: number; label: string };
}

/** Pay from the 10th to the 90th percentile as a curve, with the median, its interval and the published wage. */
export function DistributionChart(props: DistributionChartProps): Markup {
  const { subject, distribution, interval, published, amount } = props;
  const known = knownPercentiles(distribution);
  const amounts = [
    ...known.map((point) => point.amount),
    interval.lower,
    interval.upper,
    ...(published === null ? [] : [published]),
    ...(amount ? [amount.value] : []),
  ];
  const domain = padded(Math.min(...amounts), Math.max(...amounts));
  const x = linearScale(domain, [plot.left, plot.right]);
  const rows = known.map(({ percent, amount }) => [`${percent}th percentile`, dollars(amount)]);
  return (
    <figure class="chart-figure">
      <Chart
        id="distribution"
        title={`Pay of ${subject}`}
        description={describe(props, known)}
        width={size.width}
        height={size.height + (amount ? amountHeight : 0)}
      >
        <g transform={amount && `translate(0 ${amountHeight})`}>
          <Curve known={known} x={x} />
          <g class="axis">
            <line x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
            {ticks(domain, 6).map((value) => (
              <text x={x(value)} y={plot.bottom + 20} text-anchor="middle">
                {shortDollars(value)}
              </text>
            ))}
          </g>
          <rect
            class="interval"
            x={x(interval.lower)}
            y={plot.bottom + 34}
            width={Math.max(1, x(interval.upper) - x(interval.lower))}
            height="10"
            rx="5"
          />
          <text class="small" x={x(distribution.p50)} y={plot.bottom + 70} text-anchor="middle">
            95% interval of the median
          </text>
          {/* A label covers the lines that are drawn before it. */}
          {amount && (
            <Marker name="amount" at={x(amount.value)} label={amount.label} y={-6} side={null} />
          )}
          <Marker
            name="median"
            at={x(distribution.p50)}
            label={`Estimate ${dollars(distribution.p50)}`}
            y={22}
            side={null}
          />
          {published !== null && (
            <Marker
              name="published"
              at={x(published)}
              label={`Published ${dollars(published)}`}
              y={50}
              side={sideOf(x(published), x(distribution.p50))}
            />
          )}
        </g>
      </Chart>
      <DataTable
        caption={`Pay of ${subject}, USD a year`}
        columns={["Percentile", "Pay"]}
        rows={[
          ...rows,
          [
            "95% interval of the median",
            `${dollars(interval.lower)} to ${dollars(interval.upper)}`,
          ],
          ...(published === null ? [] : [["Published median", dollars(published)]]),
          ...(amount ? [["Offer", dollars(amount.value)]] : []),
        ]}
      />
    </figure>
  );
}

function knownPercentiles({ p10, p25, p50, p75, p90 }: Percentiles): KnownPercentile[] {
  const listed = [
    [10, p10],
    [25, p25],
    [50, p50],
    [75, p75],
    [90, p90],
  ] as const;
  return listed.flatMap(([percent, amount]) => (amount === null ? [] : [{ percent, amount }]));
}

function padded(from: number, to: number): [number, number] {
  const margin = Math.max((to - from) * 0.06, 500);
  return [Math.max(0, from - margin), to + margin];
}

function Curve({
  known,
  x,
}: {
  known: readonly KnownPercentile[];
  x: (amount: number) => number;
}): Markup {
  const points = densityThrough(known);
  const highest = Math.max(...points.map(({ density }) => density), 0);
  const y = linearScale([0, highest || 1], [plot.bottom, plot.top]);
  const curve = points.map(({ amount, density }) => `${x(amount)} ${y(density)}`);
  const area = (from: number, to: number) => {
    const inside = points.filter(({ amount }) => amount >= from && amount <= to);
    const [first, last] = [inside[0], inside.at(-1)];
    if (!first || !last) return "";
    const line = inside.map(({ amount, density }) => `L${x(amount)} ${y(density)}`).join("");
    return `M${x(first.amount)} ${plot.bottom}${line}L${x(last.amount)} ${plot.bottom}Z`;
  };
  const at = (percent: number) => known.find((point) => point.percent === percent)?.amount;
  const [p25, p75] = [at(25), at(75)];
  return (
    <g>
      {points.length > 0 && <path class="area" d={area(0, Number.POSITIVE_INFINITY)} />}
      {p25 !== undefined && p75 !== undefined && points.length > 0 && (
        <path class="area middle" d={area(p25, p75)} />
      )}
      {points.length > 0 && <path class="curve" d={`M${curve.join("L")}`} />}
      {known.map(({ amount }) => (
        <line
          class="percentile"
          x1={x(amount)}
          x2={x(amount)}
          y1={plot.bottom - 6}
          y2={plot.bottom + 4}
        />
      ))}
    </g>
  );
}

function Marker({
  name,
  at,
  label,
  y,
  side,
}: {
  name: string;
  at: number;
  label: string;
  y: number;
  /** Where the label is; null for above its line. */
  side: "left" | "right" | null;
}): Markup {
  const edge = at < 120 ? "start" : at > size.width - 120 ? "end" : "middle";
  const anchor = side === null ? edge : side === "left" ? "end" : "start";
  const x = side === null ? at : side === "left" ? at + labelOverlap : at - labelOverlap;
  return (
    <g class={`marker ${name}`}>
      <line x1={at} x2={at} y1={y + 8} y2={plot.bottom} />
      <text x={x} y={y} text-anchor={anchor}>
        {label}
      </text>
    </g>
  );
}

/** How far a label that is at a side reaches over its own line. */
const labelOverlap = 8;

/** Width of a label where letters are largest, on a phone. */
const labelWidth = 240;

/** The side on which a label is clear of another line that it would cross, if there is room. */
function sideOf(at: number, other: number): "left" | "right" | null {
  if (Math.abs(at - other) > labelWidth / 2) return null;
  if (at <= other) return at > labelWidth ? "left" : null;
  return at < size.width - labelWidth ? "right" : null;
}

function describe(
  { subject, distribution, interval, published }: DistributionChartProps,
  known: readonly KnownPercentile[],
): string {
  const [first, last] = [known[0], known.at(-1)];
  const span =
    first && last && first !== last
      ? ` The ${first.percent}th percentile is ${dollars(first.amount)}, the ${last.percent}th ${dollars(last.amount)}.`
      : "";
  return `The estimated median of ${subject} is ${dollars(distribution.p50)}, with a 95% interval of ${dollars(interval.lower)} to ${dollars(interval.upper)}.${span}${published === null ? "" : ` The published median of the occupation is ${dollars(published)}.`}`;
}
