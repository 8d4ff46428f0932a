import type { Companies } from "../build-companies.ts";
import type { ListedRows } from "./list-rows.ts";
import { snakeCase } from "./snake-case.ts";

/**
 * Rows of the files about employers, their levels and what they filed.
 *
 * @param roleOf the role that represents an occupation of O*NET.
 */
export function listCompanyRows(
  { employers, levels, occupations, titles }: Companies,
  roleOf: ReadonlyMap<string, string>,
): [string, ListedRows][] {
  const listed = new Set(levels.map(({ slug }) => slug));
  const own = employers.map(({ employers, aliases, ...company }) =>
    snakeCase({
      ...company,
      employers: employers.join(";"),
      aliases: aliases.join(";"),
      listed: listed.has(company.slug),
    }),
  );
  const steps = levels.flatMap(({ slug, levels }) =>
    levels.map(({ names: _, ...level }) => snakeCase({ ...level, companySlug: slug })),
  );
  const filed = occupations.map((row) =>
    snakeCase({ ...row, roleSlug: (row.onetSoc && roleOf.get(row.onetSoc)) ?? null }),
  );
  return [
    ["companies.csv", { rows: own, keyColumns: 1 }],
    ["company_levels.csv", { rows: steps, keyColumns: 2 }],
    ["filed_occupations.csv", { rows: filed, keyColumns: 2 }],
    ["filed_titles.csv", { rows: titles.map((title) => snakeCase({ ...title })), keyColumns: 2 }],
  ];
}
