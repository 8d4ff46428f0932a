import { raw } from "hono/html";
import { dollars } from "#shared/core/format.ts";
import { assetPath } from "#shared/html/asset-path.ts";
import positions from "#shared/html/charts/city-positions.json";
import nationPath from "#shared/html/charts/nation-path.json";
import type { Scale } from "#shared/html/charts/scale.ts";
import { placeLabels } from "#shared/html/charts/spike-labels.ts";
import type { Markup } from "#shared/html/page.ts";
import { type CityMedianPay, mostPopulous } from "./pay-by-city.ts";

/** Of the drawings of labels, whose text keeps its size. */
const wideScale = 1.5;
const narrowScale = 0.435;

/** What is seen of the map of 720 by 440: the spikes of the north rise above the land. */
const view = { left: -36, top: -62, width: 792, height: 508 };

/** The height of the longest spike, and the room above one for its label. */
const longest = 104;
const above = 14;

/** Of these, the spike that says how tall an amount is has the largest that is well below the highest pay. */
const roundAmounts = [400_000, 200_000, 100_000, 50_000, 20_000, 10_000];

/** Half of a spike's foot. */
const half = { usual: 1.5, here: 3 };

/** A city's label: on which side of its spike, at its point unless at its foot or at the map's edge. */
interface MapLabel {
  slug: string;
  anchor: "start" | "end";
  at?: "foot" | "edge";
}

/** Cities whose labels are tried in this order; one that would touch another is left out. */
const named: readonly MapLabel[] = [
  { slug: "seattle", anchor: "start" },
  { slug: "new-york", anchor: "start", at: "foot" },
  { slug: "denver", anchor: "start" },
  { slug: "minneapolis", anchor: "start" },
  { slug: "honolulu", anchor: "start" },
  { slug: "anchorage", anchor: "start" },
  { slug: "houston", anchor: "start" },
];

const namedOnPhones: readonly MapLabel[] = [
  { slug: "seattle", anchor: "start" },
  { slug: "new-york", anchor: "end", at: "edge" },
];

const positionOf: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(positions));

/** Drawn once for a result, since its 500 spikes are the same for every visitor. */
const drawn = new WeakMap<readonly CityMedianPay[], { heights: Scale; spikes: string }>();

export interface SpikeMapProps {
  title: string;
  /** Best paid first. */
  cities: readonly CityMedianPay[];
  /** The city that is marked, if one is. */
  here?: CityMedianPay | null;
  /** The pay of an hour in the marked city; null where people are paid by the year. */
  hourly?: string | null;
}

/**
 * A spike for every city, as tall as what a job pays there, of which one can be marked. The spikes
 * are drawn once and scale with the page; the labels are drawn for wide and for narrow screens, so
 * that letters keep their size.
 */
export function SpikeMap(props: SpikeMapProps): Markup {
  const { title, cities, here = null } = props;
  return (
    <div class="spikes">
      <svg viewBox={viewBox(1)} role="img" aria-labelledby="map-title map-desc">
        <title id="map-title">{title}</title>
        <desc id="map-desc">{describe(cities)}</desc>
        <Gradient />
        <image href={assetPath("nation.svg")} width="720" height="440" />
        <Spikes cities={cities} here={here} />
      </svg>
      <svg class="wide" viewBox={viewBox(wideScale)} aria-hidden="true">
        <WideLabels {...props} />
      </svg>
      <svg class="narrow" viewBox={viewBox(narrowScale)} aria-hidden="true">
        <Labels scale={narrowScale} cities={cities} names={namedOnPhones} here={here} />
        {here && <ShortCallout here={here} />}
      </svg>
    </div>
  );
}

