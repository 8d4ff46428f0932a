/**
 * The fixed published figures behind the demo: software developers in San
 * Francisco, May 2025. `tests/shared/salaries/demo/demo.test.ts` checks them against
 * the tables of the seeds.
 */

import type { EstimateInput } from "#shared/figures/estimate.ts";
import { releaseQuarter } from "#shared/figures/quarter.ts";
import { emptyMarket } from "#shared/reference/market.ts";
import type { Dataset, Role, Source, Wages } from "#shared/reference/records.ts";

const developers = { socCode: "15-1252", areaCode: "US", flags: "" };

/** BLS OEWS May 2023 to May 2025, the nation, SOC 15-1252. */
// biome-ignore format: a table reads best with a row per line
export const nationalWages: Wages[] = [
  { ...developers, year: 2023, employment: 1656880, mean: 138110, meanRse: 0.4, p10: 77020, p25: 101200, median: 132270, p75: 167540, p90: 208620 },
  { ...developers, year: 2024, employment: 1654440, mean: 144570, meanRse: 0.6, p10: 79850, p25: 103050, median: 133080, p75: 169000, p90: 211450 },
  { ...developers, year: 2025, employment: 1687890, mean: 148100, meanRse: 0.4, p10: 82460, p25: 105210, median: 135980, p75: 171980, p90: 214670 },
];
/** BLS OEWS May 2025, San Francisco-Oakland-Fremont, SOC 15-1252. */
export const metroWages: Wages = {
  socCode: "15-1252",
  areaCode: "41860",
  year: 2025,
  employment: 69030,
  mean: null,
  meanRse: null,
  p10: 128090,
  p25: 163500,
  median: 186640,
  p75: 219670,
  p90: 273400,
  flags: "",
};

/** BEA, all items, San Francisco-Oakland-Fremont. */
export const parity = { areaCode: "41860", year: 2024, rpp: 115.613 };

const government = { fetchedOn: "2026-11-21", licence: "U.S. government work, public domain" };

/** The files that these figures were read from. */
// biome-ignore format: a table reads best with a row per line
export const demoSources: Source[] = [
  { ...government, id: "bls-oews-national", publisher: "U.S. Bureau of Labor Statistics", title: "Occupational Employment and Wage Statistics, national, cross-industry", release: "May 2025", referencePeriod: "May 2019 to May 2025", file: "oews_national_2019_2025.csv", sha256: "5a5d3481f7c2bdebd79939bffe725c65b18b112e9a33d38c37089ab20af6df01", url: "https://www.bls.gov/oes/tables.htm" },
  { ...government, id: "bls-oews-metro", publisher: "U.S. Bureau of Labor Statistics", title: "Occupational Employment and Wage Statistics, metropolitan areas", release: "May 2025", referencePeriod: "May 2025", file: "oews_metro_2025.csv", sha256: "11da364269cf23341b7e73bb7fe8ac6376144f2ad02a0f94d1c84d14b7e6d5f4", url: "https://www.bls.gov/oes/tables.htm" },
  { ...government, id: "bea-rpp-msa", publisher: "U.S. Bureau of Economic Analysis", title: "Regional price parities by metropolitan statistical area (MARPP)", release: "19 February 2026", referencePeriod: "2008 to 2024", file: "bea_rpp_msa_2008_2024.csv", sha256: "1d2daebb6a514fcefa384e500bac2efa43ef292f0b1eae55109291f5d9b7aa1a", url: "https://www.bea.gov/data/prices-inflation/regional-price-parities-state-and-metro-area" },
  { ...government, id: "dol-lca-fy2024q1", publisher: "U.S. Department of Labor, Office of Foreign Labor Certification", title: "Certified full-time labor condition applications with the wage offered", release: "FY2024 Q1", referencePeriod: "October to December 2023", file: "lca_fy2024q1_certified_fulltime.csv", sha256: "d4d06e3cf1c0d5f6a7ef202275636e0117c272919b4142e34c369c3e09bb2a0c", url: "https://www.dol.gov/agencies/eta/foreign-labor/performance" },
];

const dataset: Dataset = {
  id: 0,
  version: "2025.05-demo",
  parameters: {
    // The sample has the specified multipliers, so that none of them is used.
    experience: {
      fields: {},
      ...{ errors: [1, 1, 1, 1], grade_error: 1 },
      grades: { major: "15", ratios: [1, 1, 1, 1], postings: 0 },
    },
    // The sample is of the occupation as a whole, so that none of them is used.
    title_factor: {
      ...{
        tau: 0,
        tau_titles: 0,
        contradicting_tau: 0,
        manager_tau: 0,
        unknown_tau: 0,
        source_tau: 0,
      },
      ...{ scale_tau: 0, employer_sd: 0, posting_sd: 0, adjusted_sd: 0, survey_sd: 0, centers: {} },
    },
    // Measured with the release of May 2025: `seeds/method.json`.
    interval: {
      confidence_level: 0.95,
      wage_year: 2025,
      parity_year: 2024,
      scale: 0.9745,
      bands: { "15-1252": [0.2793, 0.1014] },
    },
    local: {
      wage_year: 2025,
      parity_year: 2024,
      retention: 0.8,
      unusual_weight: 0.5,
      unusual: {},
      residents: { areas: [], median_under: 130_000, quarter_under: 90_000 },
      errors: {
        published_deviation: 0.09,
        sampling_variance: 0.6,
        hidden_deviation: 0.1,
      },
      elasticities: { "15": 1.2242 },
    },
  },
  sources: new Map(demoSources.map((source) => [source.id, source])),
  allOccupations: [],
  employerCosts: [],
  minimumWages: [],
  unpublishedJobs: new Map(),
  market: emptyMarket,
};

const role: Role = {
  slug: "software-engineer",
  title: "Software Engineer",
  specialized: true,
  ai: false,
  namesOccupation: true,
  filings: 116565,
  occupation: {
    socCode: "15-1252",
    title: "Software Developers",
    filings: 463567,
    filedWageCount: 31743,
    filedWageMedian: 125000,
    yearlyOnly: false,
    tools: "",
  },
  groups: [],
  onet: [],
  onetSoc: null,
  outlook: null,
  local: {
    socCode: "15-1252",
    effect: -0.0766,
    spread: 0.9842,
    byState: new Map([["CA", 0.0239]]),
  },
  wages: nationalWages,
  statistics: [],
};

export const demoInput = {
  dataset,
  role,
  place: {
    city: {
      slug: "san-francisco",
      longSlug: "san-francisco-ca",
      name: "San Francisco",
      state: "CA",
      population: 827526,
      latitude: 37.7558,
      longitude: -122.4449,
      timeZone: "America/Los_Angeles",
      metro: {
        code: "41860",
        title: "San Francisco-Oakland-Fremont, CA",
        type: "metro",
        state: "CA",
      },
      stateArea: { code: "CA", title: "California", type: "state", state: "CA" },
      local: {
        effect: 0.1297,
        byMajor: new Map([["15", 0.0508]]),
        byMinor: new Map([["15-1", 0.0105]]),
      },
      parities: [parity],
      minimumWages: [],
    },
    wages: { metro: metroWages, state: null },
  },
  basis: "local",
  // A fixed sample of the specified scale.
  scale: "specified",
  quarter: releaseQuarter(2025),
} as const satisfies Omit<EstimateInput, "level">;
