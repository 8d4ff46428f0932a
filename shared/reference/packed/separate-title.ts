import type { Role } from "../records.ts";
import type { PackedOccupation } from "./unpack-occupation.ts";

/** A title that has a row of its own, because its occupation has too many for one. */
export interface SeparateTitle
  extends Pick<
    Role,
    "slug" | "title" | "specialized" | "ai" | "namesOccupation" | "filings" | "onetSoc"
  > {
  socCode: string;
  /** Tuples of statistics as JSON, in the order of the columns in `packed-rows.queries.ts`. */
  statistics: string | null;
}

type StatisticTuple = [
  ...source: [id: string, count: number, groups: number],
  ...title: [median: number, p10: number | null, p90: number | null],
  ...occupation: [logSd: number, groups: number, median: number],
  ...adjusted: [logRatio: number | null, groups: number | null],
  contradicts: number,
];

/** The role of a title; null if the occupation's body has it. */
export function separateRole(occupation: PackedOccupation, title: SeparateTitle): Role | null {
  const { slug, title: name, specialized, ai, namesOccupation, filings, onetSoc } = title;
  if (title.statistics === null) return null;
  const read: StatisticTuple[] = JSON.parse(title.statistics);
  const tuples = read.sort(([a], [b]) => (a < b ? -1 : 1));
  return occupation.toRole({
    ...{ slug, title: name, specialized, ai, namesOccupation, filings, onetSoc },
    statistics: tuples.map(([sourceId, count, groups, median, p10, p90, ...rest]) => {
      const [logSd, occupationGroups, occupationMedian, ...more] = rest;
      const [adjustedLogRatio, adjustedGroups, contradicts] = more;
      return {
        ...{ roleSlug: slug, sourceId, count, groups, median, p10, p90, logSd },
        ...{ occupationGroups, occupationMedian, adjustedLogRatio, adjustedGroups },
        contradicts: contradicts === 1,
      };
    }),
  });
}