/** The map for wide screens as one drawing, which loads no other file. */
export function SpikeMapDrawing(props: SpikeMapProps): Markup {
  const { cities, here = null } = props;
  return (
    <svg
      class="spikes"
      viewBox={viewBox(wideScale)}
      width={Math.round(view.width * wideScale)}
      height={Math.round(view.height * wideScale)}
      role="img"
      aria-labelledby="map-file-title"
    >
      <title id="map-file-title">{props.title}</title>
      <Gradient />
      <g transform={`scale(${wideScale})`}>
        <path class="land" d={nationPath} />
        <Spikes cities={cities} here={here} />
      </g>
      <WideLabels {...props} />
    </svg>
  );
}

function describe(cities: readonly CityMedianPay[]): string {
  const [highest, lowest] = [cities[0], cities.at(-1)];
  return highest && lowest
    ? `From ${dollars(lowest.median)} in ${nameOf(lowest)} to ${dollars(highest.median)} in ${nameOf(highest)}. A longer spike is higher pay.`
    : "No city has an estimate.";
}

/** A spike is dark at its tip and thins out to its foot. */
function Gradient(): Markup {
  return (
    <defs>
      <linearGradient id="spike" x1="0" x2="0" y1="0" y2="1">
        <stop class="top" offset="0" />
        <stop class="mid" offset=".45" />
        <stop class="foot" offset="1" />
      </linearGradient>
    </defs>
  );
}

function Spikes({ cities, here }: Required<Pick<SpikeMapProps, "cities" | "here">>): Markup {
  const at = here && pointOf(here);
  return (
    <>
      <g class="cities">{raw(drawnOf(cities).spikes)}</g>
      {here && at && (
        <path class="here" d={spike(at, drawnOf(cities).heights(here.median), half.here)} />
      )}
    </>
  );
}

function WideLabels({ cities, here = null, hourly = null }: SpikeMapProps): Markup {
  const lowest = cities.at(-1);
  const { heights } = drawnOf(cities);
  return (
    <>
      <Labels
        scale={wideScale}
        cities={cities}
        names={[...best(cities), ...named, ...(lowest ? [ends(lowest)] : [])]}
        here={here}
      />
      {here && <Callout here={here} hourly={hourly} height={heights(here.median)} />}
      <HowTall cities={cities} />
    </>
  );
}

/** The city that pays most, whose label is on the side away from the sea. */
function best(cities: readonly CityMedianPay[]): MapLabel[] {
  const [highest] = cities;
  return highest ? [{ slug: mostPopulous(cities, highest.median).city.slug, anchor: "end" }] : [];
}

function ends({ city }: CityMedianPay): MapLabel {
  return { slug: city.slug, anchor: "start" };
}

/** @param scale user units of the labels for one of the map. */
function Labels({
  scale,
  cities,
  names,
  here,
}: {
  scale: number;
  cities: readonly CityMedianPay[];
  names: readonly MapLabel[];
  here: CityMedianPay | null;
}): Markup {
  const { heights } = drawnOf(cities);
  const bySlug = new Map(cities.map((pay) => [pay.city.slug, pay]));
  const labels = names.flatMap((label) => {
    const pay = bySlug.get(label.slug);
    const point = pay && pointOf(pay);
    if (!pay || !point || pay === here) return [];
    const tip = point.y - heights(pay.median) + 4;
    const y = { edge: point.y + 40, foot: point.y + 4, tip }[label.at ?? "tip"];
    const side = point.x + (label.anchor === "start" ? 4 : -4);
    return [
      {
        ...{ text: pay.city.name, amount: thousands(pay.median), anchor: label.anchor },
        x: (label.at === "edge" ? view.left + view.width : side) * scale,
        y: y * scale,
      },
    ];
  });
  return (
    <>
      {placeLabels(labels).map(({ text, amount, anchor, x, y }) => (
        <text text-anchor={anchor} x={x.toFixed(0)} y={y.toFixed(0)}>
          {text} <tspan class="value">{amount}</tspan>
        </text>
      ))}
    </>
  );
}

