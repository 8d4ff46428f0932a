import { listCompanies } from "../../../../../shared/catalog/list-companies.ts";
import { NoParams } from "../../../../../shared/contracts/common.ts";
import { CompaniesQuery, CompanyItem } from "../../../../../shared/contracts/companies.ts";
import { catalogContext } from "../../../../../shared/http/contexts/catalog-context.ts";
import { key, salaryList } from "../../../../../shared/http/define.ts";

export default salaryList({
  operationId: "listCompanies",
  method: "get",
  path: "/api/v1/intelligence/salaries/companies",
  summary: "List the engineering levels of well-known employers",
  description:
    "54 companies with the names of their levels, and base pay where five or more of the employer's public filings bear a title that names the level. Equity, bonus, vesting and the difficulty of interviews have no public source and are null. For the Ultra plan.",
  access: key("ultra", "intelligence:read"),
  params: NoParams,
  query: CompaniesQuery,
  item: CompanyItem,
  cachePolicy: true,
  errors: ["company_not_found"],
  handle: async (c, query) => listCompanies(await catalogContext(c), query),
});
