/** Figures of an employer's public filings, and the ids under which they can be explained. */
import { writeDataPointId } from "../data-point-id.ts";
import { method } from "../figures/methodology-version.ts";

/** The way in which filings are put to levels; another way gets another name. */
export const companyMethod = `${method}-filed-levels`;

/** @param rank of the level, from 0; null for the company as a whole. */
export function companyDataPoint(
  dataset: string,
  company: string,
  rank: number | null,
  key: string,
): Promise<string> {
  return writeDataPointId({ kind: "company", method: companyMethod, dataset, company, rank }, key);
}
