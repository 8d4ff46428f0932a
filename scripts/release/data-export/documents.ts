/** The documents of a release that are not tables: dictionary, sources, licenses. */
import type { DataTable } from "#shared/bulk/tables.ts";
import { writeCsv } from "#shared/core/csv.ts";
import type { Source } from "#shared/reference/records.ts";

/** Every column of every table: `dictionary.csv`. */
export function dictionaryCsv(tables: readonly DataTable[]): string {
  return writeCsv([
    ["table", "column", "type", "unit", "meaning", "source"],
    ...tables.flatMap(({ name, columns }) =>
      columns.map(({ name: column, type, unit, meaning, source }) => [
        ...[name, column, type, unit, meaning, source],
      ]),
    ),
  ]);
}

/** Every file of a publisher that the dataset is made from: `sources.csv`. */
export function sourcesCsv(sources: Iterable<Source>): string {
  const sorted = [...sources].sort((a, b) => (a.id < b.id ? -1 : 1));
  return writeCsv([
    [
      "id",
      "publisher",
      "title",
      "release",
      "period",
      "file",
      "sha256",
      "fetched_on",
      "license",
      "url",
    ],
    ...sorted.map((source) => [
      ...[source.id, source.publisher, source.title, source.release, source.referencePeriod],
      ...[source.file, source.sha256, source.fetchedOn, source.licence, source.url],
    ]),
  ]);
}

interface Citation {
  release: string;
  asOf: string;
  siteName: string;
}

/** How to cite a release. */
export function citeRelease({ release, asOf, siteName }: Citation): string {
  return `${siteName}, data release ${release} (pay as of ${asOf}), computed from public data of the U.S. Bureau of Labor Statistics, the U.S. Bureau of Economic Analysis, the U.S. Census Bureau and the U.S. Department of Labor.`;
}

/** `LICENSES.md`. */
export function licensesText(citation: string): string {
  return `# Licenses and attribution

Cite as: ${citation}

What this project has computed (estimates, factors, intervals, measurements of accuracy) is under its
MIT license, without warranty. What the files contain of others stays under the terms below;
sources.csv has each file of each publisher with its license and checksum.

- Wages and employment: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics.
  U.S. government work, public domain. The estimates are this project's, not the Bureau's.
- Price parities: U.S. Bureau of Economic Analysis. U.S. government work, public domain.
- Places, populations, areas: U.S. Census Bureau, U.S. Office of Management and Budget. U.S.
  government work, public domain.
- Filed wages: U.S. Department of Labor, labor condition applications. U.S. government work, public
  domain.
- Visa wage levels (wage_levels): U.S. Department of Labor, Office of Foreign Labor Certification. U.S.
  government work, public domain. Levels II and III are computed from levels I and IV by the formula of
  8 U.S.C. 1182(p)(4).
- Titles of roles (roles: title and role): this includes information from the O*NET 29.3 Database by
  the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC
  BY 4.0 license (https://creativecommons.org/licenses/by/4.0/). O*NET® is a trademark of USDOL/ETA.
  The titles were selected, respelled and joined with other sources. USDOL/ETA has not approved,
  endorsed or tested these changes.
- Coordinates and time zones of cities (cities: latitude, longitude, time_zone): simplemaps U.S.
  cities database, basic (https://simplemaps.com/data/us-cities), CC BY 4.0. Name it if you pass
  these columns on.
- Pay by title: ai-jobs.net (CC0 1.0), USAJOBS (U.S. government work), City of New York job postings
  (NYC Open Data, no restriction of use). Only ratios between titles were taken.

Nothing in these files comes from accounts or from pay that people have submitted.
`;
}
