/** Employers, their levels and what they filed. */
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { companies, companyLevels, filedOccupations, filedTitles } from "#schema/companies.ts";
import { occupations, wages } from "#schema/reference.ts";
import type { Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";
import { titlesSurvey } from "./company-figures.ts";

/** One row of JSON instead of more than a thousand, which the driver would take apart one by one. */
export function selectCompanies(value: Value<"datasetId">) {
  const c = companies;
  const pay = sql`${c.filedP10}, ${c.filedP25}, ${c.filedMedian}, ${c.filedP75}, ${c.filedP90}`;
  const tuple = sql`json_array(${c.slug}, ${c.name}, ${c.employers}, ${c.aliases}, ${c.filings}, ${c.recentFilings}, ${c.filedWages}, ${pay}, ${c.listed})`;
  return statement
    .select({ rows: sql<string>`json_group_array(${tuple})`.as("rows") })
    .from(c)
    .where(eq(c.datasetId, value("datasetId")));
}

export function selectCompanyLevels(value: Value<"datasetId">) {
  return statement
    .select()
    .from(companyLevels)
    .where(eq(companyLevels.datasetId, value("datasetId")))
    .orderBy(asc(companyLevels.companySlug), asc(companyLevels.rank));
}

/** With the employer's name, the survey's latest national median of each occupation, and its year. */
export function selectFiledOccupations(value: Value<"datasetId">) {
  const f = filedOccupations;
  const latest = sql`(select max(w.year) from wages w where w.dataset_id = ${f.datasetId} and w.soc_code = ${f.socCode} and w.area_code = 'US')`;
  const tuple = sql`json_array(${f.title}, ${f.rank}, ${f.onetSoc}, ${f.socCode}, ${f.employer}, ${f.companySlug}, ${companies.name}, ${f.filings}, ${f.median}, ${f.roleSlug}, ${wages.median}, ${wages.year})`;
  return statement
    .select({ rows: sql<string>`json_group_array(${tuple})`.as("rows") })
    .from(f)
    .leftJoin(
      companies,
      and(eq(companies.datasetId, f.datasetId), eq(companies.slug, f.companySlug)),
    )
    .leftJoin(wages, nationalWages(f, latest))
    .where(eq(f.datasetId, value("datasetId")));
}

/** With the title of the occupation that most of the filings name, and the survey's national median of it. */
export function selectFiledTitles(value: Value<"datasetId">) {
  const t = filedTitles;
  const tuple = sql`json_array(${t.companySlug}, ${t.title}, ${t.filings}, ${t.p10}, ${t.p25}, ${t.median}, ${t.p75}, ${t.p90}, ${occupations.socCode}, ${occupations.title}, ${wages.median})`;
  return statement
    .select({ rows: sql<string>`json_group_array(${tuple})`.as("rows") })
    .from(t)
    .leftJoin(
      occupations,
      and(eq(occupations.datasetId, t.datasetId), eq(occupations.socCode, t.socCode)),
    )
    .leftJoin(wages, nationalWages(t, sql`${titlesSurvey}`))
    .where(eq(t.datasetId, value("datasetId")));
}

function nationalWages(filed: typeof filedOccupations | typeof filedTitles, year: SQL) {
  return and(
    eq(wages.datasetId, filed.datasetId),
    eq(wages.socCode, filed.socCode),
    eq(wages.areaCode, sql`'US'`),
    eq(wages.year, year),
  );
}
