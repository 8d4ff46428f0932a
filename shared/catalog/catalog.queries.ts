/** The catalogs of cities and families of roles. */
import { and, eq } from "drizzle-orm";
import { areas, cities, cityAliases, priceParities, socGroups } from "#schema/reference.ts";
import type { Value } from "../db/prepare.ts";
import { statement } from "../db/transaction.ts";

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
