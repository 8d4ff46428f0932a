/** Records for tests: published figures of software developers, and round numbers. */
import { emptyMarket } from "#shared/reference/market.ts";
import type { City, Dataset, Role, Wages } from "#shared/reference/records.ts";

export function wagesOf(year: number, median: number | null, other: Partial<Wages> = {}): Wages {
  return {
    socCode: "15-1252",
    areaCode: "US",
    year,
    employment: 1000,
    mean: null,
    meanRse: null,
    p10: null,
    p25: median && median * 0.8,
    median,
    p75: median && median * 1.25,
    p90: null,
    flags: "",
    ...other,
  };
}

/** BLS OEWS national, SOC 15-1252: p25, median, p75 of May 2021 to May 2025. */
export const developers: Wages[] = [
  wagesOf(2021, 120730, { p25: 90870, p75: 151960, meanRse: 0.4 }),
  wagesOf(2022, 127260, { p25: 96790, p75: 161480, meanRse: 0.6 }),
  wagesOf(2023, 132270, { p25: 101200, p75: 167540, meanRse: 0.4 }),
  wagesOf(2024, 133080, { p25: 103050, p75: 169000, meanRse: 0.6 }),
  wagesOf(2025, 135980, { p25: 105210, p75: 171980, meanRse: 0.4 }),
];

/** All occupations, May 2022 to 2025: growth of 3% a year, for occupations without earlier medians. */
export const everyone: Wages[] = [2022, 2023, 2024, 2025].map((year, n) =>
  wagesOf(year, 40_000 * 1.03 ** n, { socCode: "00-0000" }),
);

const publisher = { release: "", referencePeriod: "2025", file: "f.csv", sha256: "0".repeat(64) };

/** Titles are followed as far as their own error allows, and sources do not differ. */
export const titleParameters: Dataset["parameters"]["title_factor"] = {
  ...{ tau: 0.1, tau_titles: 40, contradicting_tau: 0.5, manager_tau: 0.2, unknown_tau: 0.11 },
  ...{
    source_tau: 0,
    scale_tau: 0,
    employer_sd: 0.25,
    posting_sd: 0.35,
    adjusted_sd: 0.07,
    survey_sd: 0.15,
  },
  centers: {},
};

export const experienceParameters: Dataset["parameters"]["experience"] = {
  fields: {
    all: {
      field: "All fields",
      ratios: [0.76, 0.87, 0.99, 1.14],
      people: 900,
      evidence: "people",
      sources: ["aam2021", "so2023"],
    },
  },
  errors: [0.1, 0.06, 0.05, 0.05],
  grades: { major: "15", ratios: [0.763, 0.904, 1.082, 1.247], postings: 600 },
  grade_error: 0.1,
};

export const dataset: Dataset = {
  id: 1,
  version: "2025.05-00000000",
  parameters: {
    experience: experienceParameters,
    title_factor: titleParameters,
    interval: {
      confidence_level: 0.95,
      wage_year: 2025,
      parity_year: 2024,
      scale: 1,
      bands: { "00-0000": [0.3, 0.3], "15-0000": [0.25, 0.25], "15-1252": [0.28, 0.1] },
    },
  },
  sources: new Map(
    [
      "bls-oews-national",
      "bls-oews-state",
      "bls-oews-metro",
      "bea-rpp-msa",
      "dol-lca-fy2024q1",
    ].map((id) => [
      id,
      {
        ...publisher,
        id,
        publisher: id,
        title: id,
        fetchedOn: "2026-11-21",
        licence: "",
        url: `https://example.gov/${id}`,
      },
    ]),
  ),
  allOccupations: everyone,
  unpublishedJobs: new Map(),
  market: emptyMarket,
  minimumWages: [],
  employerCosts: [
    cost("Professional and related occupations", "wages_and_salaries", 50),
    cost("Professional and related occupations", "supplemental_pay", 3),
    cost("Private industry workers", "wages_and_salaries", 40),
    cost("Private industry workers", "supplemental_pay", 2),
  ],
};

function cost(group: string, component: string, costPerHour: number) {
  return { dimension: "occupation", group, component, costPerHour } as const;
}

export const developer: Role = {
  slug: "software-engineer",
  title: "Software Engineer",
  specialized: true,
  ai: false,
  // As the survey counts it, unless a test says otherwise.
  namesOccupation: true,
  filings: 100,
  onetSoc: "15-1252.00",
  occupation: {
    socCode: "15-1252",
    title: "Software Developers",
    filings: 900,
    filedWageCount: 500,
    filedWageMedian: 133_000,
    yearlyOnly: false,
    tools: "Git|Apache Spark",
  },
  groups: [],
  onet: [],
  outlook: null,
  local: null,
  wages: developers,
  statistics: [],
};

export const sanFrancisco: City = {
  slug: "san-francisco",
  longSlug: "san-francisco-ca",
  name: "San Francisco",
  state: "CA",
  population: 827526,
  latitude: null,
  longitude: null,
  timeZone: null,
  metro: { code: "41860", title: "San Francisco-Oakland-Fremont, CA", type: "metro", state: "CA" },
  stateArea: { code: "CA", title: "California", type: "state", state: "CA" },
  local: null,
  minimumWages: [],
  parities: [
    { areaCode: "41860", year: 2023, rpp: 117.551 },
    { areaCode: "41860", year: 2024, rpp: 115.613 },
  ],
};

/** BLS OEWS May 2025, San Francisco, SOC 15-1252. */
export const metroWages = wagesOf(2025, 186640, { areaCode: "41860" });
/** An invented row for the state. */
export const stateWages = wagesOf(2025, 170000, { areaCode: "CA" });
