import type { CityRoles, RolePay } from "../../catalog/city-roles.ts";
import { dollars, grouped } from "../../core/format.ts";
import type { City } from "../../reference/records.ts";
import { salaryPage } from "../../salaries/page-url.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ScrollArea } from "../components/scroll-area.tsx";
import type { Markup, Page } from "../page.ts";

/** Salaries whose worth a city's page shows. */
const amounts = [50_000, 75_000, 100_000, 150_000, 200_000];

/** A city: what common and well paid jobs pay there, and what a salary buys. */
export function cityPage(
  city: City,
  { common, bestPaid }: CityRoles,
  parity: { rpp: number; year: number },
): Page {
  const name = `${city.name}, ${city.state}`;
  const factor = parity.rpp / 100;
  return {
    title: `Pay in ${name}`,
    description: `What common and well paid jobs pay in ${name}, and what a salary is worth there.`,
    canonical: `/cities/${city.slug}`,
    kind: "wide",
    body: (
      <>
        <Breadcrumbs steps={[{ name: "Cities", path: "/cities" }]} current={name} />
        <h1>Pay in {name}</h1>
        <p class="lead">
          {grouped(city.population)} people, in the metropolitan area {city.metro.title}. Prices
          there are {factor.toFixed(2)} times the nation's.
        </p>
        <div class="columns">
          <RoleTable id="common" title="Common jobs" roles={common} city={city} />
          <RoleTable
            id="best"
            title="Well paid jobs"
            note="The best paid here of the nation's 40 best paid occupations, one job for each."
            roles={bestPaid}
            city={city}
          />
        </div>
        <section aria-labelledby="worth">
          <h2 id="worth">What a salary is worth there</h2>
          <p>
            What a salary that is paid there buys at the nation's average prices, and what it takes
            there to live as on that salary elsewhere, by the regional price parity of {parity.year}{" "}
            (all items, U.S. Bureau of Economic Analysis). Taxes differ too;{" "}
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
                    Paid there, worth at average prices
                  </th>
                  <th scope="col" class="number">
                    Needed there to match it
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

function RoleTable({
  id,
  title,
  note,
  roles,
  city,
}: {
  id: string;
  title: string;
  note?: string;
  roles: readonly RolePay[];
  city: City;
}): Markup {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p class="note">{note ?? "Estimated median at mid level, USD a year."}</p>
      <ul class="pay-list">
        {roles.map(({ slug, title: role, median }) => (
          <li>
            <a href={salaryPage({ role: slug, city: city.slug })}>{role}</a>{" "}
            <span>{dollars(median)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
