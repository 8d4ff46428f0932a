import type { Child } from "hono/jsx";
import type { CsvCell } from "#shared/core/csv.ts";
import { dollars } from "#shared/core/format.ts";
import { hoursPerYear } from "#shared/figures/legal-minimum.ts";
import { hourly } from "#shared/figures/paid-by-hour.ts";
import type { EstimatedPercentiles } from "#shared/figures/percentiles.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import { type Claim, ClaimLines, ClaimMarks, offDistance, placeClaims } from "./claim-rows.tsx";
import { type Density, densityThrough, type KnownPercentile } from "./density.ts";
import { linearScale } from "./scale.ts";
import {
  curveHeight,
  PayAxis,
  type Plot,
  roundedDollars,
  SpreadLabels,
  SpreadPlot,
  shownTicks,
} from "./spread-plot.tsx";

const defaultName = "Your offer";

export interface DistributionChartProps {
  /** Whose pay it is: `Registered Nurse in Tampa, FL, 3–5 years`. */
  subject: string;
  distribution: EstimatedPercentiles;
  /** 95% interval of the median. */
  interval: { lower: number; upper: number };
  /** The published median of the occupation; null if none is. */
  published: number | null;
  /** An offer, or the range of a posting, a year. */
  offer?: { min: number; max: number };
  /** What the offer is to the reader. */
  offerName?: string;
  /** Whether the axis has a second line of labels, for people who are paid by the hour. */
  isHourly?: boolean;
  /** Nobody is paid less, because a law says so. */
  least?: number | null;
  /** What can be done with the chart, below it. */
  children?: Child;
}

/** The same drawing for wide and for narrow screens, so that its letters keep their size. */
const sizes = {
  wide: { width: 760, top: 26, plot: 192 },
  narrow: { width: 344, top: 32, plot: 124 },
} as const;
const margin = 8;

/** How pay spreads, and under its axis a row for each claim: the estimate, what is published, an offer. */
export function DistributionChart(props: DistributionChartProps): Markup {
  const { subject } = props;
  return (
    <figure class="chart-figure">
      <DistributionDrawing {...props} size="wide" />
      <DistributionDrawing {...props} size="narrow" />
      <figcaption class="chart-note">{notes(props)}</figcaption>
      {props.children}
      <DataTable
        caption={`Pay of ${subject}, in dollars`}
        columns={["Figure", "A year", ...(props.isHourly ? ["An hour"] : [])]}
        rows={rowsOf(props)}
      />
    </figure>
  );
}

/** One of the two drawings. */
export function DistributionDrawing({
  size,
  ...props
}: DistributionChartProps & { size: keyof typeof sizes }): Markup {
  const { subject, distribution, interval, published, offer, isHourly = false } = props;
  const { width, top, plot: height } = sizes[size];
  const isWide = size === "wide";
  const density = densityThrough(knownPercentiles(distribution), props.least ?? null);
  const domain = domainOf(density, [
    ...[interval.lower, interval.upper, distribution.p50],
    ...(published === null ? [] : [published]),
    ...(offer ? [offer.min, offer.max] : []),
  ]);
  const x = linearScale(domain, [margin, width - margin]);
  const bottom = density ? top + height : top;
  const plot: Plot = { width, top: top + 8, bottom, x, domain };
  const curve = curveHeight(density, plot);
  const { placed, bottom: end } = placeClaims(claimsOf(props, isWide), {
    x,
    width,
    top: bottom + (isHourly ? 58 : 42),
  });
  const count = isWide ? 7 : 3;
  const labels = {
    at: shownTicks(plot, count).map(x),
    top: bottom + 6,
    bottom: bottom + (isHourly ? 42 : 25),
  };
  const id = `distribution-${size}`;
  return (
    <Chart
      id={id}
      only={size}
      title={`How pay of ${subject} spreads`}
      description={describe(props)}
      width={width}
      height={end}
    >
      <PayAxis plot={plot} isHourly={isHourly} count={count} hasGrid={density !== null}>
        {density && <SpreadPlot {...{ density, plot, curve, distribution }} />}
        <ClaimLines claims={placed} x={x} axis={bottom} labels={labels} curve={curve} />
      </PayAxis>
      <ClaimMarks claims={placed} x={x} domain={domain} gradient={`${id}-doubt`} />
      {density && <SpreadLabels {...{ plot, curve, distribution, isWide }} />}
    </Chart>
  );
}

function knownPercentiles({ p10, p25, p50, p75, p90 }: EstimatedPercentiles): KnownPercentile[] {
  const listed = [
    [10, p10],
    [25, p25],
    [50, p50],
    [75, p75],
    [90, p90],
  ] as const;
  return listed.flatMap(([percent, amount]) => (amount === null ? [] : [{ percent, amount }]));
}

/** From where the curve has thinned out to where it has, and whatever is claimed in between or beyond. */
function domainOf(density: Density | null, amounts: readonly number[]): [number, number] {
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const around = Math.max((highest - lowest) * 0.04, 500);
  const { from, to } = density ? continued(density) : { from: lowest, to: highest };
  return [Math.max(0, Math.min(from, lowest - around)), Math.max(to, highest + around)];
}

/** As much of the continuation as shows that there is one; the known part is what the drawing is for. */
function continued({ known, whole }: Density): { from: number; to: number } {
  const span = known.to - known.from;
  return {
    from: Math.max(whole.from, known.from - 0.5 * span),
    to: Math.min(whole.to, known.to + 0.7 * span),
  };
}

