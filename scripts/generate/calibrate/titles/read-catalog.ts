import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExperienceBand } from "#seeds/build/experience/read-ladder.ts";
import { readTable } from "#seeds/read-csv.ts";
import { type ExperienceLevel, experienceLevels } from "#shared/contract/levels.ts";
import type { Place } from "#shared/figures/place.ts";
import { readAreaEffects, readOccupationEffects } from "#shared/reference/local-effects.ts";
import { emptyMarket } from "#shared/reference/market.ts";
import type { City, Dataset, MinimumWage, Role } from "#shared/reference/records.ts";
import { type Seeds, text } from "../read-seeds.ts";

/** The pay of one kind of developers with some years of experience, by the survey of 2023. USD a year. */
interface DeveloperPay {
  kind: string;
  years: number;
  pay: number;
}

/** The roles and the metropolitan areas of the seeds, as the service has them. */
export interface Catalog {
  dataset: Dataset;
  /** Cities of one metropolitan area with the same minimum wages, which share every figure. */
  markets: readonly Market[];
  /** Keyed by slug. */
  roles: ReadonlyMap<string, Role>;
  /** Codes of the metropolitan areas that cities of the catalog are in. */
  areas: readonly string[];
  /** An area as the place of an occupation. */
  placeOf(areaCode: string, socCode: string): Place;
  /** The number of people who work in an area, in all occupations with a published number. */
  workersIn(areaCode: string): number;
  developerPay: readonly DeveloperPay[];
  /** Developers' pay by kind of job and level of experience. */
  developerSpreads: readonly {
    kind: string;
    level: ExperienceLevel;
    respondents: number;
    /** The 5th, 10th … 95th percentile, USD a year. */
    percentiles: readonly number[];
  }[];
  experienceBands: readonly ExperienceBand[];
}

export interface Market {
  areaCode: string;
  minimumWages: readonly MinimumWage[];
  /** How many cities of the catalog are in it. */
  cities: number;
}

type Row = Record<string, string>;

export function readCatalog(directory: string, seeds: Seeds): Catalog {
  const table = (name: string): Row[] => readTable(readFileSync(join(directory, name), "utf8"));
  const minimumWages = readMinimumWages(table("tables/minimum_wages.csv"));
  const dataset: Dataset = {
    ...{ id: 0, version: "calibration", parameters: seeds.parameters, sources: new Map() },
    ...{ allOccupations: seeds.national.get("00-0000") ?? [], employerCosts: [] },
    minimumWages: minimumWages.get("") ?? [],
    unpublishedJobs: new Map(),
    market: emptyMarket,
  };
  const metros = new Map(seeds.metros.map((row) => [`${row.areaCode} ${row.socCode}`, row]));
  const workers = new Map<string, number>();
  for (const { areaCode, employment } of seeds.metros) {
    workers.set(areaCode, (workers.get(areaCode) ?? 0) + (employment ?? 0));
  }
  const states = new Map(table("tables/areas.csv").map((row) => [row.code, text(row, "state")]));
  const effects = new Map(
    table("tables/local_areas.csv").map((row) => [
      row.area_code,
      readAreaEffects({
        effect: Number(row.effect),
        majorEffects: text(row, "major_effects"),
        minorEffects: text(row, "minor_effects"),
      }),
    ]),
  );
  const cityOf = (code: string): City => ({
    ...{ slug: code, longSlug: code, name: code, state: states.get(code) ?? "", population: 0 },
    ...{ latitude: null, longitude: null, timeZone: null },
    metro: { code, title: code, type: "metro", state: states.get(code) ?? null },
    stateArea: { code: "", title: "", type: "state", state: null },
    local: effects.get(code) ?? null,
    parities: seeds.parities.get(code) ?? [],
    minimumWages: [],
  });
  const areas = [...new Set(table("tables/cities.csv").map((row) => text(row, "cbsa_code")))];
  const cities = new Map(areas.map((code) => [code, cityOf(code)]));
  const roles = readRoles(table, seeds);
  return {
    ...{ dataset, roles },
    markets: listMarkets(
      table("tables/cities.csv").filter((row) => effects.has(text(row, "cbsa_code"))),
      minimumWages,
    ),
    areas: areas.filter((code) => effects.has(code)).sort(),
    workersIn: (code) => workers.get(code) ?? 0,
    placeOf: (code, socCode) => ({
      city: cities.get(code) ?? cityOf(code),
      wages: { metro: metros.get(`${code} ${socCode}`) ?? null, state: null },
    }),
    developerSpreads: table("calibration/developer_levels.csv").map((row) => ({
      kind: text(row, "kind"),
      level: experienceLevels.find((level) => level === row.level) ?? "mid",
      respondents: Number(row.respondents),
      percentiles: text(row, "percentiles").split(";").map(Number),
    })),
    experienceBands: table("calibration/experience_bands.csv").map((row) => ({
      ...{ source: text(row, "source"), field: text(row, "field") },
      level: experienceLevels.find((level) => level === row.level) ?? "mid",
      ...{ log: Number(row.log), se: Number(row.se), people: Number(row.people) },
    })),
    developerPay: table("calibration/developer_pay.csv").map((row) => ({
      kind: text(row, "kind"),
      years: Number(row.years),
      pay: Number(row.pay),
    })),
  };
}

