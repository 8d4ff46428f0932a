import { listCompanies } from "../../../../../shared/catalog/list-companies.ts";
import { catalogSize } from "../../../../../shared/contracts/catalog-size.ts";
import { NoParams } from "../../../../../shared/contracts/common.ts";
import { CompaniesQuery } from "../../../../../shared/contracts/companies.ts";
import { catalogContext } from "../../../../../shared/http/contexts/catalog-context.ts";
import { key, salaryList } from "../../../../../shared/http/define.ts";

export default salaryList({
  operationId: "listCompanies",
  method: "get",
  path: "/api/v1/intelligence/salaries/companies",
  summary: "List companies and their engineering levels",
  description: `Returns ${catalogSize.companies} companies with the names of their levels, and base pay for each level that at least five of the employer's public filings name in the job title. Equity, bonus, vesting and interview difficulty have no public source and are null. Requires the Ultra plan.`,
  access: key("ultra", "intelligence:read"),
  params: NoParams,
  query: CompaniesQuery,
  cachePolicy: true,
  errors: ["company_not_found"],
  handle: async (c, query) => listCompanies(await catalogContext(c), query),
});
