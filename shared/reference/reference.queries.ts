/** The data of a dataset version that its packed rows do not have. */
import { and, asc, eq, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import { employmentProjections, licensedOccupations, onetRelations } from "#schema/outlook.ts";
import { packedParts } from "#schema/packed.ts";
import {
  areas,
  cities,
  cityAliases,
  datasets,
  liveDataset,
  occupations,
  onetOccupations,
  places,
} from "#schema/reference.ts";
import { taxLocalities, taxParameters, taxRates } from "#schema/taxes.ts";
import { wageLevelAreas, wageLevels } from "#schema/wage-levels.ts";
import { type PartOf, placeOfList, type Value } from "../db/prepare.ts";
import { statement } from "../db/transaction.ts";
import { liveId, socCodeOfLiveRole } from "./live-role.ts";

export function selectLiveVersion() {
  return statement
    .select({ version: datasets.version })
    .from(liveDataset)
    .innerJoin(datasets, eq(datasets.id, liveDataset.datasetId));
}

export function selectLiveDataset(value: Value<"format">) {
  return selectDataset(value, liveId);
}

export function selectDatasetAt(value: Value<"format" | "version">) {
  return selectDataset(
    value,
    sql`(select ${datasets.id} from ${datasets} where ${datasets.version} = ${value("version")} and ${datasets.state} = 'ready')`,
  );
}

function selectDataset(value: PartOf<"format">, id: SQL) {
  return statement
    .select({
      id: datasets.id,
      version: datasets.version,
      methodParameters: datasets.methodParameters,
      body: packedParts.body,
      checksum: packedParts.checksum,
    })
    .from(datasets)
    .leftJoin(
      packedParts,
      and(
        eq(packedParts.datasetId, datasets.id),
        eq(packedParts.format, value("format")),
        eq(packedParts.name, "dataset"),
        eq(packedParts.part, 0),
      ),
    )
    .where(eq(datasets.id, id));
}

export function selectCityNames(value: Value<"datasetId">) {
  return statement
    .select({
      slug: cities.slug,
      longSlug: cities.longSlug,
      state: cities.state,
      population: cities.population,
    })
    .from(cities)
    .where(eq(cities.datasetId, value("datasetId")));
}

export function selectCityAliases(value: Value<"datasetId">) {
  return statement
    .select({ slug: cityAliases.citySlug, alias: cityAliases.alias })
    .from(cityAliases)
    .where(eq(cityAliases.datasetId, value("datasetId")));
}

export function selectPlaces(value: Value<"datasetId" | "names">) {
  const { name, state, kind, title, population, citySlug, nearestSlug, nearestMiles } = places;
  const { minimumWage } = places;
  return statement
    .select({
      ...{ name, state, kind, title, population, citySlug, nearestSlug, nearestMiles },
      minimumWage,
    })
    .from(places)
    .where(
      and(
        eq(places.datasetId, value("datasetId")),
        inArray(places.name, placeOfList(value("names"))),
      ),
    );
}

export function selectStates(value: Value<"datasetId">) {
  return statement
    .select({ code: areas.code, title: areas.title })
    .from(areas)
    .where(and(eq(areas.datasetId, value("datasetId")), eq(areas.type, "state")));
}

export function selectTaxRates(value: Value<"datasetId">) {
  return statement
    .select()
    .from(taxRates)
    .where(eq(taxRates.datasetId, value("datasetId")));
}

export function selectTaxParameters(value: Value<"datasetId">) {
  return statement
    .select()
    .from(taxParameters)
    .where(eq(taxParameters.datasetId, value("datasetId")));
}

export function selectTaxLocalities(value: Value<"datasetId">) {
  return statement
    .select()
    .from(taxLocalities)
    .where(eq(taxLocalities.datasetId, value("datasetId")));
}

export function selectOnetRelations(value: Value<"datasetId" | "socCode">) {
  return selectRelations(value("datasetId"))
    .where(
      and(
        eq(onetRelations.datasetId, value("datasetId")),
        eq(onetRelations.socCode, value("socCode")),
      ),
    )
    .orderBy(asc(onetRelations.rank), asc(onetRelations.onetSoc));
}

/** The same of the live version, by a role of the occupation. */
export function selectOnetRelationsOfRole(value: Value<"slug">) {
  return selectRelations(liveId)
    .where(
      and(eq(onetRelations.datasetId, liveId), eq(onetRelations.socCode, socCodeOfLiveRole(value))),
    )
    .orderBy(asc(onetRelations.rank), asc(onetRelations.onetSoc));
}

export function selectJoinedGroups(value: Value<"datasetId">) {
  const { onetSoc, socCode } = onetRelations;
  return statement
    .selectDistinct({ onetSoc, socCode })
    .from(onetRelations)
    .where(
      and(
        eq(onetRelations.datasetId, value("datasetId")),
        sql`substr(${onetSoc}, 1, 7) <> ${socCode}`,
      ),
    );
}

function selectRelations(datasetId: Placeholder | SQL) {
  return statement
    .select({
      onetSoc: onetRelations.onetSoc,
      relatedOnetSoc: onetRelations.relatedOnetSoc,
      relatedTitle: onetOccupations.title,
      relatedCode: onetRelations.relatedCode,
      roleSlug: onetOccupations.roleSlug,
      tier: onetRelations.tier,
      rank: onetRelations.rank,
      jobZone: onetRelations.jobZone,
      relatedJobZone: onetRelations.relatedJobZone,
      license: licensedOccupations.license,
      shared: onetRelations.shared,
      either: onetRelations.either,
    })
    .from(onetRelations)
    .innerJoin(
      onetOccupations,
      and(
        eq(onetOccupations.datasetId, onetRelations.datasetId),
        eq(onetOccupations.onetSoc, onetRelations.relatedOnetSoc),
      ),
    )
    .leftJoin(
      licensedOccupations,
      and(
        eq(licensedOccupations.datasetId, datasetId),
        eq(licensedOccupations.socCode, onetRelations.relatedCode),
      ),
    )
    .$dynamic();
}

export function selectOccupationRow(value: Value<"datasetId" | "socCode">) {
  return statement
    .select()
    .from(occupations)
    .where(
      and(eq(occupations.datasetId, value("datasetId")), eq(occupations.socCode, value("socCode"))),
    );
}

export function selectWageLevels(value: Value<"datasetId" | "socCode">) {
  return statement
    .select()
    .from(wageLevels)
    .where(
      and(eq(wageLevels.datasetId, value("datasetId")), eq(wageLevels.socCode, value("socCode"))),
    );
}

/** In the order of the levels. */
export function selectWageLevelAreas(value: Value<"datasetId">) {
  return statement
    .select({ code: wageLevelAreas.areaCode, title: wageLevelAreas.title })
    .from(wageLevelAreas)
    .where(eq(wageLevelAreas.datasetId, value("datasetId")))
    .orderBy(asc(wageLevelAreas.areaCode));
}

export function selectProjection(value: Value<"datasetId" | "socCode">) {
  return statement
    .select()
    .from(employmentProjections)
    .where(
      and(
        eq(employmentProjections.datasetId, value("datasetId")),
        eq(employmentProjections.socCode, value("socCode")),
      ),
    );
}
