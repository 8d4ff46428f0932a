/** The names with which the locations of jobs are matched. */
import { and, eq, inArray } from "drizzle-orm";
import { cities, cityAliases } from "../../../schema/reference.ts";
import type { Value } from "../../db/prepare.ts";
import { statement } from "../../db/transaction.ts";
import { aliasReasons, unambiguousReasons } from "../../reference/alias-reasons.ts";

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
