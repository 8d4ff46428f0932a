import type { Refusal } from "../refusal.ts";

/** The size of a release, to compare with the one before. */
interface ReleaseSize {
  file: string;
  year: number;
  detailedOccupations: number;
  employment: number | null;
}

/** A release may not lose more than 5% of the detailed occupations or 20% of national employment. */
export function checkShrinkage(releases: ReleaseSize[]): Refusal[] {
  const ordered = [...releases].sort((a, b) => a.year - b.year);
  return ordered.flatMap((release, index) => {
    const before = ordered[index - 1];
    if (!before) return [];
    const place = { file: release.file, line: null, key: `May ${release.year}` };
    const refusals: Refusal[] = [];
    if (release.detailedOccupations < before.detailedOccupations * 0.95) {
      refusals.push({
        ...place,
        reason: `${release.detailedOccupations} detailed occupations after ${before.detailedOccupations} in ${before.year}`,
      });
    }
    if (
      release.employment !== null &&
      before.employment !== null &&
      release.employment < before.employment * 0.8
    ) {
      refusals.push({
        ...place,
        reason: `national employment ${release.employment} after ${before.employment} in ${before.year}`,
      });
    }
    return refusals;
  });
}
