import { servedLevel } from "#shared/contract/levels.ts";
import { percent } from "#shared/core/format.ts";
import { difference, Strips } from "#shared/html/charts/strips.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { City } from "#shared/reference/records.ts";
import { salaryPage } from "../subject/page-url.ts";
import type { Overview } from "./overview.ts";
import type { CityMedianPay } from "./pay-by-city.ts";

/** The same job in the cities around, and the ways to others. */
export function Nearby({ figure }: { figure: Overview }): Markup | null {
  const { role, city, basis, experience, estimate, cities } = figure;
  if (!city || cities.length === 0) return null;
  const pathTo = (slug?: string) =>
    salaryPage({ role: role.slug, city: slug, exp: servedLevel(experience), basis });
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby">Nearby, and next door</h2>
      <p class="next">{around(city, estimate.median, cities)}</p>
      <Strips
        strips={cities.map(({ city: other, median }) => ({
          name: `${other.name}, ${other.state}`,
          path: pathTo(other.slug),
          amount: median,
          difference: difference(median, estimate.median),
        }))}
      />
      <p class="tools">
        <a href={pathTo()}>All cities</a>
        <a href={comparePath(role.slug, city, cities)}>Compare with another city</a>
        <a href={`/cities/${city.slug}`}>All jobs in {city.name}</a>
      </p>
    </section>
  );
}

function comparePath(role: string, city: City, [first]: readonly CityMedianPay[]): string {
  return `/compare?role=${role}&cityA=${city.slug}&cityB=${first?.city.slug ?? ""}`;
}

/** What is around in a sentence, with the price of the city that pays most. */
function around(city: City, median: number, cities: readonly CityMedianPay[]): string {
  const shares = cities.map((pay) => ({ ...pay, change: pay.median / median - 1 }));
  const largest = shares.reduce((one, other) => (other.change > one.change ? other : one));
  const widest = Math.max(...shares.map(({ change }) => Math.abs(change)));
  const within = `Cities around ${city.name} pay within ${percent(Math.ceil(widest * 100) / 100, 0)} of it.`;
  if (largest.change < 0.005) return within;
  const prices = priceChange(city, largest.city);
  const living =
    prices === null || Math.abs(prices) < 0.005
      ? ""
      : `, and living there costs ${percent(Math.abs(prices), 0)} ${prices > 0 ? "more" : "less"}`;
  return `${within} ${largest.city.name} pays ${percent(largest.change, 0)} more${living}.`;
}

/** The prices of another city over those of one, less 1; null if either is not known. */
function priceChange(one: City, other: City): number | null {
  const [own, there] = [one.parities.at(-1), other.parities.at(-1)];
  return own && there && own.year === there.year ? there.rpp / own.rpp - 1 : null;
}
