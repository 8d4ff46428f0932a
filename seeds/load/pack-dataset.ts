/** Packs a dataset: derives the rows that requests read from its normalized tables. */
import { and, asc, eq } from "drizzle-orm";
import { localAreas } from "#schema/local.ts";
import {
  areas,
  cities,
  cityAliases,
  type datasets,
  employerCosts,
  minimumWages,
  priceParities,
  socGroups,
  sources,
  unpublishedJobs,
  wages,
} from "#schema/reference.ts";
import { hires, languageUse, skillOccupations, skills } from "#schema/skills.ts";
import { wageLevelAreas, type wageLevels } from "#schema/wage-levels.ts";
import type { Database } from "#shared/db/client.ts";
import { decodeLevels } from "#shared/reference/level-list.ts";
import { packCities } from "#shared/reference/packed/pack-cities.ts";
import { packDatasetPart } from "#shared/reference/packed/pack-dataset-part.ts";
import { type OccupationRows, packOccupation } from "#shared/reference/packed/pack-occupation.ts";
import { type CatalogTables, packRoles } from "#shared/reference/packed/pack-roles.ts";
import { listBatches, readAreaWages, readOccupationTables } from "./read-occupation-tables.ts";
import { writePackedCities, writePackedOccupations, writePackedParts } from "./write-packed.ts";

type State = (typeof datasets.$inferSelect)["state"];

/** Facts about the occupations, collected for the catalog of all roles. */
interface Catalog extends CatalogTables {
  titles: CatalogTables["titles"][number][];
  aliases: CatalogTables["aliases"][number][];
  national: Map<string, NonNullable<ReturnType<CatalogTables["national"]["get"]>>>;
}

/**
 * Packs every occupation, the catalog of roles and the dataset's own data, and then the cities, so
 * that a dataset with packed cities is complete. Safe to repeat, and to run concurrently.
 *
 * @param state in which the dataset has to remain: `loading` is this loader's claim.
 * @throws {LoadRefused} if the dataset has left that state.
 */
export async function packDataset(db: Database, datasetId: number, state: State): Promise<void> {
  const dataset = { id: datasetId, state };
  const groups = await db.select().from(socGroups).where(eq(socGroups.datasetId, datasetId));
  const levelAreas = await readLevelAreas(db, datasetId);
  const catalog: Catalog = { titles: [], aliases: [], national: new Map() };
  for (const batch of await listBatches(db, datasetId)) {
    const [first = "", last = ""] = [batch[0]?.socCode, batch.at(-1)?.socCode];
    const tables = await readOccupationTables(db, datasetId, first, last);
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
          levels: levelsOf(tables.levels.get(socCode), levelAreas),
        };
        for (const title of rows.titles) catalog.titles.push(title);
        catalog.national.set(socCode, rows.national);
        return { socCode, ...(await packOccupation(rows, groups)) };
      }),
    );
    catalog.aliases.push(...tables.aliases);
    await writePackedOccupations(db, dataset, packed);
  }
  await writePackedParts(db, dataset, "roles", await packRoles(catalog));
  const own = await packDatasetPart(await readDatasetTables(db, datasetId));
  await writePackedParts(db, dataset, "dataset", [own]);
  await writePackedCities(db, dataset, await packCities(await readCityTables(db, datasetId)));
}

/** The areas of the prevailing wages in the order of their codes, and whether the catalog has a city there. */
async function readLevelAreas(db: Database, datasetId: number) {
  const [rows, metros] = await db.batch([
    db
      .select({ code: wageLevelAreas.areaCode })
      .from(wageLevelAreas)
      .where(eq(wageLevelAreas.datasetId, datasetId))
      .orderBy(asc(wageLevelAreas.areaCode)),
    db
      .selectDistinct({ code: cities.cbsaCode })
      .from(cities)
      .where(eq(cities.datasetId, datasetId)),
  ]);
  const inCatalog = new Set(metros.map(({ code }) => code));
  return rows.map(({ code }) => ({ code, inCatalog: inCatalog.has(code) }));
}

function levelsOf(
  row: typeof wageLevels.$inferSelect | undefined,
  areas: Awaited<ReturnType<typeof readLevelAreas>>,
): OccupationRows["levels"] {
  if (!row) return null;
  const { wageYear, unit } = row;
  const levels = decodeLevels(row.levels, areas.length);
  const inMetros = areas.flatMap(({ code, inCatalog }, at) => {
    const own = levels[at];
    return inCatalog && own ? [[code, own] as const] : [];
  });
  return { wageYear, unit, inMetros };
}

async function readDatasetTables(db: Database, datasetId: number) {
  const [
    sourceRows,
    allOccupations,
    costs,
    unpublished,
    minimum,
    skillRows,
    languages,
    hireRows,
    links,
  ] = await db.batch([
    db.select().from(sources).where(eq(sources.datasetId, datasetId)),
    db
      .select()
      .from(wages)
      .where(
        and(eq(wages.datasetId, datasetId), eq(wages.socCode, "00-0000"), eq(wages.areaCode, "US")),
      ),
    db.select().from(employerCosts).where(eq(employerCosts.datasetId, datasetId)),
    db.select().from(unpublishedJobs).where(eq(unpublishedJobs.datasetId, datasetId)),
    db
      .select()
      .from(minimumWages)
      .where(and(eq(minimumWages.datasetId, datasetId), eq(minimumWages.citySlug, ""))),
    db.select().from(skills).where(eq(skills.datasetId, datasetId)),
    db.select().from(languageUse).where(eq(languageUse.datasetId, datasetId)),
    db.select().from(hires).where(eq(hires.datasetId, datasetId)),
    db.select().from(skillOccupations).where(eq(skillOccupations.datasetId, datasetId)),
  ]);
  return {
    minimumWages: minimum,
    unpublishedJobs: unpublished,
    ...{ sources: sourceRows, allOccupations, employerCosts: costs },
    ...{ skills: skillRows, languages, hires: hireRows, skillOccupations: links },
  };
}

async function readCityTables(db: Database, datasetId: number) {
  const [cityRows, aliases, areaRows, parities, local, minimum] = await db.batch([
    db.select().from(cities).where(eq(cities.datasetId, datasetId)),
    db.select().from(cityAliases).where(eq(cityAliases.datasetId, datasetId)),
    db.select().from(areas).where(eq(areas.datasetId, datasetId)),
    db.select().from(priceParities).where(eq(priceParities.datasetId, datasetId)),
    db.select().from(localAreas).where(eq(localAreas.datasetId, datasetId)),
    db.select().from(minimumWages).where(eq(minimumWages.datasetId, datasetId)),
  ]);
  return {
    ...{ cities: cityRows, aliases, areas: areaRows, parities, localAreas: local },
    minimumWages: minimum,
  };
}
