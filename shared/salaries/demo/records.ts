/**
 * The published figures behind the demo, frozen: software developers in San
 * Francisco, May 2025. `tests/shared/salaries/demo.test.ts` holds them against
 * the tables of the seeds.
 */
import type { Dataset, Role, Wages } from "../../reference/records.ts";
import type { EstimateInput } from "../estimate.ts";
import { releaseQuarter } from "../quarter.ts";

/** BLS OEWS May 2025, the nation, SOC 15-1252. */
export const nationalWages: Wages = {
  socCode: "15-1252",
  areaCode: "US",
  year: 2025,
  employment: 1687890,
  mean: 148100,
  meanRse: 0.4,
  p10: 82460,
  p25: 105210,
  median: 135980,
  p75: 171980,
  p90: 214670,
  flags: "",
};

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

const dataset: Dataset = {
  id: 0,
  version: "2025.05-demo",
  parameters: {
    title_factor: { tau: 0 },
    // Measured with the release of May 2025: `seeds/method.json`.
    interval: {
      confidence_level: 0.95,
      wage_year: 2025,
      parity_year: 2024,
      scale: 0.9745,
      bands: { "15-1252": [0.2793, 0.1014] },
    },
  },
  sources: new Map(),
  allOccupations: [],
  employerCosts: [],
};

const role: Role = {
  slug: "software-engineer",
  title: "Software Engineer",
  specialized: true,
  ai: false,
  filings: 116565,
  occupation: {
    socCode: "15-1252",
    title: "Software Developers",
    filings: 463567,
    // Not in the sample: one comparison, with the metro's own wage, is enough to show.
    filedWageCount: 0,
    filedWageMedian: null,
  },
  groups: [],
  onet: [],
  wages: [nationalWages],
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
      metro: { code: "41860", title: "San Francisco-Oakland-Fremont, CA", type: "metro" },
      stateArea: { code: "CA", title: "California", type: "state" },
      parities: [parity],
    },
    wages: { metro: metroWages, state: null },
  },
  quarter: releaseQuarter(2025),
} as const satisfies Omit<EstimateInput, "level">;
