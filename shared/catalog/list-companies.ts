import { catalogSize } from "../contract/catalog-size.ts";
import type { ListResult } from "../contract/operation-result.ts";
import { ApiError } from "../core/errors.ts";
import { creditOf } from "../core/site.ts";
import { nearest } from "../reference/nearest.ts";
import { CompaniesQuery } from "../salaries/companies/companies.request.ts";
import type { CompanyItem } from "../salaries/companies/companies.response.ts";
import { companyMethod, lastFilingDay } from "../salaries/companies/company-figures.ts";
import { type CompanyRow, openFiledPay } from "../salaries/companies/read-companies.ts";
import { type CompanyCatalog, companyCatalog } from "./company-catalog.ts";
import { describeCompany } from "./describe-company.ts";
import { atPosition, isOneOf } from "./filter.ts";
import { listRows } from "./list-rows.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

/**
 * A page of the companies with their levels.
 *
 * @throws {ApiError} `company_not_found` if the filter names an unknown company.
 */
export async function listCompanies(
  context: CatalogContext,
  query: CompaniesQuery,
): Promise<ListResult<CompanyItem>> {
  const catalog = await companyCatalog.open(context);
  const slugs = query.slug?.map((slug) => catalog.aliases.get(slug) ?? slug);
  const isWanted = slugs
    ? isOneOf<CompanyRow>(slugs, ({ slug }) => slug)
    : ({ listed }: CompanyRow) => listed;
  const unknown = slugs?.find((slug) => catalog.table.position(slug) < 0);
  if (unknown !== undefined) throw companyNotFound(catalog, unknown);
  const { data, pagination } = listRows(
    catalog.table,
    CompaniesQuery,
    `companies ${catalog.version}`,
    query,
    { matches: atPosition(catalog.table, isWanted) },
  );
  const { dataset } = context.reference;
  const filed = await openFiledPay(context.reference);
  const key = context.secrets.dataPointKey;
  const count = catalogSize.companies;
  return {
    data: data.map((row) =>
      describeCompany(row, catalog.levelsOf(row.slug), filed, { dataset, key }),
    ),
    updated: lastFilingDay,
    methodologyVersion: companyMethod,
    list: {
      pagination,
      citation: `What employers filed: base pay by occupation, October 2025 to March 2026, and by job title and engineering level, October to December 2023. ${creditOf(context.site)}, computed from labor condition applications (U.S. Department of Labor). Dataset ${dataset.version}.`,
      assumptions: [
        `Without a slug, the list has the ${count} companies with the most certified applications in fiscal years 2022 to 2025 among those whose levels are known; level names are as of 2022. With a slug, each of the ${catalog.table.size} employers with ten or more filings in one of the two files is found.`,
        "Filed pay is base pay promised to workers on visas: the lower end of what was offered, not everybody's pay. filed.by_occupation and filed.by_title are of different periods and are not to be mixed.",
        "filed.by_occupation has a row only where the employer is among those with the most filings of the occupation, with at least five; its medians are rounded to thousands by the file. An employer that files under several names has a row for each, because medians cannot be joined.",
        "base is the median wage in the employer's full-time H-1B, H-1B1 and E-3 filings of October to December 2023 whose job title names this level and no other level of the company, if there are at least five. It is the minimum base pay promised to workers on these visas.",
        "signals.filed_pay describes the annual wages of all filings of October to December 2023, whatever the job; it is neither the pay of all employees nor of one level.",
        'Job titles are compared with abbreviations written out on both sides (SDE, SWE, MTS, Sr.), and "software development engineer" counts as "software engineer". level is the company\'s code, or null if it has none.',
        "A plain title such as Software Engineer names no level, so most levels have no compensation; each level's reason explains why.",
        "equity, bonus, vesting and interview_difficulty are null because no public source reports them.",
      ],
    },
  };
}

function companyNotFound({ names }: CompanyCatalog, slug: string): ApiError {
  const path = "/api/v1/intelligence/salaries/companies";
  return new ApiError("company_not_found", {
    message: `The catalog has no company ${slug}.`,
    param: "slug",
    alternative: path,
    suggestions: nearest(slug, names).map((near) => `${path}?slug=${near}`),
  });
}
