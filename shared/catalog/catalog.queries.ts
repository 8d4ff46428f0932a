/** The catalogs of cities and families of roles. */
import type { areas, cities, cityAliases, priceParities, socGroups } from "#schema/reference.ts";
import { query } from "../db/query.ts";

export function selectCityRows({ datasetId }: { datasetId: number }) {
  return query<typeof cities.$inferSelect>("select * from cities where dataset_id = :datasetId", {
    datasetId,
  });
}

export function selectAreaRows({ datasetId }: { datasetId: number }) {
  return query<typeof areas.$inferSelect>("select * from areas where dataset_id = :datasetId", {
    datasetId,
  });
}

export function selectParityRows({ datasetId }: { datasetId: number }) {
  return query<typeof priceParities.$inferSelect>(
    "select * from price_parities where dataset_id = :datasetId",
    { datasetId },
  );
}

export function selectCityAliasRows({ datasetId }: { datasetId: number }) {
  return query<typeof cityAliases.$inferSelect>(
    "select * from city_aliases where dataset_id = :datasetId",
    { datasetId },
  );
}

export function selectMajorGroups({ datasetId }: { datasetId: number }) {
  return query<Pick<typeof socGroups.$inferSelect, "code" | "title">>(
    "select code, title from soc_groups where dataset_id = :datasetId and level = 'major'",
    { datasetId },
  );
}
