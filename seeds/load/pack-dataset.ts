/** Packs a dataset: derives the rows that requests read from its normalized tables. */
import { and, asc, between, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
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
  const [groups, occupationRows] = await db.batch([
    db.select().from(socGroups).where(eq(socGroups.datasetId, datasetId)),
    db
      .select()
      .from(occupations)
      .where(eq(occupations.datasetId, datasetId))
      .orderBy(asc(occupations.socCode)),
  ]);
  for (let from = 0; from < occupationRows.length; from += occupationsPerBatch) {
    const batch = occupationRows.slice(from, from + occupationsPerBatch);
    const [first = "", last = ""] = [batch[0]?.socCode, batch.at(-1)?.socCode];
    const tables = await readTables(db, datasetId, first, last);
    const inAreas = await readAreaWages(db, datasetId, first, last);
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

/** The rows of a range of occupations. Servers limit a response to ten megabytes, so not of all. */
async function readTables(db: Database, datasetId: number, first: string, last: string) {
  type Keyed = SQLiteTable & { datasetId: SQLiteColumn; socCode: SQLiteColumn };
  const inRange = (table: Keyed) =>
    and(eq(table.datasetId, datasetId), between(table.socCode, first, last));
  const ownRole = (table: { datasetId: SQLiteColumn; roleSlug: SQLiteColumn }) =>
    and(eq(roles.datasetId, table.datasetId), eq(roles.slug, table.roleSlug));
  const { socCode, effect, spread, stateEffects } = localFactors;
  const [onet, outlooks, locals, titles, aliases, statistics, national] = await db.batch([
    db.select().from(onetOccupations).where(inRange(onetOccupations)),
    db.select().from(employmentProjections).where(inRange(employmentProjections)),
    db
      .select({ socCode, effect, spread, stateEffects })
      .from(localFactors)
      .where(inRange(localFactors)),
    db.select().from(roles).where(inRange(roles)),
    db
      .select({ alias: roleAliases.alias, roleSlug: roleAliases.roleSlug })
      .from(roleAliases)
      .innerJoin(roles, ownRole(roleAliases))
      .where(inRange(roles)),
    db
      .select(getTableColumns(titleStatistics))
      .from(titleStatistics)
      .innerJoin(roles, ownRole(titleStatistics))
      .where(inRange(roles)),
    db
      .select()
      .from(wages)
      .where(and(inRange(wages), eq(wages.areaCode, "US"))),
  ]);
  const aliasesOf = Map.groupBy(aliases, ({ roleSlug }) => roleSlug);
  const statisticsOf = Map.groupBy(statistics, ({ roleSlug }) => roleSlug);
  const whole = titles.map((title) => ({
    ...title,
    aliases: aliasesOf.get(title.slug)?.map(({ alias }) => alias) ?? [],
    statistics: statisticsOf.get(title.slug) ?? [],
  }));
  return {
    onet: Map.groupBy(onet, (row) => row.socCode),
    outlooks: new Map(outlooks.map((row) => [row.socCode, row])),
    locals: new Map(locals.map((row) => [row.socCode, row])),
    titles: Map.groupBy(whole, (row) => row.socCode),
    national: Map.groupBy(national, (row) => row.socCode),
  };
}

/** Wages in areas by occupation. One text for each occupation, a quarter of the size of rows. */
async function readAreaWages(
  db: Database,
  datasetId: number,
  first: string,
  last: string,
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
        between(wages.socCode, first, last),
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
