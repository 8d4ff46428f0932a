import type { Dataset } from "./records.ts";

/** Sources of the reference data that the code refers to by id. */
export const sourceIds = {
  nationalWages: "bls-oews-national",
  stateWages: "bls-oews-state",
  metroWages: "bls-oews-metro",
  metroParities: "bea-rpp-msa",
  statePortionParities: "bea-rpp-state-portion",
  filedWages: "dol-lca-fy2024q1",
  employerCosts: "bls-ecec",
  minimumWages: "minimum-wages",
  cities: "census-cities",
  areas: "omb-cbsa",
  taxonomy: "onet-occupations",
  technologySkills: "onet-technology-skills",
  skillSurvey: "stack-overflow-2023",
  laterSurvey: "stack-overflow-2025",
  hires: "bls-jolts-hires",
  wageLevels: "dol-wage-levels",
  filingCounts: "dol-lca-counts",
  employmentProjections: "bls-employment-projections",
  salarySurvey: "ask-a-manager-2023",
  experienceSteps: "experience-ladder",
  experienceRatios: "experience-ratios",
  relatedOccupations: "onet-related-occupations",
} as const;

/** Ids of the sources of title statistics to their keys in `source_breakdown`. */
export const breakdownKeys: Readonly<Record<string, string>> = {
  "dol-lca-fy2024q1": "dol_lca",
  "ai-jobs": "ai_jobs",
  usajobs: "usajobs",
  "nyc-jobs": "nyc_jobs",
  "ask-a-manager-2023": "ask_a_manager",
};

/** The wage survey's keys in `source_breakdown`: the nation's wages, and those of the metropolitan area. */
export const surveyKey = "bls_oews";
export const metroSurveyKey = "bls_oews_metro";

/** Names of the sources of title statistics, for a sentence. */
const names: Readonly<Record<string, string>> = {
  "dol-lca-fy2024q1": "wages filed with the U.S. Department of Labor (LCA)",
  "ai-jobs": "ai-jobs.net",
  usajobs: "federal postings on USAJOBS",
  "nyc-jobs": "postings of the City of New York",
  "ask-a-manager-2023": "people who answered Ask A Manager's salary survey",
};

/** A source with the period it covers, for a sentence. */
export function sourceLabel(dataset: Dataset, id: string): string {
  return `${names[id] ?? id}, ${periodOf(dataset, id)}`;
}

/** The period that a source covers, as its publisher describes it. */
export function periodOf(dataset: Dataset, id: string): string {
  return dataset.sources.get(id)?.referencePeriod ?? "period unknown";
}
