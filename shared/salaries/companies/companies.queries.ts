/** Employers and their levels, from filings. */
import { asc, eq } from "drizzle-orm";
import { companies, companyLevels } from "../../../schema/companies.ts";
import type { Value } from "../../db/prepare.ts";
import { statement } from "../../db/transaction.ts";

export function selectCompanies(value: Value<"datasetId">) {
  return statement
    .select()
    .from(companies)
    .where(eq(companies.datasetId, value("datasetId")));
}

export function selectCompanyLevels(value: Value<"datasetId">) {
  return statement
    .select()
    .from(companyLevels)
    .where(eq(companyLevels.datasetId, value("datasetId")))
    .orderBy(asc(companyLevels.companySlug), asc(companyLevels.rank));
}
