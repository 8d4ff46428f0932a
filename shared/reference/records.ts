/** The records that the method reads: plain, immutable data of one dataset version. */

import type { AreaEffects, OccupationEffects } from "./local-effects.ts";
import type { Market } from "./market.ts";
import type { MethodParameters } from "./method-parameters.ts";

export interface Source {
  id: string;
  publisher: string;
  title: string;
  release: string;
  referencePeriod: string;
  file: string;
  sha256: string;
  /** `YYYY-MM-DD` */
  fetchedOn: string;
  licence: string;
  url: string;
}

/** Wages of one occupation in one area and May release; annual USD, null if not published. */
export interface Wages {
  socCode: string;
  areaCode: string;
  year: number;
  employment: number | null;
  mean: number | null;
  /** Percent; published for the nation only. */
  meanRse: number | null;
  p10: number | null;
  p25: number | null;
  median: number | null;
  p75: number | null;
  p90: number | null;
  /** The survey's marks on suppressed and top-coded cells: `cell:mark` pairs separated by `;`. */
  flags: string;
}

export interface EmployerCost {
  dimension: "occupation" | "size";
  group: string;
  component: string;
  /** USD per hour worked. */
  costPerHour: number;
}

/** The data that belongs to a dataset version as a whole. */
export interface Dataset {
  id: number;
  version: string;
  parameters: MethodParameters;
  sources: ReadonlyMap<string, Source>;
  /** National wages of all occupations together, oldest release first. */
  allOccupations: readonly Wages[];
  employerCosts: readonly EmployerCost[];
  /** Skills and hiring. */
  market: Market;
}

export interface Occupation {
  socCode: string;
  title: string;
  /** Certified filings FY2022 to FY2025. */
  filings: number;
  /** Filings of FY2024 Q1 that state a wage, and its median. */
  filedWageCount: number;
  filedWageMedian: number | null;
}

/** Projected employment of an occupation from 2024 to 2034 (BLS Employment Projections). */
export interface Outlook {
  socCode: string;
  /** Thousands of jobs. */
  employment2024: number;
  employment2034: number;
  /** Percent over the ten years. */
  changePct: number;
  /** Thousands a year. */
  annualOpenings: number;
  /** Number of other occupations that are projected to grow more slowly. */
  slower: number;
  /** Number of all other occupations. */
  others: number;
}

/** O*NET's relation from one of its occupations to another. */
export interface OnetRelation {
  onetSoc: string;
  relatedOnetSoc: string;
  relatedTitle: string;
  /** The related one's SOC code, whose wages it has. */
  relatedCode: string;
  /** The role that stands for the related occupation; null if the catalog has none. */
  roleSlug: string | null;
  tier: "primary" | "supplemental";
  /** O*NET's rank, 1 to 20, with 1 the closest. */
  rank: number;
  /** Job zones, 1 to 5; null if O*NET has none. */
  jobZone: number | null;
  relatedJobZone: number | null;
  /** The license that the related occupation requires; null if it requires none. */
  license: string | null;
  /** Number of technologies that O*NET lists for both occupations, and for at least one. */
  shared: number;
  either: number;
}

export interface SocGroup {
  code: string;
  level: "major" | "minor" | "broad";
  title: string;
}

export interface OnetOccupation {
  onetSoc: string;
  title: string;
  jobZone: number | null;
}

export interface Role {
  slug: string;
  title: string;
  specialized: boolean;
  ai: boolean;
  filings: number;
  /** Its O*NET occupation; null if the title may belong to any of several. */
  onetSoc: string | null;
  occupation: Occupation;
  /** Widest first. */
  groups: readonly SocGroup[];
  onet: readonly OnetOccupation[];
  /** null if the dataset has no projection for the occupation. */
  outlook: Outlook | null;
  /** What the local model found of the occupation; null if the dataset has none. */
  local: OccupationEffects | null;
  /** National, oldest release first. */
  wages: readonly Wages[];
  statistics: readonly TitleStatistic[];
}

export interface Area {
  code: string;
  title: string;
  type: "national" | "state" | "metro" | "nonmetro";
  /** Two-letter code; of a metropolitan area, its first-named state; null for the nation. */
  state: string | null;
}

export interface Parity {
  areaCode: string;
  year: number;
  /** All items, US = 100. */
  rpp: number;
}

export interface City {
  slug: string;
  longSlug: string;
  name: string;
  state: string;
  population: number;
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
  metro: Area;
  stateArea: Area;
  /** What the local model found of the metropolitan area; null if the dataset has none. */
  local: AreaEffects | null;
  /** Oldest year first. */
  parities: readonly Parity[];
}

/** An occupation's wages around a city, from the latest release. */
export interface LocalWages {
  metro: Wages | null;
  state: Wages | null;
}

/** One source's statistics of a title and of all titles of its occupation. */
export interface TitleStatistic {
  roleSlug: string;
  sourceId: string;
  count: number;
  /** Independent groups (employers) that the observations come from. */
  groups: number;
  /** Median annual pay, USD, at the nation's level of wages where the source names places. */
  median: number;
  /** The 10th and 90th percentile of the title's observations; null where they are too few. */
  p10: number | null;
  p90: number | null;
  /** Standard deviation of log pay within the occupation. */
  logSd: number;
  occupationGroups: number;
  occupationMedian: number;
  /** Whether this source contradicts the title's occupation. */
  contradicts: boolean;
}
