import { stateName } from "#shared/contract/state-names.ts";
import { grouped } from "#shared/core/format.ts";
import type { Page } from "#shared/html/page.ts";
import type { CityItem } from "../catalog.response.ts";

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
