import { type SlugCandidate, slugCandidate } from "../reference/nearest.ts";
import { companySortFields } from "../salaries/companies/companies.request.ts";
import {
  type CompanyLevelRow,
  type CompanyRow,
  companiesPart,
} from "../salaries/companies/read-companies.ts";
import { createSingleFlightCache } from "./single-flight-cache.ts";
import { createTable, type ListedTable } from "./table.ts";

export interface CompanyCatalog {
  /** The dataset version; the figures are from fixed periods and do not change with the date. */
  version: string;
  /** All employers with ten or more filings. */
  table: ListedTable<CompanyRow, (typeof companySortFields)[number]>;
  levelsOf(slug: string): readonly CompanyLevelRow[];
  names: readonly SlugCandidate[];
  /** Former and other names to the slug that the catalog lists. */
  aliases: ReadonlyMap<string, string>;
}

export const companyCatalog = createSingleFlightCache<CompanyCatalog>(async ({ reference }) => {
  const [rows, levels] = await reference.read(companiesPart);
  const byCompany = Map.groupBy(levels, ({ companySlug }) => companySlug);
  return {
    version: reference.dataset.version,
    table: createTable(rows, companySortFields),
    levelsOf: (slug) => byCompany.get(slug) ?? [],
    names: rows.map(({ slug, aliases, listed }) =>
      slugCandidate(slug, { aliases, prominent: listed }),
    ),
    aliases: new Map(rows.flatMap(({ slug, aliases }) => aliases.map((alias) => [alias, slug]))),
  };
});
