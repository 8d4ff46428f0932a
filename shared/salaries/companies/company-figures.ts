/** Data point ids of figures from an employer's public filings. */

import { method } from "#shared/figures/methodology-version.ts";
import { writeDataPointId } from "../estimate/data-point-id.ts";

/** Version of the method that assigns filings to levels; a changed method gets a new one. */
export const companyMethod = `${method}-filed-levels`;

/** The files of filings that figures of employers are from. */
export const filedSources = {
  /** October 2025 to March 2026, by occupation. */
  byOccupation: "dol-lca-fy2026q2-employers",
  /** October to December 2023, by job title. */
  byTitle: "dol-lca-fy2024q1",
  counts: "dol-lca-employers",
} as const;

/**
 * The year of the survey that the filings of October to December 2023 are compared with: these are for
 * jobs that begin within six months, and the survey of May 2024 is the nearest.
 */
export const titlesSurvey = 2024;

/** `May 2025` */
export function surveyPeriod({ year }: { year: number }): string {
  return `May ${year}`;
}

/** The last day of the latest filings. */
export const lastFilingDay = "2026-03-31";

/** @param rank the level's rank, from 0; null for the company as a whole. */
export function companyDataPoint(
  dataset: string,
  company: string,
  rank: number | null,
  key: string,
): string {
  return writeDataPointId({ kind: "company", method: companyMethod, dataset, company, rank }, key);
}

interface Counts {
  recentFilings: number;
  filedWages: number;
}

/** Orders employers by the filings of the newer period, and those that have none by the older ones. */
export function mostFilingsFirst(one: Counts, other: Counts): number {
  return other.recentFilings - one.recentFilings || other.filedWages - one.filedWages;
}
