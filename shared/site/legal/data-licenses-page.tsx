import type { Page } from "#shared/html/page.ts";
import type { Source } from "#shared/reference/records.ts";

/** Every source of the live dataset with its license, and the attribution that some require. */
export function dataLicensesPage(sources: readonly Source[]): Page {
  return {
    title: "Data licenses",
    description: "Where the figures come from, and on what terms.",
    canonical: "/data-licenses",
    body: (
      <>
        <p>
          The figures are computed from the files below. The code is under the MIT license; the data
          remain under the terms of their publishers.
        </p>
        <div class="sources">
          {[...Map.groupBy(sources, ({ publisher }) => publisher)].map(([publisher, own]) => (
            <section aria-label={publisher}>
              <h2>{publisher}</h2>
              <ul>
                {own.map(({ title, release, licence, url }) => (
                  <li>
                    <a href={url} rel="external">
                      {title}
                    </a>
                    , {release}. <span class="note">{licence}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <h2 id="attribution">Attribution</h2>
        <p>
          This service includes information from the O*NET 29.3 Database by the U.S. Department of
          Labor, Employment and Training Administration (USDOL/ETA), used under the{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a> license. O*NET® is a
          trademark of USDOL/ETA. The titles were selected, respelled and joined with other sources;
          USDOL/ETA has not approved, endorsed or tested these changes. Coordinates and time zones
          of cities, and the names and ZIP codes of smaller places, are from the{" "}
          <a href="https://simplemaps.com/data/us-cities">simplemaps U.S. cities database</a> (CC BY
          4.0). The outline of the maps is from the Census Bureau's cartographic boundary files, by
          way of us-atlas (ISC license).
        </p>
        <p>
          What technologies add to pay, and how their use changes, is derived from the Stack
          Overflow Developer Surveys, which are available under the{" "}
          <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a>; the
          two derived tables are available under it as well, in the project's repository.
        </p>
        <h2 id="quoting">Quoting a figure</h2>
        <p>
          Quote the citation under the figure: it names the sources, and the number with which
          anyone can redo the sum.
        </p>
      </>
    ),
  };
}
