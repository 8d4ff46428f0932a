import { raw } from "hono/html";
import { dollars } from "../../core/format.ts";
import type { CityMedianPay } from "../../salaries/figure-page/pay-by-city.ts";
import { assetPath } from "../asset-path.ts";
import type { Markup } from "../page.ts";
import positions from "./city-positions.json";
import { placeLabels } from "./spike-labels.ts";

/** Of the drawing for narrow screens, whose text keeps its size. */
const narrowScale = 0.435;

/** What is seen of the map of 720 by 440: the spikes of the north rise above the land. */
const view = { left: -36, top: -62, width: 792, height: 508 };

/** The height of a spike, for a dollar a year. */
const unitsPerDollar = 55 / 100_000;

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
const drawn = new WeakMap<readonly CityMedianPay[], string>();

/**
 * A spike for every city, as tall as what a job pays there, and one that is marked. The spikes are
 * drawn once and scale with the page; the labels are drawn for wide and for narrow screens, so that
 * letters keep their size.
 *
 * @param cities best paid first.
 * @param hourly the pay of an hour in the marked city; null where people are paid by the year.
 */
export function SpikeMap({
  title,
  cities,
  here,
  hourly,
}: {
  title: string;
  cities: readonly CityMedianPay[];
  here: CityMedianPay;
  hourly: string | null;
}): Markup | null {
  const [highest, lowest] = [cities[0], cities.at(-1)];
  const at = pointOf(here);
  if (!highest || !lowest || !at) return null;
  return (
    <div class="spikes">
      <svg viewBox={viewBox(1)} role="img" aria-labelledby="map-title map-desc">
        <title id="map-title">{title}</title>
        <desc id="map-desc">
          {`From ${dollars(lowest.median)} in ${nameOf(lowest)} to ${dollars(highest.median)} in ${nameOf(highest)}. A longer spike is higher pay.`}
        </desc>
        <defs>
          <linearGradient id="spike" x1="0" x2="0" y1="0" y2="1">
            <stop class="top" offset="0" />
            <stop class="mid" offset=".45" />
            <stop class="foot" offset="1" />
          </linearGradient>
        </defs>
        <image href={assetPath("nation.svg")} width="720" height="440" />
        <g class="cities">{raw(spikesOf(cities))}</g>
        <path class="here" d={spike(at, here.median, half.here)} />
      </svg>
      <Labels kind="wide" scale={1.5} cities={cities} names={[...named, ends(lowest)]} here={here}>
        <Callout at={at} here={here} hourly={hourly} />
      </Labels>
      <Labels kind="narrow" scale={narrowScale} cities={cities} names={namedOnPhones} here={here}>
        <text
          class="t-b"
          text-anchor="end"
          x={(at.x - 6) * narrowScale}
          y={(at.y + 14) * narrowScale}
        >
          {`${here.city.name} ${thousands(here.median)}`}
        </text>
      </Labels>
    </div>
  );
}

function ends({ city }: CityMedianPay): MapLabel {
  return { slug: city.slug, anchor: "start" };
}

/** @param scale user units of the labels for one of the map. */
function Labels({
  kind,
  scale,
  cities,
  names,
  here,
  children,
}: {
  kind: "wide" | "narrow";
  scale: number;
  cities: readonly CityMedianPay[];
  names: readonly MapLabel[];
  here: CityMedianPay;
  children: Markup;
}): Markup {
  const bySlug = new Map(cities.map((pay) => [pay.city.slug, pay]));
  const best = cities[0] ? mostPopulous(cities, cities[0].median) : null;
  const wanted = [
    ...(best && kind === "wide" ? [{ slug: best.city.slug, anchor: "end" as const }] : []),
    ...names,
  ];
  const labels = wanted.flatMap((label) => {
    const pay = bySlug.get(label.slug);
    const point = pay && pointOf(pay);
    if (!pay || !point || pay === here) return [];
    const tip = point.y - pay.median * unitsPerDollar + 4;
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
    <svg class={kind} viewBox={viewBox(scale)} aria-hidden="true">
      {placeLabels(labels).map(({ text, amount, anchor, x, y }) => (
        <text text-anchor={anchor} x={x.toFixed(0)} y={y.toFixed(0)}>
          {text} <tspan class="value">{amount}</tspan>
        </text>
      ))}
      {children}
    </svg>
  );
}

/** The marked city's pay, over the sea to its right, and how tall $100,000 is. */
function Callout({
  at,
  here,
  hourly,
}: {
  at: { x: number; y: number };
  here: CityMedianPay;
  hourly: string | null;
}): Markup {
  const x = at.x * 1.5 + 78;
  const top = (at.y - here.median * unitsPerDollar) * 1.5;
  const foot = (view.top + view.height - 30) * 1.5;
  const tall = 100_000 * unitsPerDollar * 1.5;
  return (
    <>
      <path class="leader" d={`M${at.x * 1.5 + 6} ${top + 3}L${x - 16} ${top - 28}h10`} />
      <text class="t-b" x={x} y={top - 24}>
        {here.city.name}
      </text>
      <text x={x} y={top - 5}>{`${dollars(here.median)} a year`}</text>
      {hourly && (
        <text class="t-s" x={x} y={top + 13}>
          {`${hourly} an hour`}
        </text>
      )}
      <path class="scale" d={`M${x + 90} ${foot}l2.25-${tall} 2.25 ${tall}z`} />
      <path class="leader" d={`M${x + 80} ${foot}h24`} />
      <text class="t-s" x={x + 112} y={foot - tall / 2}>
        this tall
      </text>
      <text class="t-s" x={x + 112} y={foot - tall / 2 + 16}>
        is $100k
      </text>
    </>
  );
}

/** The largest of the cities with an amount: those of a metropolitan area have the same. */
export function mostPopulous(cities: readonly CityMedianPay[], median: number): CityMedianPay {
  return cities
    .filter((pay) => pay.median === median)
    .reduce((one, other) => (other.city.population > one.city.population ? other : one));
}

function spikesOf(cities: readonly CityMedianPay[]): string {
  const known = drawn.get(cities);
  if (known !== undefined) return known;
  const text = cities
    .flatMap((pay) => {
      const at = pointOf(pay);
      return at ? [{ at, median: pay.median }] : [];
    })
    // Those in the south are drawn on top of those behind them.
    .sort((a, b) => a.at.y - b.at.y)
    .map(({ at, median }) => `<path d="${spike(at, median, half.usual)}"/>`)
    .join("");
  drawn.set(cities, text);
  return text;
}

function spike({ x, y }: { x: number; y: number }, median: number, halfFoot: number): string {
  const tall = (median * unitsPerDollar).toFixed(1);
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
