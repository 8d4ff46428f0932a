import type { ExperienceParameters } from "#shared/reference/experience-parameters.ts";
import type { Alias } from "../aliases/list-aliases.ts";
import type { FormerBaseline } from "../audit/former-baselines.ts";
import type { Companies } from "../build-companies.ts";
import type { Local } from "../build-local.ts";
import type { Outlook } from "../build-outlook.ts";
import type { Places } from "../build-places.ts";
import type { Catalog } from "../build-roles.ts";
import type { Skills } from "../build-skills.ts";
import type { Statistics } from "../build-statistics.ts";
import type { Taxes } from "../build-taxes.ts";
import type { Wages } from "../build-wages.ts";
import { readNumber } from "../checks/check-number.ts";
import type { SourceRecord } from "../input/read-sources.ts";
import { listLevels, type WageLevels } from "../levels/list-levels.ts";
import type { Refusal } from "../refusal.ts";
import type { UnpublishedJob } from "../roles/list-unpublished.ts";
import { toOewsCode } from "../soc-crosswalk.ts";
import type { AreaWage } from "../wages/read-area-wages.ts";
import type { CsvRow } from "./format-csv.ts";
import { listCompanyRows } from "./list-company-rows.ts";
import { listSkillRows } from "./list-skill-rows.ts";
import { listTaxRows } from "./list-tax-rows.ts";
import { snakeCase } from "./snake-case.ts";

export interface Built {
  wages: Wages;
  places: Places;
  local: Local;
  catalog: Catalog;
  statistics: Statistics;
  outlook: Outlook;
  skills: Skills;
  companies: Companies;
  levels: WageLevels;
  /** The steps of pay by experience, as the method has them. */
  experience: ExperienceParameters;
  taxes: Taxes;
  /** How many laws that ask for pay in postings are listed. */
  postingLaws: { rows: number };
  aliases: { roles: Alias[]; cities: Alias[] };
  unpublished: UnpublishedJob[];
  sources: SourceRecord[];
  /** The roles' national figures in the dataset before this one. */
  former: FormerBaseline[];
}

/** Rows of one file, and how many of its leading columns sort them. */
export interface ListedRows {
  rows: CsvRow[];
  keyColumns: number;
}

/** Rows of every file of `seeds/tables/`. */
export function listRows(
  {
    wages,
    places,
    local,
    catalog,
    statistics,
    outlook,
    skills,
    companies,
    levels,
    taxes,
    aliases,
    unpublished,
    sources,
  }: Built,
  refusals: Refusal[],
): Map<string, ListedRows> {
  const { parities, cities, areas, named, minimumWages } = places;
  const by = (keyColumns: number, rows: CsvRow[]): ListedRows => ({ rows, keyColumns });
  return new Map([
    [
      "sources.csv",
      by(
        1,
        sources.map((source) => ({ ...source })),
      ),
    ],
    ["soc_groups.csv", by(2, wages.groups.map(listGroup))],
    ["occupations.csv", by(1, listOccupations(wages, catalog, statistics, outlook))],
    ["onet_occupations.csv", by(1, listOnetOccupations(catalog, refusals))],
    [
      "roles.csv",
      by(
        1,
        catalog.roles.map((role) => listRole(role, catalog.placed)),
      ),
    ],
    ["role_aliases.csv", by(1, aliases.roles.map(listAlias("role_slug")))],
    [
      "unpublished_jobs.csv",
      by(
        1,
        unpublished.map((job) => snakeCase({ ...job })),
      ),
    ],
    ["city_aliases.csv", by(1, aliases.cities.map(listAlias("city_slug")))],
    [
      "minimum_wages.csv",
      by(
        2,
        minimumWages.map((wage) => snakeCase({ ...wage })),
      ),
    ],
    [
      "places.csv",
      by(
        2,
        named.map((place) => snakeCase({ ...place })),
      ),
    ],
    [
      "title_statistics.csv",
      by(
        2,
        statistics.statistics.map((own) => snakeCase({ ...own })),
      ),
    ],
    [
      "areas.csv",
      by(
        1,
        areas.map((area) => snakeCase({ ...area })),
      ),
    ],
    [
      "price_parities.csv",
      by(
        2,
        [...parities.metros, ...parities.portions].map((parity) => snakeCase({ ...parity })),
      ),
    ],
    [
      "cities.csv",
      by(
        1,
        cities.map(({ countyFips: _, ...city }) => snakeCase(city)),
      ),
    ],
    [
      "local_areas.csv",
      by(
        1,
        local.tables.areas.map((area) => snakeCase({ ...area })),
      ),
    ],
    [
      "local_factors.csv",
      by(
        1,
        local.tables.factors.map((own) => snakeCase({ ...own })),
      ),
    ],
    [
      "employer_costs.csv",
      by(
        3,
        wages.employerCosts.map(({ group, ...cost }) => snakeCase({ ...cost, groupTitle: group })),
      ),
    ],
    [
      "employment_projections.csv",
      by(
        1,
        outlook.projections.map((own) => listProjection(own)),
      ),
    ],
    [
      "onet_relations.csv",
      by(
        2,
        outlook.relations.map((relation) => snakeCase({ ...relation })),
      ),
    ],
    [
      "licensed_occupations.csv",
      by(
        1,
        outlook.licenses.map((row) => snakeCase({ ...row })),
      ),
    ],
    ...listSkillRows(skills),
    ...listCompanyRows(companies, catalog.placed.roles),
    ...listTaxRows(taxes),
    ...listLevels(levels).map(([file, rows]) => [file, by(1, rows)] as const),
    ["wages_national.csv", by(2, wages.national.map(listNationalWage))],
    ["wages_state.csv", by(2, wages.states.map(listAreaWage(wages.areaYears.state)))],
    ["wages_metro.csv", by(2, wages.metros.map(listAreaWage(wages.areaYears.metro)))],
  ]);
}

