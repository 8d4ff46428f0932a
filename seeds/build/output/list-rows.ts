import type { Places } from "../build-places.ts";
import type { Catalog } from "../build-roles.ts";
import type { Statistics } from "../build-statistics.ts";
import type { Wages } from "../build-wages.ts";
import { readNumber } from "../checks/check-number.ts";
import type { SourceRecord } from "../input/read-sources.ts";
import type { Refusal } from "../refusal.ts";
import { toOewsCode } from "../soc-crosswalk.ts";
import type { AreaWage } from "../wages/read-area-wages.ts";
import type { CsvRow } from "./format-csv.ts";

export interface Built {
  wages: Wages;
  places: Places;
  catalog: Catalog;
  statistics: Statistics;
  sources: SourceRecord[];
}

/** Rows of every file of `seeds/tables/`, with the number of leading columns that sort it. */
export function listRows(
  { wages, places, catalog, statistics, sources }: Built,
  refusals: Refusal[],
): Map<string, { rows: CsvRow[]; keyColumns: number }> {
  const areaWage = (year: number) => (wage: AreaWage) => ({
    soc_code: wage.code,
    area_code: wage.areaCode,
    year,
    employment: wage.employment,
    p10: wage.p10,
    p25: wage.p25,
    median: wage.median,
    p75: wage.p75,
    p90: wage.p90,
  });
  const table = (keyColumns: number, rows: CsvRow[]) => ({ rows, keyColumns });
  return new Map([
    [
      "sources.csv",
      table(
        1,
        sources.map((source) => ({ ...source })),
      ),
    ],
    [
      "soc_groups.csv",
      table(
        2,
        wages.groups.map(({ code, group, title }) => ({ code, level: group, title })),
      ),
    ],
    [
      "occupations.csv",
      table(
        1,
        wages.occupations.map(({ code, title }) => ({
          soc_code: code,
          title,
          filings: catalog.filings.get(code) ?? 0,
          filed_wage_count: statistics.filedWages.get(code)?.count ?? 0,
          filed_wage_median: statistics.filedWages.get(code)?.median ?? null,
        })),
      ),
    ],
    [
      "onet_occupations.csv",
      table(
        1,
        catalog.onet.map(({ line, cells }) => ({
          onet_soc: cells.onet_soc,
          soc_code: toOewsCode(cells.soc2018),
          title: cells.title,
          job_zone: readNumber(
            cells.job_zone,
            "job_zone",
            { file: "onet_occupations", line, key: cells.onet_soc },
            refusals,
          ),
        })),
      ),
    ],
    [
      "roles.csv",
      table(
        1,
        catalog.roles.map((role) => ({
          slug: role.slug,
          title: role.title,
          soc_code: role.code,
          specialized: role.specialized,
          ai: role.ai,
          filings: role.filings,
          reason: `${role.reason}+${role.how}`,
        })),
      ),
    ],
    [
      "title_statistics.csv",
      table(
        2,
        statistics.statistics.map((statistic) => ({
          role_slug: statistic.roleSlug,
          source_id: statistic.sourceId,
          count: statistic.count,
          groups: statistic.groups,
          median: statistic.median,
          log_sd: statistic.logSd,
          occupation_count: statistic.occupationCount,
          occupation_groups: statistic.occupationGroups,
          occupation_median: statistic.occupationMedian,
        })),
      ),
    ],
    [
      "areas.csv",
      table(
        1,
        places.areas.map((area) => ({ ...area })),
      ),
    ],
    [
      "price_parities.csv",
      table(
        2,
        [...places.parities.metros, ...places.parities.portions].map((parity) => ({
          area_code: parity.areaCode,
          year: parity.year,
          rpp: parity.rpp,
        })),
      ),
    ],
    [
      "cities.csv",
      table(
        1,
        places.cities.map((city) => ({
          slug: city.slug,
          long_slug: city.longSlug,
          name: city.name,
          state: city.state,
          population: city.population,
          latitude: city.latitude,
          longitude: city.longitude,
          time_zone: city.timeZone,
          cbsa_code: city.cbsaCode,
          parity_area_code: city.parityAreaCode,
        })),
      ),
    ],
    [
      "employer_costs.csv",
      table(
        3,
        wages.employerCosts.map((cost) => ({
          dimension: cost.dimension,
          group_title: cost.group,
          component: cost.component,
          cost_per_hour: cost.costPerHour,
          share: cost.share,
        })),
      ),
    ],
    [
      "wages_national.csv",
      table(
        2,
        wages.national.map((row) => ({
          soc_code: row.code,
          year: row.year,
          employment: row.employment,
          mean: row.mean,
          mean_rse: row.meanRse,
          p10: row.p10,
          p25: row.p25,
          median: row.median,
          p75: row.p75,
          p90: row.p90,
          flags: row.flags,
        })),
      ),
    ],
    ["wages_state.csv", table(2, wages.states.map(areaWage(wages.areaYears.state)))],
    ["wages_metro.csv", table(2, wages.metros.map(areaWage(wages.areaYears.metro)))],
  ]);
}
