/** Employers and their levels, from filings. */
import { and, asc, eq } from "drizzle-orm";
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

export function selectCompany(value: Value<"datasetId" | "slug">) {
  return statement
    .select()
    .from(companies)
    .where(and(eq(companies.datasetId, value("datasetId")), eq(companies.slug, value("slug"))));
}

export function selectCompanyLevel(value: Value<"datasetId" | "slug" | "rank">) {
  return statement
    .select()
    .from(companyLevels)
    .where(
      and(
        eq(companyLevels.datasetId, value("datasetId")),
        eq(companyLevels.companySlug, value("slug")),
        eq(companyLevels.rank, value("rank")),
      ),
    );
}
