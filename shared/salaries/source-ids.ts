import type { Dataset } from "../reference/records.ts";

/** Sources of the reference data that the method treats by name. */
export const sourceIds = {
  nationalWages: "bls-oews-national",
  stateWages: "bls-oews-state",
  metroWages: "bls-oews-metro",
  metroParities: "bea-rpp-msa",
  statePortionParities: "bea-rpp-state-portion",
  filedWages: "dol-lca-fy2024q1",
  employerCosts: "bls-ecec",
  cities: "census-cities",
  areas: "omb-cbsa",
  taxonomy: "onet-occupations",
  technologySkills: "onet-technology-skills",
  skillSurvey: "stack-overflow-2023",
  laterSurvey: "stack-overflow-2025",
  hires: "bls-jolts-hires",
  filingCounts: "dol-lca-counts",
  employmentProjections: "bls-employment-projections",
  relatedOccupations: "onet-related-occupations",
} as const;

/** Sources of title statistics to their names in `source_breakdown`. */
export const breakdownKeys: Readonly<Record<string, string>> = {
  "dol-lca-fy2024q1": "dol_lca",
  "ai-jobs": "ai_jobs",
  usajobs: "usajobs",
  "nyc-jobs": "nyc_jobs",
};

/** The wage survey's own name there. */
export const surveyKey = "bls_oews";

/** How a source of titles is named in a sentence. */
const names: Readonly<Record<string, string>> = {
  "dol-lca-fy2024q1": "wages filed with the U.S. Department of Labor (LCA)",
  "ai-jobs": "ai-jobs.net",
  usajobs: "federal postings on USAJOBS",
  "nyc-jobs": "postings of the City of New York",
};

/** A source with the period that it covers, for a sentence. */
export function sourceLabel(dataset: Dataset, id: string): string {
  return `${names[id] ?? id}, ${periodOf(dataset, id)}`;
}

/** The period that a source covers, in its publisher's words. */
export function periodOf(dataset: Dataset, id: string): string {
  return dataset.sources.get(id)?.referencePeriod ?? "period unknown";
}