function listProjection(own: Outlook["projections"][number]): CsvRow {
  const { employment2024, employment2034, ...rest } = own;
  return { ...snakeCase(rest), employment_2024: employment2024, employment_2034: employment2034 };
}

function listGroup({ code, group, title }: Wages["groups"][number]): CsvRow {
  return { code, level: group, title };
}

function listOccupations(
  wages: Wages,
  catalog: Catalog,
  statistics: Statistics,
  outlook: Outlook,
): CsvRow[] {
  return wages.occupations.map(({ code, title, yearlyOnly }) => {
    const filed = statistics.filedWages.get(code);
    return {
      soc_code: code,
      title,
      filings: catalog.filings.get(code) ?? 0,
      filed_wage_count: filed?.count ?? 0,
      filed_wage_median: filed?.median ?? null,
      yearly_only: yearlyOnly,
      tools: outlook.tools.get(code) ?? "",
    };
  });
}

function listOnetOccupations(catalog: Catalog, refusals: Refusal[]): CsvRow[] {
  return catalog.onet.map(({ line, cells }) => {
    const place = { file: "onet_occupations.csv", line, key: cells.onet_soc };
    return {
      onet_soc: cells.onet_soc,
      soc_code: toOewsCode(cells.soc2018),
      title: cells.title,
      job_zone: readNumber(cells.job_zone, "job_zone", place, refusals),
      role_slug: catalog.placed.roles.get(cells.onet_soc) ?? null,
    };
  });
}

function listRole(role: Catalog["roles"][number], placed: Catalog["placed"]): CsvRow {
  return {
    slug: role.slug,
    title: role.title,
    soc_code: role.code,
    onet_soc: placed.occupations.get(role.slug) ?? null,
    specialized: role.specialized,
    ai: role.ai,
    names_occupation: role.namesOccupation,
    filings: role.filings,
    reason: `${role.reason}+${role.how}`,
  };
}

function listAlias(column: "role_slug" | "city_slug"): (alias: Alias) => CsvRow {
  return ({ alias, target, reason }) => ({ alias, [column]: target, reason });
}

function listNationalWage(row: Wages["national"][number]): CsvRow {
  const { code, year, employment, mean, meanRse, p10, p25, median, p75, p90, flags } = row;
  const figures = { employment, mean, mean_rse: meanRse, p10, p25, median, p75, p90 };
  return { soc_code: code, year, ...figures, flags };
}

function listAreaWage(year: number): (wage: AreaWage) => CsvRow {
  return ({ code, areaCode, employment, p10, p25, median, p75, p90 }) => {
    return { soc_code: code, area_code: areaCode, year, employment, p10, p25, median, p75, p90 };
  };
}
