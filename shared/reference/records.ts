/** The records that the method reads: plain, immutable data of one dataset version. */

import type { UnpublishedReason } from "#schema/unpublished-reasons.ts";
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

/** Words for a job that has no yearly figure here, and why. */
export interface UnpublishedJob {
  /** The word as a slug. */
  word: string;
  /** The name in the plural, as the first word of a sentence: `Actors`. */
  title: string;
  reason: UnpublishedReason;
  /** USD, of those published by the hour only. */
  hourlyMedian: number | null;
  /** The year of the May release. */
  hourlyYear: number | null;
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
  /** The nation's, oldest first. */
  minimumWages: readonly MinimumWage[];
  /** Keyed by word. */
  unpublishedJobs: ReadonlyMap<string, UnpublishedJob>;
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
  /** The survey has wages by the year only: the year's hours are not those of full-time work. */
  yearlyOnly: boolean;
  /** Technologies that O*NET names for it, the most asked for first, separated by `|`. */
  tools: string;
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
  /** It is a name of its occupation, so that it is paid what the survey publishes. */
  namesOccupation: boolean;
  filings: number;
  /** Its O*NET occupation; null if the title may belong to any of several. */
  onetSoc: string | null;
  occupation: Occupation;
  /** Widest first. */
  groups: readonly SocGroup[];
  onet: readonly OnetOccupation[];
  /** null if the dataset has no projection for the occupation. */
  outlook: Outlook | null;
  /** The local model's effects of the occupation; null if the dataset has none. */
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

/** The legal minimum wage of a place from a day on. */
export interface MinimumWage {
  /** `YYYY-MM-DD`: the day from which it is the strictest there, or the source's first day. */
  day: string;
  /** The day on which the rate itself took effect; null if the source does not say. */
  effectiveFrom: string | null;
  /** USD. */
  hourly: number;
  /** The jurisdiction whose law sets the wage: `Seattle, WA`, `Washington`, `United States`. */
  jurisdiction: string;
  /** The employers that the rate is for, if a few small ones are exempt; null for all of them. */
  scope: string | null;
  /** The statute or ordinance; null if the source names none. */
  provision: string | null;
  /** A jurisdiction whose own rate, which may be higher, is not in the source. */
  missing: string | null;
  /** A higher rate there that only larger employers owe, whose law it is, and which employers they are. */
  higherHourly: number | null;
  higherJurisdiction: string | null;
  higherScope: string | null;
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
  /** The local model's effects of the metropolitan area; null if the dataset has none. */
  local: AreaEffects | null;
  /** Oldest year first. */
  parities: readonly Parity[];
  /** Oldest first; empty if the dataset has none. */
  minimumWages: readonly MinimumWage[];
  /**
   * The name of the minimum wages if they are not the city's own: the city then stands for a place of its
   * area that has other ones.
   */
  law?: string;
}

/** An occupation's wages around a city, from the latest release. */
export interface LocalWages {
  metro: Wages | null;
  state: Wages | null;
  /** Absent only from records that no dataset has, such as those of the demo. */
  levels?: WageLevels | NoLevels;
}

/** What prevailing wages are published for. */
export type LevelUnit = "hour" | "year";

/** Prevailing wages of an occupation in a metropolitan area. */
export interface WageLevels {
  socCode: string;
  areaCode: string;
  /** The July in which the wage year begins; it ends with the next June. */
  wageYear: number;
  unit: LevelUnit;
  /** Levels I and IV, USD in that unit. */
  first: number;
  last: number;
}

/** That no levels are published for the occupation anywhere, or for it in the area. */
export interface NoLevels {
  missing: "occupation" | "area";
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
  /**
   * The log ratio of the title's pay to its occupation's at the same employer or the same
   * experience, which counts instead of the medians, and how many employers or postings it comes
   * from; null where too few can be compared.
   */
  adjustedLogRatio: number | null;
  adjustedGroups: number | null;
  /** Whether the title's evidence as a whole contradicts its occupation. */
  contradicts: boolean;
}
