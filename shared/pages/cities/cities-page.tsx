import type { CityItem } from "../../contracts/responses/catalog.ts";
import type { Page } from "../page.ts";

/** All cities by state. */
export function citiesPage(cities: readonly CityItem[]): Page {
  const states = [...Map.groupBy(cities, ({ state }) => state)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  return {
    title: "Cities",
    description: `Pay in ${cities.length} cities of the United States.`,
    canonical: "/cities",
    kind: "wide",
    body: (
      <>
        <h1>Cities</h1>
        <div class="families">
          {states.map(([state, listed]) => (
            <section class="card" aria-labelledby={`state-${state}`}>
              <h2 id={`state-${state}`}>{state}</h2>
              <ul class="pay-list">
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
