/** Packs a dataset: makes of the files of the seeds the rows that requests read. */

import { decodeLevels } from "#shared/reference/level-list.ts";
import { joinedGroupsPart, relationsPart } from "#shared/reference/onet-relations.ts";
import { encodeBody } from "#shared/reference/packed/body.ts";
import { packCities } from "#shared/reference/packed/pack-cities.ts";
import { packDatasetPart } from "#shared/reference/packed/pack-dataset-part.ts";
import { type OccupationRows, packOccupation } from "#shared/reference/packed/pack-occupation.ts";
import { packRoles } from "#shared/reference/packed/pack-roles.ts";
import { type PackedRow, toPackedRow } from "#shared/reference/packed/packed-row.ts";
import { packPlaces } from "#shared/reference/packed/places.ts";
import type { Part } from "#shared/reference/part.ts";
import type { OnetRelation, Wages } from "#shared/reference/records.ts";
import { taxPart } from "#shared/reference/tax-tables.ts";
import { companiesPart, filedPayPart } from "#shared/salaries/companies/read-companies.ts";
import { wageLevelAreasPart } from "#shared/salaries/statistics/find-wage-level.ts";
import { tables } from "../tables.ts";
import { listCompanies, listFiledPay } from "./list-companies.ts";
import type { Seeds } from "./manifest.ts";

/** Related roles whose occupations are read along: three are shown, and some of the closest cannot be reached. */
const followerCount = 10;

/** All rows of a version. */
export async function packDataset(seeds: Seeds): Promise<PackedRow[]> {
  const places = await packPlaces(seeds.rows(tables.places));
  const national = Map.groupBy(listNational(seeds), ({ socCode }) => socCode);
  return [
    await packOwn(seeds, national),
    await packAllCities(seeds, places.length),
    ...(await packCatalog(seeds, national)),
    ...(await packRelations(seeds)),
    ...(await packParts(seeds, national)),
    ...places,
  ];
}

type National = ReadonlyMap<string, readonly Wages[]>;

function listNational(seeds: Seeds): Wages[] {
  return seeds.rows(tables.nationalWages).map((row) => ({ ...row, areaCode: "US" }));
}

function packOwn(seeds: Seeds, national: National): Promise<PackedRow> {
  return packDatasetPart({
    parameters: seeds.parameters,
    sources: seeds.rows(tables.sources),
    allOccupations: national.get("00-0000") ?? [],
    employerCosts: seeds
      .rows(tables.employerCosts)
      .map(({ groupTitle, ...cost }) => ({ ...cost, group: groupTitle })),
    minimumWages: seeds.rows(tables.minimumWages),
    unpublishedJobs: seeds.rows(tables.unpublishedJobs),
    skills: seeds.rows(tables.skills),
    languages: seeds.rows(tables.languageUse),
    hires: seeds.rows(tables.hires),
    skillOccupations: seeds.rows(tables.skillOccupations),
  });
}

function packAllCities(seeds: Seeds, placeParts: number): Promise<PackedRow> {
  return packCities({
    // Lists for people are in this order where pay is equal.
    cities: seeds.rows(tables.cities).toSorted((a, b) => (a.longSlug < b.longSlug ? -1 : 1)),
    aliases: seeds.rows(tables.cityAliases),
    areas: seeds.rows(tables.areas),
    parities: seeds.rows(tables.priceParities),
    minimumWages: seeds.rows(tables.minimumWages),
    localAreas: seeds.rows(tables.localAreas),
    placeParts,
  });
}

