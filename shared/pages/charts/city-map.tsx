import { dollars } from "../../core/format.ts";
import type { CityMedianPay } from "../../salaries/figure-page/pay-by-city.ts";
import { assetPath } from "../asset-path.ts";
import type { Markup } from "../page.ts";
import { Chart, DataTable } from "./chart.tsx";
import positions from "./city-positions.json";
import { shortDollars } from "./scale.ts";

const size = { width: 720, height: 440 };

/** Number of colors, from the lowest to the highest pay. */
const shades = 6;

/** The radius of dots for cities below 300,000 people; the stylesheet has it as the width of their path. */
const smallRadius = 4.5;

/**
 * The position of each city of the catalog in tenths of a user unit (Albers projection), made by
 * `npm run generate -- pages`.
 */
const positionOf: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(positions));

/**
 * A dot for every city, colored by what a role pays there: each color has the same number of
 * cities. `here` is marked; it and the large cities have their name and pay as a tooltip.
 *
 * @param cities best paid first.
 * @param pathOf the page of a city, for the table.
 */
export function CityMap({
  subject,
  cities,
  here,
  pathOf,
  withTable,
}: {
  subject: string;
  cities: readonly CityMedianPay[];
  here: string | null;
  pathOf: (slug: string) => string;
  withTable: boolean;
}): Markup {
  const [highest, lowest] = [cities[0], cities.at(-1)];
  const dots = cities.map((pay, rank) => ({
    ...pay,
    shade: shades - 1 - Math.floor((rank * shades) / cities.length),
  }));
  const [named, small] = [dots.filter(isNamed), dots.filter((dot) => !isNamed(dot))];
  function isNamed({ city }: ShadedPay): boolean {
    return city.population > 300_000 || city.slug === here || city.slug === highest?.city.slug;
  }
  // The marked city and the best paid are drawn last, on top of their neighbors.
  const order = named
    .toReversed()
    .toSorted((a, b) => Number(a.city.slug === here) - Number(b.city.slug === here));
  return (
    <figure class="chart-figure">
      <Chart
        id="cities"
        title={`Pay of ${subject} in ${cities.length} cities`}
        description={
          highest && lowest
            ? `From ${dollars(lowest.median)} in ${nameOf(lowest)} to ${dollars(highest.median)} in ${nameOf(highest)}.`
            : "No city has an estimate."
        }
        {...size}
      >
        <image href={assetPath("nation.svg")} {...size} />
        {Array.from({ length: shades }, (_, shade) => (
          <SmallDots shade={shade} cities={small.filter((dot) => dot.shade === shade)} />
        ))}
        {order.map((dot) => (
          <Dot {...dot} isHere={dot.city.slug === here} />
        ))}
      </Chart>
      <figcaption class="legend">
        {legend(dots).map(({ shade, from, to }) => (
          <span class={`key shade-${shade}`}>
            {from === to ? thousands(from) : `${thousands(from)} to ${thousands(to)}`}
          </span>
        ))}
      </figcaption>
      {withTable && (
        <DataTable
          caption={`Median pay of ${subject}, USD a year`}
          columns={["City", "Median"]}
          rows={cities.map(({ city, median }) => [
            <a href={pathOf(city.slug)}>{`${city.name}, ${city.state}`}</a>,
            dollars(median),
          ])}
        />
      )}
    </figure>
  );
}

interface ShadedPay extends CityMedianPay {
  shade: number;
}

/**
 * The smaller cities of a color as one path of round dots: hundreds of elements would keep a slow
 * phone from showing the page. Their numbers are in the table.
 */
function SmallDots({
  shade,
  cities,
}: {
  shade: number;
  cities: readonly ShadedPay[];
}): Markup | null {
  const points = cities.flatMap(({ city }) => {
    const [x, y] = positionOf.get(city.slug) ?? [];
    return x === undefined || y === undefined ? [] : [`M${x / 10} ${y / 10}h0`];
  });
  return points.length === 0 ? null : <path class={`cities shade-${shade}`} d={points.join("")} />;
}

function Dot({ city, median, shade, isHere }: ShadedPay & { isHere: boolean }): Markup | null {
  const [x, y] = positionOf.get(city.slug) ?? [];
  if (x === undefined || y === undefined) return null;
  const radius = city.population > 1_000_000 ? 8 : city.population > 300_000 ? 6 : smallRadius;
  return (
    <circle
      class={isHere ? `city shade-${shade} here` : `city shade-${shade}`}
      cx={x / 10}
      cy={y / 10}
      r={isHere ? radius + 3 : radius}
    >
      <title>{`${city.name}, ${city.state}: ${dollars(median)}`}</title>
    </circle>
  );
}

function legend(dots: readonly ShadedPay[]): { shade: number; from: number; to: number }[] {
  return Array.from({ length: shades }, (_, shade) => {
    const medians = dots.filter((dot) => dot.shade === shade).map(({ median }) => median);
    return { shade, from: Math.min(...medians), to: Math.max(...medians) };
  }).filter(({ from }) => Number.isFinite(from));
}

/** Amounts are in whole thousands, because neighbors of a color differ by more. */
function thousands(amount: number): string {
  return shortDollars(Math.round(amount / 1_000) * 1_000);
}

function nameOf({ city }: CityMedianPay): string {
  return `${city.name}, ${city.state}`;
}
