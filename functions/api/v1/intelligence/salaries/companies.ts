import { key, salaryList } from "#shared/api/define-operation.http.ts";
import { catalogContext } from "#shared/catalog/catalog-context.http.ts";
import { listCompanies } from "#shared/catalog/list-companies.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";
import { CompaniesQuery } from "#shared/salaries/companies/companies.request.ts";

export default salaryList({
  operationId: "listCompanies",
  method: "get",
  path: "/api/v1/intelligence/salaries/companies",
  summary: "List companies and their engineering levels",
  description: `Returns ${catalogSize.companies} companies with the names of their levels, and base pay for each level that at least five of the employer's public filings name in the job title; with \`slug\`, any employer with ten or more filings. Each has the base pay that it filed for workers on visas, by occupation (October 2025 to March 2026) and by job title (October to December 2023). Equity, bonus, vesting and interview difficulty have no public source and are null. Requires the Ultra plan.`,
  access: key("ultra", "intelligence:read"),
  params: NoParams,
  query: CompaniesQuery,
  begin: beginReference,
  errors: ["company_not_found"],
  handle: async (c, query) => listCompanies(await catalogContext(c), query),
});
