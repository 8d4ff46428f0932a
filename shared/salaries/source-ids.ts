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

/** How a source is named in a sentence. */
export const sourceNames: Readonly<Record<string, string>> = {
  "dol-lca-fy2024q1":
    "wages filed with the U.S. Department of Labor (LCA, October to December 2023)",
  "ai-jobs": "ai-jobs.net (2020 to 2025)",
  usajobs: "federal postings on USAJOBS (March to May 2026)",
  "nyc-jobs": "postings of the City of New York (2021 to 2025)",
};
