/** Packs a dataset: derives the rows that requests read from its normalized tables. */
import { and, asc, eq, gte, lte, ne, sql } from "drizzle-orm";
import { localAreas, localFactors } from "../../schema/local.ts";
import { employmentProjections } from "../../schema/outlook.ts";
import {
  areas,
  cities,
  cityAliases,
  type datasets,
  occupations,
  onetOccupations,
  priceParities,
  roleAliases,
  roles,
  socGroups,
  titleStatistics,
  wages,
} from "../../schema/reference.ts";
import type { Database } from "../../shared/db/client.ts";
import { packCities } from "../../shared/reference/packed/pack-cities.ts";
import { type AreaWages, packOccupation } from "../../shared/reference/packed/pack-occupation.ts";
import { writePackedCities, writePackedOccupations } from "./write-packed.ts";

type State = (typeof datasets.$inferSelect)["state"];

/** Some megabytes of wages, read in well under a second. */
const occupationsPerBatch = 100;

/**
 * Packs every occupation and then the cities, so that a dataset with packed cities is complete.
 * Safe to repeat, and to run concurrently.
 *
 * @param state in which the dataset has to remain: `loading` is this loader's claim.
 * @throws {LoadRefused} if the dataset has left that state.
 */
export async function packDataset(db: Database, datasetId: number, state: State): Promise<void> {
  const dataset = { id: datasetId, state };
  const [groups, tables] = await readTables(db, datasetId);
  for (let from = 0; from < tables.occupations.length; from += occupationsPerBatch) {
    const batch = tables.occupations.slice(from, from + occupationsPerBatch);
    const inAreas = await readAreaWages(db, datasetId, batch[0]?.socCode, batch.at(-1)?.socCode);
    const packed = await Promise.all(
      batch.map(async (occupation) => {
        const { socCode } = occupation;
        const rows = {
          occupation,
          onet: tables.onet.get(socCode) ?? [],
          outlook: tables.outlooks.get(socCode) ?? null,
          local: tables.locals.get(socCode) ?? null,
          titles: tables.titles.get(socCode) ?? [],
          national: tables.national.get(socCode) ?? [],
          areas: inAreas.get(socCode) ?? [],
        };
        return { socCode, ...(await packOccupation(rows, groups)) };
      }),
    );
    await writePackedOccupations(db, dataset, packed);
  }
  await writePackedCities(db, dataset, await packCities(await readCityTables(db, datasetId)));
}

async function readTables(db: Database, datasetId: number) {
  const [groups, occupationRows, onet, outlooks, locals, titles, aliases, statistics, national] =
    await db.batch([
      db.select().from(socGroups).where(eq(socGroups.datasetId, datasetId)),
      db
        .select()
        .from(occupations)
        .where(eq(occupations.datasetId, datasetId))
        .orderBy(asc(occupations.socCode)),
      db.select().from(onetOccupations).where(eq(onetOccupations.datasetId, datasetId)),
      db.select().from(employmentProjections).where(eq(employmentProjections.datasetId, datasetId)),
      db.select().from(localFactors).where(eq(localFactors.datasetId, datasetId)),
      db.select().from(roles).where(eq(roles.datasetId, datasetId)),
      db.select().from(roleAliases).where(eq(roleAliases.datasetId, datasetId)),
      db.select().from(titleStatistics).where(eq(titleStatistics.datasetId, datasetId)),
      db
        .select()
        .from(wages)
        .where(and(eq(wages.datasetId, datasetId), eq(wages.areaCode, "US"))),
    ]);
  const aliasesOf = Map.groupBy(aliases, ({ roleSlug }) => roleSlug);
  const statisticsOf = Map.groupBy(statistics, ({ roleSlug }) => roleSlug);
  const whole = titles.map((title) => ({
    ...title,
    aliases: aliasesOf.get(title.slug)?.map(({ alias }) => alias) ?? [],
    statistics: statisticsOf.get(title.slug) ?? [],
  }));
  return [
    groups,
    {
      occupations: occupationRows,
      onet: Map.groupBy(onet, ({ socCode }) => socCode),
      outlooks: new Map(outlooks.map((row) => [row.socCode, row])),
      locals: new Map(locals.map((row) => [row.socCode, row])),
      titles: Map.groupBy(whole, ({ socCode }) => socCode),
      national: Map.groupBy(national, ({ socCode }) => socCode),
    },
  ] as const;
}

/** Wages in areas by occupation. One text for each occupation, a quarter of the size of rows. */
async function readAreaWages(
  db: Database,
  datasetId: number,
  first = "",
  last = "",
): Promise<Map<string, AreaWages[]>> {
  const { areaCode, year, employment, p10, p25, median, p75, p90 } = wages;
  const rows = await db
    .select({
      socCode: wages.socCode,
      cells: sql<string>`json_group_array(json_array(${areaCode}, ${year}, ${employment}, ${p10}, ${p25}, ${median}, ${p75}, ${p90}))`,
    })
    .from(wages)
    .where(
      and(
        eq(wages.datasetId, datasetId),
        gte(wages.socCode, first),
        lte(wages.socCode, last),
        ne(wages.areaCode, "US"),
      ),
    )
    .groupBy(wages.socCode);
  return new Map(rows.map(({ socCode, cells }) => [socCode, JSON.parse(cells).map(toAreaWages)]));
}

type Cells = [string, number, ...(number | null)[]];

function toAreaWages([areaCode, year, ...cells]: Cells): AreaWages {
  const [employment = null, p10 = null, p25 = null, median = null, p75 = null, p90 = null] = cells;
  return { areaCode, year, employment, p10, p25, median, p75, p90 };
}

async function readCityTables(db: Database, datasetId: number) {
  const [cityRows, aliases, areaRows, parities, local] = await db.batch([
    db.select().from(cities).where(eq(cities.datasetId, datasetId)),
    db.select().from(cityAliases).where(eq(cityAliases.datasetId, datasetId)),
    db.select().from(areas).where(eq(areas.datasetId, datasetId)),
    db.select().from(priceParities).where(eq(priceParities.datasetId, datasetId)),
    db.select().from(localAreas).where(eq(localAreas.datasetId, datasetId)),
  ]);
  return { cities: cityRows, aliases, areas: areaRows, parities, localAreas: local };
}
