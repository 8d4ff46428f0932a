import { stateName } from "#shared/contract/state-names.ts";
import { dollars, grouped } from "#shared/core/format.ts";
import { PayStrips } from "#shared/html/charts/strips.tsx";
import { Breadcrumbs } from "#shared/html/components/breadcrumbs.tsx";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import type { City } from "#shared/reference/records.ts";
import { salaryPage } from "#shared/salaries/subject/page-url.ts";
import type { CityItem } from "../catalog.response.ts";
import type { CityRoles, RolePay } from "../city-roles.ts";

/** All cities by state. */
export function citiesPage(cities: readonly CityItem[]): Page {
  const states = [...Map.groupBy(cities, ({ state }) => stateName(state))].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  return {
    title: "What cities pay",
    description: `Pay in ${cities.length} cities of the United States.`,
    canonical: "/cities",
    kind: "wide",
    body: (
      <>
        <h1>What cities pay</h1>
        <p class="lead">
          {grouped(cities.length)} cities by state. Each page has what common and well-paid jobs pay
          there, and what a salary buys.
        </p>
        <div class="states">
          {states.map(([state, listed]) => (
            <section aria-label={state}>
              <h2>{state}</h2>
              <ul>
                {listed
                  .toSorted((a, b) => a.name.localeCompare(b.name))
                  .map(({ slug, name }) => (
                    <li>
                      <a href={`/cities/${slug}`}>{name}</a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </>
    ),
  };
}

/** Salaries whose worth a city's page shows. */
const amounts = [50_000, 75_000, 100_000, 150_000, 200_000];

/** A city: what common and well paid jobs pay there, and what a salary buys. */
export function cityPage(
  city: City,
  { common, bestPaid, minimumWage }: CityRoles,
  parity: { rpp: number; year: number },
): Page {
  const name = `${city.name}, ${city.state}`;
  const factor = parity.rpp / 100;
  return {
    title: `Pay in ${name}`,
    description: `What common and well-paid jobs pay in ${name}, and what a salary is worth there.`,
    canonical: `/cities/${city.slug}`,
    kind: "wide",
    body: (
      <>
        <Breadcrumbs steps={[{ name: "Cities", path: "/cities" }]} current={name} />
        <h1 class="question">Pay in {name}</h1>
        <p class="answer">{priceSentence(city.name, factor)}</p>
        <p class="note">
          {grouped(city.population)} people live in {city.name}. Pay and prices are those of its
          metropolitan area, {city.metro.title}. The bars show what is typical there for everyone in
          a job, whatever their experience, for a year.
        </p>
        {minimumWage && <p>{minimumWage}</p>}
        <div class="columns">
          <JobList id="common" title="Common jobs" roles={common} city={city} />
          <JobList id="best" title="Well-paid jobs" roles={bestPaid} city={city} />
        </div>
        <section aria-labelledby="worth">
          <h2 id="worth">What a salary is worth there</h2>
          <p>
            A salary from {city.name} at the nation’s average prices, and the salary that buys in{" "}
            {city.name} what the first buys on average. Prices are those of {parity.year}, from the
            U.S. Bureau of Economic Analysis, rent included. Taxes differ, too:{" "}
            <a href="/offers">compare offers after tax</a>.
          </p>
          <ScrollArea label="What a salary is worth">
            <table>
              <thead>
                <tr>
                  <th scope="col" class="number">
                    Salary
                  </th>
                  <th scope="col" class="number">
                    Earned there, it buys
                  </th>
                  <th scope="col" class="number">
                    There, you would need
                  </th>
                </tr>
              </thead>
              <tbody>
                {amounts.map((amount) => (
                  <tr>
                    <td class="number">{dollars(amount)}</td>
                    <td class="number">{dollars(amount / factor)}</td>
                    <td class="number">{dollars(amount * factor)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollArea>
        </section>
      </>
    ),
  };
}

function JobList({
  id,
  title,
  roles,
  city,
}: {
  id: string;
  title: string;
  roles: readonly RolePay[];
  city: City;
}): Markup {
  const rows = roles.map(({ slug, title: name, median }) => ({
    ...{ name, path: salaryPage({ role: slug, city: city.slug }), amount: median },
  }));
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <PayStrips rows={rows} withScale />
    </section>
  );
}

/** What prices there do to a salary, in a sentence. */
function priceSentence(name: string, factor: number): string {
  const share = Math.round(Math.abs(factor - 1) * 100);
  if (share === 0)
    return `Prices in ${name} are those of the nation, and so a salary buys there what it buys on average.`;
  const worth = dollars(Math.round(1_000 / factor) * 100);
  return `Prices in ${name} are ${share}% ${factor > 1 ? "above" : "below"} the nation’s: $100,000 buys there what ${worth} buys on average.`;
}
