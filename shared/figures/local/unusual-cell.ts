/**
 * Published medians that say something else than what a market pays: those of areas where the survey
 * counts physicians in training, and those beyond what nine in ten in the nation earn although nothing
 * else there is.
 */
import type { LocalParameters } from "#shared/reference/local-parameters.ts";

/** Percentiles of a published row, USD; null where they are not published. */
interface PublishedPay {
  p10: number | null;
  p25: number | null;
  median: number | null;
  p90: number | null;
}

/** The minor groups of physicians: 29-129 is of dental hygienists and others. */
const physicians = ["29-121", "29-122", "29-124"];

/** Whether an occupation is one of physicians. */
export function isPhysician(socCode: string): boolean {
  return physicians.some((group) => socCode.startsWith(group));
}

/** Whether residents in training are so many of the physicians counted there that the median is none of physicians. */
export function countsResidents(
  { residents }: Pick<LocalParameters, "residents">,
  { socCode, areaCode, pay }: { socCode: string; areaCode: string; pay: PublishedPay },
): boolean {
  if (!isPhysician(socCode) || !residents.areas.includes(areaCode)) return false;
  const { median, p25 } = pay;
  return (
    (median !== null && median < residents.median_under) ||
    (p25 !== null && p25 < residents.quarter_under)
  );
}

/** What the nation publishes of an occupation, USD. */
interface Nation {
  nationalMedian: number;
  /** null where it is not published; then nothing is beyond it. */
  p10: number | null;
  p90: number | null;
}

/**
 * Whether a published median, when what the other cells lead one to expect there is taken off, is
 * beyond what nine in ten in the nation earn: more often one employer's scale, or pay for part of a
 * year, than a market. The builder judges it, by the model fitted without the cell.
 *
 * @param expected ln(local / national) as the model without the cell has it.
 */
export function isUnusual(
  expected: number,
  { localMedian, nationalMedian, p10, p90 }: Nation & { localMedian: number },
): boolean {
  const deviation = Math.log(localMedian / nationalMedian) - expected;
  return (
    (p90 !== null && deviation > Math.log(p90 / nationalMedian)) ||
    (p10 !== null && deviation < Math.log(p10 / nationalMedian))
  );
}
