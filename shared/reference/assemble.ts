/** Builds records from the rows that the queries return. */
import type { localAreas } from "../../schema/local.ts";
import type {
  areas,
  cities,
  occupations,
  priceParities,
  roles,
  wages,
} from "../../schema/reference.ts";
import { readAreaEffects, readOccupationEffects } from "./local-effects.ts";
import type {
  Area,
  City,
  LocalWages,
  OnetOccupation,
  Outlook,
  Role,
  SocGroup,
  TitleStatistic,
  Wages,
} from "./records.ts";

type RoleRows = readonly [
  { roles: typeof roles.$inferSelect; occupations: typeof occupations.$inferSelect }[],
  SocGroup[],
  OnetOccupation[],
  Wages[],
  TitleStatistic[],
  Outlook[],
  { socCode: string; effect: number; spread: number; stateEffects: string }[],
];

/** @returns null if no role has the slug. */
export function assembleRole([
  [row],
  groups,
  onet,
  series,
  statistics,
  projections,
  [local],
]: RoleRows): Role | null {
  if (!row) return null;
  const { slug, title, specialized, ai, filings, onetSoc } = row.roles;
  const widestFirst = ["major", "minor", "broad"];
  return {
    slug,
    title,
    specialized,
    ai,
    filings,
    onetSoc,
    occupation: row.occupations,
    groups: groups.toSorted((a, b) => widestFirst.indexOf(a.level) - widestFirst.indexOf(b.level)),
    onet,
    outlook: projections[0] ?? null,
    local: local ? readOccupationEffects(local) : null,
    wages: series,
    statistics,
  };
}

type CityRows = readonly [
  (typeof cities.$inferSelect)[],
  (typeof areas.$inferSelect)[],
  (typeof priceParities.$inferSelect)[],
  (typeof localAreas.$inferSelect)[],
];

/** @returns null if there is no city. */
export function assembleCity([[row], around, parities, [local]]: CityRows): City | null {
  if (!row) return null;
  return {
    slug: row.slug,
    longSlug: row.longSlug,
    name: row.name,
    state: row.state,
    population: row.population,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.timeZone,
    metro: areaOf(around, row.cbsaCode),
    stateArea: areaOf(around, row.state),
    local: local ? readAreaEffects(local) : null,
    parities: parities.filter((parity) => parity.areaCode === row.parityAreaCode),
  };
}

function areaOf(around: readonly Area[], code: string): Area {
  const area = around.find((known) => known.code === code);
  if (!area) throw new Error(`The reference data has no area ${code}.`);
  return { code: area.code, title: area.title, type: area.type, state: area.state };
}

/** Local wages from the latest release that has the area. */
export function assembleLocalWages(
  rows: readonly (typeof wages.$inferSelect)[],
  city: City,
): LocalWages {
  const latest = (code: string) => rows.findLast((row) => row.areaCode === code) ?? null;
  return { metro: latest(city.metro.code), state: latest(city.stateArea.code) };
}