/** The marked city's pay on a phone, next to its spike. */
function ShortCallout({ here }: { here: CityMedianPay }): Markup | null {
  const at = pointOf(here);
  if (!at) return null;
  return (
    <text class="t-b" text-anchor="end" x={(at.x - 6) * narrowScale} y={(at.y + 14) * narrowScale}>
      {`${here.city.name} ${thousands(here.median)}`}
    </text>
  );
}

/** The marked city's pay, to the right of its spike. */
function Callout({
  here,
  hourly,
  height,
}: {
  here: CityMedianPay;
  hourly: string | null;
  height: number;
}): Markup | null {
  const at = pointOf(here);
  if (!at) return null;
  const x = at.x * wideScale + 78;
  const top = (at.y - height) * wideScale;
  return (
    <>
      <path class="leader" d={`M${at.x * wideScale + 6} ${top + 3}L${x - 16} ${top - 28}h10`} />
      <text class="t-b" x={x} y={top - 24}>
        {here.city.name}
      </text>
      <text x={x} y={top - 5}>{`${dollars(here.median)} a year`}</text>
      {hourly && (
        <text class="t-s" x={x} y={top + 13}>
          {`${hourly} an hour`}
        </text>
      )}
    </>
  );
}

/** How tall a round amount is, over the sea to the right of Florida. */
function HowTall({ cities }: { cities: readonly CityMedianPay[] }): Markup | null {
  const highest = cities[0]?.median ?? 0;
  const amount = roundAmounts.find((round) => round <= highest * 0.75);
  if (amount === undefined) return null;
  const x = 1000;
  const foot = (view.top + view.height - 30) * wideScale;
  const tall = Number((drawnOf(cities).heights(amount) * wideScale).toFixed(1));
  return (
    <>
      <path class="scale" d={`M${x + 10} ${foot}l2.25-${tall} 2.25 ${tall}z`} />
      <path class="leader" d={`M${x} ${foot}h24`} />
      <text class="t-s" x={x + 32} y={foot - tall / 2}>
        this tall
      </text>
      <text class="t-s" x={x + 32} y={foot - tall / 2 + 16}>
        is {thousands(amount)}
      </text>
    </>
  );
}

function drawnOf(cities: readonly CityMedianPay[]): { heights: Scale; spikes: string } {
  const known = drawn.get(cities);
  if (known !== undefined) return known;
  const points = cities.flatMap((pay) => {
    const at = pointOf(pay);
    return at ? [{ at, median: pay.median }] : [];
  });
  // The north has less room above it: the scale is the largest with which every spike and its label fit.
  const perDollar = Math.min(
    ...points.map(({ at, median }) => Math.min(longest, at.y - view.top - above) / median),
  );
  const heights = (amount: number) => amount * perDollar;
  const spikes = points
    // Those in the south are drawn on top of those behind them.
    .sort((a, b) => a.at.y - b.at.y)
    .map(({ at, median }) => `<path d="${spike(at, heights(median), half.usual)}"/>`)
    .join("");
  const made = { heights, spikes };
  drawn.set(cities, made);
  return made;
}

function spike({ x, y }: { x: number; y: number }, height: number, halfFoot: number): string {
  const tall = height.toFixed(1);
  return `M${(x - halfFoot).toFixed(1)} ${y}l${halfFoot}-${tall} ${halfFoot} ${tall}z`;
}

function pointOf({ city }: CityMedianPay): { x: number; y: number } | null {
  const [x, y] = positionOf.get(city.slug) ?? [];
  return x === undefined || y === undefined ? null : { x: x / 10, y: y / 10 };
}

function viewBox(scale: number): string {
  const { left, top, width, height } = view;
  return [left, top, width, height].map((side) => Number((side * scale).toFixed(1))).join(" ");
}

function nameOf({ city }: CityMedianPay): string {
  return `${city.name}, ${city.state}`;
}

function thousands(amount: number): string {
  return `$${Math.round(amount / 1_000)}k`;
}
