import type { Wages } from "#shared/reference/records.ts";
import { titlesSurvey } from "#shared/salaries/companies/company-figures.ts";
import type {
  CompanyLevelRow,
  CompanyRow,
  FiledOccupation,
  FiledTitle,
} from "#shared/salaries/companies/read-companies.ts";
import { tables } from "../tables.ts";
import type { Seeds } from "./manifest.ts";

/** All employers, and the levels of the listed ones in the order of their ranks. */
export function listCompanies(seeds: Seeds): [CompanyRow[], CompanyLevelRow[]] {
  const companies = seeds.rows(tables.companies).map((row) => {
    const { slug, name, employers, aliases, filings, recentFilings, filedWages, listed } = row;
    const { filedP10, filedP25, filedMedian, filedP75, filedP90 } = row;
    return {
      ...{ slug, name, filings, recentFilings, filedWages, listed },
      employers: employers.split(";"),
      aliases: aliases === "" ? [] : aliases.split(";"),
      filed: { p10: filedP10, p25: filedP25, median: filedMedian, p75: filedP75, p90: filedP90 },
    };
  });
  const levels = seeds
    .rows(tables.companyLevels)
    .toSorted((a, b) => compareText(a.companySlug, b.companySlug) || a.rank - b.rank);
  return [companies, levels];
}

/** What employers filed, with the survey's national median of each occupation: the latest, or that of the filings' year. */
export function listFiledPay(
  seeds: Seeds,
  national: ReadonlyMap<string, readonly Wages[]>,
): [FiledOccupation[], FiledTitle[]] {
  const names = new Map(seeds.rows(tables.companies).map(({ slug, name }) => [slug, name]));
  const titles = new Map(seeds.rows(tables.occupations).map((row) => [row.socCode, row.title]));
  const surveyOf = (wages: Wages | undefined) =>
    wages && wages.median !== null ? { median: wages.median, year: wages.year } : null;
  const latest = (wages: readonly Wages[]) => wages.toSorted((a, b) => b.year - a.year)[0];
  const occupations = seeds.rows(tables.filedOccupations).map((row) => ({
    ...row,
    companyName: names.get(row.companySlug ?? "") ?? null,
    survey: surveyOf(latest(national.get(row.socCode ?? "") ?? [])),
  }));
  const filed = seeds.rows(tables.filedTitles).map(({ socCode, ...row }) => {
    const title = titles.get(socCode ?? "");
    const wages = national.get(socCode ?? "")?.find(({ year }) => year === titlesSurvey);
    return {
      ...row,
      occupation: socCode === null || title === undefined ? null : { socCode, title },
      survey: surveyOf(wages),
    };
  });
  return [occupations, filed];
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