function claimsOf(
  {
    distribution: { p50 },
    interval: { lower, upper },
    published,
    offer,
    offerName = defaultName,
    isHourly = false,
  }: DistributionChartProps,
  isWide: boolean,
): Claim[] {
  const likely = `likely ${roundedDollars(lower)} to ${roundedDollars(upper)}`;
  const long = `itself uncertain: likely between ${roundedDollars(lower)} and ${roundedDollars(upper)}`;
  return [
    {
      ...{ kind: "estimate", from: lower, at: p50, to: upper },
      words: `Typical ${dollars(p50)}${isHourly && isWide ? `, ${hourly(p50)} an hour` : ""}`,
      ...(lower === upper
        ? { note: "the legal minimum" }
        : { note: isWide ? long : likely, short: likely }),
    },
    ...(published === null
      ? []
      : [
          {
            ...{ kind: "published" as const, from: published, at: published, to: published },
            words: `Published ${dollars(published)}`,
            note: isWide
              ? "the government's survey, every level of experience"
              : "the survey, every level",
            short: "the survey, every level",
          },
        ]),
    ...(offer ? [claimOf(offer, { typical: p50, name: offerName, isHourly })] : []),
  ];
}

function claimOf(
  { min, max }: { min: number; max: number },
  { typical, name, isHourly }: { typical: number; name: string; isHourly: boolean },
): Claim {
  const at = Math.round((min + max) / 2);
  const [one, distance] =
    min === max
      ? [hourly(min), offDistance(at, typical)]
      : [`${hourly(min)} to ${hourly(max)}`, `its middle is ${offDistance(at, typical)}`];
  return {
    ...{ kind: "offer", from: min, at, to: max },
    words: min === max ? `${name} ${dollars(min)}` : `The range ${dollars(min)} to ${dollars(max)}`,
    ...(isHourly
      ? { note: `${one} an hour, ${distance}`, short: `${one} an hour` }
      : { note: distance }),
  };
}

function notes({ distribution, isHourly }: DistributionChartProps): string {
  const known = knownPercentiles(distribution);
  return [
    ...(known.length < 3 ? [] : ["Dotted ends are our continuation beyond what is known."]),
    ...(isHourly ? ["Hours are yearly pay over 2,080."] : []),
    "Base pay before tax.",
  ].join(" ");
}

/** The numbers of the chart for programs, one a row. */
export function distributionRows(
  { distribution, interval, published, offer, isHourly }: DistributionChartProps,
  citation: string,
): CsvCell[][] {
  const amounts: (readonly [name: string, amount: number | null])[] = [
    ...Object.entries(distribution),
    ["likely_lower", interval.lower],
    ["likely_upper", interval.upper],
    ["published_median", published],
    ...(offer
      ? ([
          ["offer_min", offer.min],
          ["offer_max", offer.max],
        ] as const)
      : []),
  ];
  const anHour = (amount: number | null) =>
    amount === null ? null : (amount / hoursPerYear).toFixed(2);
  return [
    ["figure", "usd_a_year", ...(isHourly ? ["usd_an_hour"] : []), "citation"],
    ...amounts.map(([name, amount], at) => [
      ...[name, amount, ...(isHourly ? [anHour(amount)] : [])],
      at === 0 ? citation : null,
    ]),
  ];
}

const shares = {
  p10: "1 in 10 is paid less than",
  p25: "1 in 4 is paid less than",
  p50: "Typical: half are paid less than",
  p75: "3 in 4 are paid less than",
  p90: "9 in 10 are paid less than",
} as const;

function rowsOf({
  distribution,
  interval: { lower, upper },
  published,
  offer,
  offerName = defaultName,
  isHourly,
}: DistributionChartProps): string[][] {
  const row = (name: string, ...amounts: number[]) => [
    name,
    amounts.map(dollars).join(" to "),
    ...(isHourly ? [amounts.map(hourly).join(" to ")] : []),
  ];
  const { p25, p75 } = distribution;
  const known = (["p10", "p25", "p50", "p75", "p90"] as const).map((name) => {
    const amount = distribution[name];
    return amount === null
      ? [shares[name], "not published", ...(isHourly ? [""] : [])]
      : row(shares[name], amount);
  });
  return [
    ...known,
    ...(p25 === null || p75 === null ? [] : [row("The middle half is paid", p25, p75)]),
    row("The typical figure is likely between", ...(lower === upper ? [lower] : [lower, upper])),
    ...(published === null ? [] : [row("Published, every level of experience", published)]),
    ...(offer === undefined
      ? []
      : [
          offer.min === offer.max
            ? row(offerName, offer.min)
            : row("The range", offer.min, offer.max),
        ]),
  ];
}

function describe({
  distribution,
  interval,
  published,
  offer,
  offerName = defaultName,
  isHourly = false,
}: DistributionChartProps): string {
  const { p10, p25, p50, p75, p90 } = distribution;
  const claim = offer && claimOf(offer, { typical: p50, name: offerName, isHourly });
  return [
    `Typical pay is ${dollars(p50)} a year, likely between ${dollars(interval.lower)} and ${dollars(interval.upper)}.`,
    ...(p25 === null || p75 === null ? [] : [`Half are paid ${dollars(p25)} to ${dollars(p75)}.`]),
    ...(p10 === null ? [] : [`One in ten is paid under ${dollars(p10)}.`]),
    ...(p90 === null ? [] : [`One in ten is paid over ${dollars(p90)}.`]),
    ...(published === null ? [] : [`The published wage is ${dollars(published)}.`]),
    ...(claim ? [`${claim.words}, ${claim.note}.`] : []),
  ].join(" ");
}