/** Every occupation, and the catalog of roles. */
async function packCatalog(seeds: Seeds, national: National): Promise<PackedRow[]> {
  const groups = seeds.rows(tables.socGroups);
  const aliases = seeds.rows(tables.roleAliases);
  const aliasesOf = Map.groupBy(aliases, ({ roleSlug }) => roleSlug);
  const statisticsOf = Map.groupBy(seeds.rows(tables.titleStatistics), (row) => row.roleSlug);
  const roles = seeds.rows(tables.roles).map((title) => ({
    ...title,
    aliases: aliasesOf.get(title.slug)?.map(({ alias }) => alias) ?? [],
    statistics: statisticsOf.get(title.slug) ?? [],
  }));
  const titles = byCode(roles);
  const onet = byCode(seeds.rows(tables.onetOccupations));
  const outlooks = byCode(seeds.rows(tables.employmentProjections));
  const locals = byCode(seeds.rows(tables.localFactors));
  const areas = byCode([...seeds.rows(tables.stateWages), ...seeds.rows(tables.metroWages)]);
  const levelsOf = readLevels(seeds);
  const occupations = seeds.rows(tables.occupations);
  const packed = occupations.map((occupation) => {
    const { socCode } = occupation;
    const rows: OccupationRows = {
      occupation,
      onet: onet.get(socCode) ?? [],
      outlook: outlooks.get(socCode)?.[0] ?? null,
      local: locals.get(socCode)?.[0] ?? null,
      titles: titles.get(socCode) ?? [],
      national: national.get(socCode) ?? [],
      areas: areas.get(socCode) ?? [],
      levels: levelsOf(socCode),
    };
    return packOccupation(rows, groups);
  });
  const listed = occupations.map(({ socCode }) => [socCode, national.get(socCode) ?? []] as const);
  const catalog = packRoles({ titles: roles, aliases, national: new Map(listed), groups });
  return [...(await Promise.all(packed)), ...(await catalog)];
}

function byCode<Row extends { socCode: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ socCode }) => socCode);
}

/** The areas of the wage levels, in the order in which the levels are listed. */
function listLevelAreas(seeds: Seeds) {
  return seeds.rows(tables.wageLevelAreas).toSorted((a, b) => (a.areaCode < b.areaCode ? -1 : 1));
}

function readLevels(seeds: Seeds): (socCode: string) => OccupationRows["levels"] {
  const inCatalog = new Set(seeds.rows(tables.cities).map(({ cbsaCode }) => cbsaCode));
  const areas = listLevelAreas(seeds);
  const rows = byCode(seeds.rows(tables.wageLevels));
  return (socCode) => {
    const [row] = rows.get(socCode) ?? [];
    if (!row) return null;
    const { title, wageYear, unit } = row;
    const levels = decodeLevels(row.levels, areas.length);
    const inMetros = areas.flatMap(({ areaCode }, at) => {
      const own = levels[at];
      return inCatalog.has(areaCode) && own ? [[areaCode, own] as const] : [];
    });
    return { title, wageYear, unit, inMetros };
  };
}

/** What O*NET relates to each occupation of the catalog, the closest first. */
async function packRelations(seeds: Seeds): Promise<PackedRow[]> {
  const onet = new Map(seeds.rows(tables.onetOccupations).map((row) => [row.onetSoc, row]));
  const licenses = new Map(
    seeds.rows(tables.licensedOccupations).map(({ socCode, license }) => [socCode, license]),
  );
  const relations = byCode(seeds.rows(tables.onetRelations));
  return Promise.all(
    [...relations].map(async ([code, rows]) => {
      const found = rows.flatMap(({ socCode: _, ...relation }): OnetRelation[] => {
        const related = onet.get(relation.relatedOnetSoc);
        if (!related) return [];
        const { title: relatedTitle, roleSlug } = related;
        const license = licenses.get(relation.relatedCode) ?? null;
        return [{ ...relation, relatedTitle, roleSlug, license }];
      });
      found.sort((a, b) => a.rank - b.rank || (a.onetSoc < b.onetSoc ? -1 : 1));
      const slugs = new Set(found.flatMap(({ roleSlug }) => roleSlug ?? []));
      const row = await packPart(relationsPart(code), found);
      return { ...row, followers: [...slugs].slice(0, followerCount) };
    }),
  );
}

function packParts(seeds: Seeds, national: National): Promise<PackedRow[]> {
  const joined = seeds
    .rows(tables.onetRelations)
    .filter(({ onetSoc, socCode }) => !onetSoc.startsWith(socCode))
    .map(({ onetSoc, socCode }) => [onetSoc, socCode] as const);
  return Promise.all([
    packPart(taxPart, {
      rates: seeds.rows(tables.taxRates),
      parameters: seeds.rows(tables.taxParameters),
      localities: seeds.rows(tables.taxLocalities),
    }),
    packPart(joinedGroupsPart, [...new Map(joined)]),
    packPart(
      wageLevelAreasPart,
      listLevelAreas(seeds).map(({ areaCode, title }) => [areaCode, title] as const),
    ),
    packPart(companiesPart, listCompanies(seeds)),
    packPart(filedPayPart, listFiledPay(seeds, national)),
  ]);
}

function packPart<Rows>({ name }: Part<Rows, unknown>, rows: Rows): Promise<PackedRow> {
  return toPackedRow(name, encodeBody(rows, []));
}
