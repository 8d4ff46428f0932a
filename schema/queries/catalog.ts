/** The catalogs of cities, employers and families of roles. */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Value } from "../../shared/db/prepare.ts";
import { statement } from "../../shared/db/transaction.ts";
import { aliasReasons, unambiguousReasons } from "../../shared/reference/alias-reasons.ts";
import { companies, companyLevels } from "../companies.ts";
import { areas, cities, cityAliases, priceParities, socGroups } from "../reference.ts";

export function selectCityRows(value: Value<"datasetId">) {
  return statement
    .select()
    .from(cities)
    .where(eq(cities.datasetId, value("datasetId")));
}

export function selectAreaRows(value: Value<"datasetId">) {
  return statement
    .select()
    .from(areas)
    .where(eq(areas.datasetId, value("datasetId")));
}

export function selectParityRows(value: Value<"datasetId">) {
  return statement
    .select()
    .from(priceParities)
    .where(eq(priceParities.datasetId, value("datasetId")));
}

export function selectCityAliasRows(value: Value<"datasetId">) {
  return statement
    .select()
    .from(cityAliases)
    .where(eq(cityAliases.datasetId, value("datasetId")));
}

export function selectMajorGroups(value: Value<"datasetId">) {
  return statement
    .select({ code: socGroups.code, title: socGroups.title })
    .from(socGroups)
    .where(and(eq(socGroups.datasetId, value("datasetId")), eq(socGroups.level, "major")));
}

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

/** Cities as the locations of jobs are matched with them. */
export function selectMatchedCities(value: Value<"datasetId">) {
  const { slug, name, state, population, cbsaCode } = cities;
  return statement
    .select({ slug, name, state, population, cbsaCode })
    .from(cities)
    .where(eq(cities.datasetId, value("datasetId")));
}

/** The names that mean one city only, and those of a part of one. */
export function selectMatchedAliases(value: Value<"datasetId">) {
  const { alias, citySlug: slug, reason } = cityAliases;
  return statement
    .select({ alias, slug, reason })
    .from(cityAliases)
    .where(
      and(
        eq(cityAliases.datasetId, value("datasetId")),
        inArray(reason, [...unambiguousReasons, aliasReasons.part]),
      ),
    );
}
