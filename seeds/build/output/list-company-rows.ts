import type { Companies } from "../build-companies.ts";
import type { ListedRows } from "./list-rows.ts";
import { snakeCase } from "./snake-case.ts";

/** Rows of the files about companies and their levels. */
export function listCompanyRows(companies: Companies): [string, ListedRows][] {
  const own = companies.map(({ levels: _, employers, aliases, ...company }) =>
    snakeCase({ ...company, employers: employers.join(";"), aliases: aliases.join(";") }),
  );
  const levels = companies.flatMap((company) =>
    company.levels.map(({ names: _, ...level }) =>
      snakeCase({ ...level, companySlug: company.slug }),
    ),
  );
  return [
    ["companies.csv", { rows: own, keyColumns: 1 }],
    ["company_levels.csv", { rows: levels, keyColumns: 2 }],
  ];
}
