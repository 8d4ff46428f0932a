import { tenThousandths } from "#shared/core/numbers.ts";
import { decodeEffects } from "../effect-list.ts";
import type { Area, MinimumWage, Parity } from "../records.ts";
import { encodeBody } from "./body.ts";
import type { CitiesHeader, PackedCity } from "./city-layout.ts";
import { type PackedRow, toPackedRow } from "./packed-row.ts";
import { rowNames } from "./rows.ts";

export interface CityTables {
  cities: readonly PackedCity[];
  aliases: readonly { alias: string; citySlug: string }[];
  areas: readonly Area[];
  placeParts: number;
  parities: readonly Parity[];
  minimumWages: readonly (MinimumWage & { citySlug: string })[];
  localAreas: readonly {
    areaCode: string;
    effect: number;
    majorEffects: string;
    minorEffects: string;
  }[];
}

/** Packs all cities, with only those areas, parities and effects that they use. */
export function packCities(tables: CityTables): Promise<PackedRow> {
  const { cities } = tables;
  const metros = new Set(cities.map(({ cbsaCode }) => cbsaCode));
  const areaCodes = new Set([...metros, ...cities.map(({ state }) => state)]);
  const parityCodes = new Set(cities.map(({ parityAreaCode }) => parityAreaCode));
  const local = tables.localAreas.filter(({ areaCode }) => metros.has(areaCode));
  const major = local.map(({ majorEffects }) => decodeEffects(majorEffects));
  const minor = local.map(({ minorEffects }) => decodeEffects(minorEffects));
  const majorGroups = keysOf(major);
  const minorGroups = keysOf(minor);
  const header: CitiesHeader = {
    cities: cities.map(copyCity),
    aliases: tables.aliases.map(({ alias, citySlug }) => [alias, citySlug]),
    areas: tables.areas
      .filter(({ code }) => areaCodes.has(code))
      .map(({ code, title, type, state }) => ({ code, title, type, state })),
    states: tables.areas
      .filter(({ type }) => type === "state")
      .map(({ code, title }) => [code, title]),
    placeParts: tables.placeParts,
    parities: groupParities(tables.parities.filter(({ areaCode }) => parityCodes.has(areaCode))),
    minimumWages: groupMinimumWages(tables.minimumWages),
    local: {
      areaCodes: local.map(({ areaCode }) => areaCode),
      effects: local.map(({ effect }) => effect),
      majorGroups,
      minorGroups,
    },
  };
  const columns = [
    ...majorGroups.map((group) => major.map((effects) => inTenThousandths(effects.get(group)))),
    ...minorGroups.map((group) => minor.map((effects) => inTenThousandths(effects.get(group)))),
  ];
  return toPackedRow(rowNames.cities, encodeBody(header, columns));
}

function inTenThousandths(effect = 0): number {
  return Math.round(effect * tenThousandths);
}

function keysOf(maps: readonly ReadonlyMap<string, number>[]): string[] {
  return [...new Set(maps.flatMap((map) => [...map.keys()]))].sort();
}

function groupParities(parities: readonly Parity[]): CitiesHeader["parities"] {
  const grouped: CitiesHeader["parities"] = {};
  for (const { areaCode, year, rpp } of parities.toSorted((a, b) => a.year - b.year)) {
    grouped[areaCode] ??= [];
    grouped[areaCode].push([year, rpp]);
  }
  return grouped;
}

/** Groups minimum wages by city, oldest first. */
export function groupMinimumWages(rows: CityTables["minimumWages"]): Record<string, MinimumWage[]> {
  const grouped: Record<string, MinimumWage[]> = {};
  for (const row of rows.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const { citySlug, day, effectiveFrom, hourly, jurisdiction, scope, provision, missing } = row;
    const { higherHourly, higherJurisdiction, higherScope } = row;
    grouped[citySlug] ??= [];
    grouped[citySlug].push({
      ...{ day, effectiveFrom, hourly, jurisdiction, scope, provision, missing },
      ...{ higherHourly, higherJurisdiction, higherScope },
    });
  }
  return grouped;
}

function copyCity(row: PackedCity): PackedCity {
  const { slug, longSlug, name, state, population } = row;
  const { latitude, longitude, timeZone, cbsaCode, parityAreaCode } = row;
  return {
    ...{ slug, longSlug, name, state, population },
    ...{ latitude, longitude, timeZone, cbsaCode, parityAreaCode },
  };
}
