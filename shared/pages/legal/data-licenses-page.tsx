import type { Source } from "../../reference/records.ts";
import { ScrollArea } from "../components/scroll-area.tsx";
import type { Page } from "../page.ts";

/** Every source of the live dataset with its license, and the attribution that some require. */
export function dataLicensesPage(sources: readonly Source[]): Page {
  return {
    title: "Data licenses",
    description: "The public sources of the figures, their releases and licenses.",
    canonical: "/data-licenses",
    body: (
      <>
        <p>
          The figures are computed from the files below. The code is under the MIT license; the data
          remain under the terms of their publishers.
        </p>
        <ScrollArea label="Sources and licenses">
          <table>
            <thead>
              <tr>
                <th scope="col">Source</th>
                <th scope="col">Release</th>
                <th scope="col">License</th>
              </tr>
            </thead>
            <tbody>
              {sources.map(({ publisher, title, release, licence, url }) => (
                <tr>
                  <th scope="row">
                    {publisher}:{" "}
                    <a href={url} rel="external">
                      {title}
                    </a>
                  </th>
                  <td>{release}</td>
                  <td>{licence}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
        <h2 id="attribution">Attribution</h2>
        <p>
          This service includes information from the O*NET 29.3 Database by the U.S. Department of
          Labor, Employment and Training Administration (USDOL/ETA), used under the{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a> license. O*NET® is a
          trademark of USDOL/ETA. The titles were selected, respelled and joined with other sources;
          USDOL/ETA has not approved, endorsed or tested these changes. Coordinates and time zones
          of cities are from the{" "}
          <a href="https://simplemaps.com/data/us-cities">simplemaps U.S. cities database</a> (CC BY
          4.0).
        </p>
        <p>
          The premiums of technologies and the changes in their use are derived from the Stack
          Overflow Developer Surveys, which are available under the{" "}
          <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a>; the
          two derived tables are available under it as well, in the project's repository.
        </p>
        <h2 id="quoting">Quoting a figure</h2>
        <p>
          Quote the citation that every page and response has: it names the sources and the id with
          which anyone can redo the calculation.
        </p>
      </>
    ),
  };
}
