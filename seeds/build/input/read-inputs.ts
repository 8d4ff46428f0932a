import { ladderColumns } from "../companies/choose-companies.ts";
import { employerCountColumns, recentColumns } from "../companies/merge-employers.ts";
import { ladderColumns as experienceColumns, ratioColumns } from "../experience/read-ladder.ts";
import { levelColumns } from "../levels/read-levels.ts";
import { earlierMetroColumns, earlierStateColumns } from "../local/read-earlier-tables.ts";
import { residentColumns } from "../local/read-residents.ts";
import { projectionColumns } from "../outlook/read-projections.ts";
import { relatedColumns, technologyColumns } from "../outlook/relate-occupations.ts";
import { cityColumns } from "../places/choose-cities.ts";
import { countyColumns } from "../places/list-areas.ts";
import { placeColumns, townColumns } from "../places/list-places.ts";
import { minimumWageColumns } from "../places/minimum-wages.ts";
import { parityColumns } from "../places/read-parities.ts";
import { postingLawColumns } from "../posting-laws.ts";
import type { Refusal } from "../refusal.ts";
import { alternateColumns, filedColumns, reportedColumns } from "../roles/collect-candidates.ts";
import { hourlyOnlyColumns } from "../roles/list-unpublished.ts";
import { languageColumns } from "../skills/count-languages.ts";
import { hiresColumns } from "../skills/read-hires.ts";
import { surveyColumns } from "../skills/read-survey.ts";
import { filingColumns, postingColumns } from "../statistics/read-observations.ts";
import { salarySurvey, surveyRatioColumns } from "../statistics/survey-ratios.ts";
import { federalParameterColumns, stateParameterColumns } from "../taxes/read-parameters.ts";
import {
  countyRateColumns,
  federalRateColumns,
  localRateColumns,
  stateRateColumns,
} from "../taxes/read-rates.ts";
import { newestAreaTable } from "../wages/newest-area-table.ts";
import { areaWageColumns } from "../wages/read-area-wages.ts";
import { employerCostColumns } from "../wages/read-employer-costs.ts";
import { seriesColumns } from "../wages/read-national-series.ts";
import { readNationalWorkbooks } from "../wages/read-national-workbook.ts";
import type { SourceDescription } from "./read-sources.ts";
import { readTable } from "./read-table.ts";

const metroColumns = ["area_code", "area_title", "area_type", ...areaWageColumns] as const;
const stateColumns = ["state", "state_name", ...areaWageColumns] as const;
const onetColumns = ["onet_soc", "soc2018", "title", "job_zone"] as const;
const areaTitleColumns = ["area_code", "area_title"] as const;
const levelOccupationColumns = ["oflc_soc", "oflc_soc_title"] as const;
const filingCountColumns = ["job_title", "n_certified", "soc6", "in_soc2018"] as const;

export type Inputs = Awaited<ReturnType<typeof readInputs>>;

/** Everything the build reads, each file under the id that `seeds/sources.json` gives it. */
export async function readInputs(
  directory: string,
  sources: Map<string, SourceDescription>,
  refusals: Refusal[],
) {
  const read = <Column extends string>(id: string, columns: readonly Column[]) => {
    const source = sources.get(id);
    if (!source) throw new Error(`seeds/sources.json lacks ${id}`);
    return readTable(directory, source.file, columns);
  };
  return {
    "bls-oews-national": read("bls-oews-national", seriesColumns),
    "bls-oews-state": await newestAreaTable(
      directory,
      "state",
      read("bls-oews-state", stateColumns),
    ),
    "bls-oews-metro": await newestAreaTable(
      directory,
      "metro",
      read("bls-oews-metro", metroColumns),
    ),
    "bls-oews-state-2023": read("bls-oews-state-2023", earlierStateColumns),
    "bls-oews-metro-technology": read("bls-oews-metro-technology", earlierMetroColumns),
    "bls-ecec": read("bls-ecec", employerCostColumns),
    "bea-rpp-msa": read("bea-rpp-msa", parityColumns),
    "bea-rpp-state": read("bea-rpp-state", parityColumns),
    "bea-rpp-state-portion": read("bea-rpp-state-portion", parityColumns),
    "census-cities": read("census-cities", cityColumns),
    "omb-cbsa": read("omb-cbsa", countyColumns),
    "bls-oews-national-hourly": read("bls-oews-national-hourly", hourlyOnlyColumns),
    "us-places": read("us-places", placeColumns),
    "us-towns": read("us-towns", townColumns),
    "minimum-wages": read("minimum-wages", minimumWageColumns),
    "posting-laws": read("posting-laws", postingLawColumns),
    "onet-occupations": read("onet-occupations", onetColumns),
    "onet-alternate-titles": read("onet-alternate-titles", alternateColumns),
    "onet-reported-titles": read("onet-reported-titles", reportedColumns),
    "onet-related-occupations": read("onet-related-occupations", relatedColumns),
    "onet-technology-skills": read("onet-technology-skills", technologyColumns),
    "bls-employment-projections": read("bls-employment-projections", projectionColumns),
    "dol-lca-titles": read("dol-lca-titles", filedColumns),
    "dol-lca-counts": read("dol-lca-counts", filingCountColumns),
    "dol-lca-fy2024q1": read("dol-lca-fy2024q1", filingColumns),
    "dol-wage-levels": read("dol-wage-levels", levelColumns),
    // A workbook as published has no nonmetropolitan areas.
    areaTitles: read("bls-oews-metro", areaTitleColumns),
    "dol-wage-level-occupations": read("dol-wage-level-occupations", levelOccupationColumns),
    "experience-ladder": read("experience-ladder", experienceColumns),
    [salarySurvey]: read(salarySurvey, surveyRatioColumns),
    "residents-by-area": read("residents-by-area", residentColumns),
    "experience-ratios": read("experience-ratios", ratioColumns),
    "ai-jobs": read("ai-jobs", postingColumns),
    usajobs: read("usajobs", postingColumns),
    "nyc-jobs": read("nyc-jobs", postingColumns),
    "stack-overflow-2023": read("stack-overflow-2023", [...surveyColumns, "survey_year"] as const),
    "stack-overflow-2025": read("stack-overflow-2025", languageColumns),
    "bls-jolts-hires": read("bls-jolts-hires", hiresColumns),
    "company-ladders": read("company-ladders", ladderColumns),
    "dol-lca-fy2026q2-employers": read("dol-lca-fy2026q2-employers", recentColumns),
    "dol-lca-employers": read("dol-lca-employers", employerCountColumns),
    "tax-federal-brackets": read("tax-federal-brackets", federalRateColumns),
    "tax-federal-parameters": read("tax-federal-parameters", federalParameterColumns),
    "tax-state-brackets": read("tax-state-brackets", stateRateColumns),
    "tax-state-deductions": read("tax-state-deductions", stateParameterColumns),
    "tax-state-payroll": read("tax-state-payroll", stateParameterColumns),
    "tax-local": read("tax-local", localRateColumns),
    "tax-indiana-county": read("tax-indiana-county", countyRateColumns),
    workbooks: await readNationalWorkbooks(directory, refusals),
  };
}