/** Keyed by the city's slug, oldest first; the nation's rates are under the empty one. */
function readMinimumWages(rows: readonly Row[]): Map<string, MinimumWage[]> {
  const listed = rows.map((row) => ({
    slug: text(row, "city_slug"),
    wage: {
      ...{ day: text(row, "day"), effectiveFrom: row.effective_from || null },
      ...{ hourly: Number(row.hourly), jurisdiction: text(row, "jurisdiction") },
      ...{ scope: row.scope || null, provision: row.provision || null },
      missing: row.missing || null,
      higherHourly: row.higher_hourly ? Number(row.higher_hourly) : null,
      higherJurisdiction: row.higher_jurisdiction || null,
      higherScope: row.higher_scope || null,
    },
  }));
  return new Map(
    [...Map.groupBy(listed, ({ slug }) => slug)].map(([slug, own]) => [
      slug,
      own.map(({ wage }) => wage).sort((a, b) => (a.day < b.day ? -1 : 1)),
    ]),
  );
}

function listMarkets(
  cities: readonly Row[],
  minimumWages: ReadonlyMap<string, readonly MinimumWage[]>,
): Market[] {
  const named = cities.map((row) => {
    const [areaCode, own] = [text(row, "cbsa_code"), minimumWages.get(text(row, "slug")) ?? []];
    return { areaCode, own, key: JSON.stringify([areaCode, own]) };
  });
  return [...Map.groupBy(named, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    first ? [{ areaCode: first.areaCode, minimumWages: first.own, cities: 1 + others.length }] : [],
  );
}

function readRoles(table: (name: string) => Row[], { national }: Seeds): Map<string, Role> {
  const number = (cell: string | undefined) => (cell ? Number(cell) : null);
  const statistics = Map.groupBy(
    table("tables/title_statistics.csv").map((row) => ({
      ...{ roleSlug: text(row, "role_slug"), sourceId: text(row, "source_id") },
      ...{ count: Number(row.count), groups: Number(row.groups), median: Number(row.median) },
      ...{ p10: number(row.p10), p90: number(row.p90), logSd: Number(row.log_sd) },
      occupationGroups: Number(row.occupation_groups),
      occupationMedian: Number(row.occupation_median),
      adjustedLogRatio: number(row.adjusted_log_ratio),
      adjustedGroups: number(row.adjusted_groups),
      contradicts: row.contradicts === "1",
    })),
    ({ roleSlug }) => roleSlug,
  );
  const locals = new Map(
    table("tables/local_factors.csv").map((row) => [
      row.soc_code,
      readOccupationEffects({
        socCode: text(row, "soc_code"),
        effect: Number(row.effect),
        spread: Number(row.spread),
        stateEffects: text(row, "state_effects"),
      }),
    ]),
  );
  const occupations = new Map(table("tables/occupations.csv").map((row) => [row.soc_code, row]));
  return new Map(
    table("tables/roles.csv").map((row) => {
      const [slug, socCode] = [text(row, "slug"), text(row, "soc_code")];
      const role: Role = {
        ...{ slug, title: text(row, "title"), filings: Number(row.filings) },
        ...{ specialized: row.specialized === "1", ai: row.ai === "1", onetSoc: null },
        namesOccupation: row.names_occupation === "1",
        occupation: {
          ...{ socCode, title: occupations.get(socCode)?.title ?? "", filings: 0 },
          ...{ filedWageCount: 0, filedWageMedian: null, tools: "" },
          yearlyOnly: occupations.get(socCode)?.yearly_only === "1",
        },
        ...{ groups: [], onet: [], outlook: null },
        local: locals.get(socCode) ?? null,
        wages: national.get(socCode) ?? [],
        statistics: statistics.get(slug) ?? [],
      };
      return [slug, role];
    }),
  );
}
