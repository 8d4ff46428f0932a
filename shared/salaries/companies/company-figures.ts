/** Data point ids of figures from an employer's public filings. */
import { writeDataPointId } from "../estimate/data-point-id.ts";
import { method } from "../figures/methodology-version.ts";

/** Version of the method that assigns filings to levels; a changed method gets a new one. */
export const companyMethod = `${method}-filed-levels`;

/** @param rank the level's rank, from 0; null for the company as a whole. */
export function companyDataPoint(
  dataset: string,
  company: string,
  rank: number | null,
  key: string,
): string {
  return writeDataPointId({ kind: "company", method: companyMethod, dataset, company, rank }, key);
}
