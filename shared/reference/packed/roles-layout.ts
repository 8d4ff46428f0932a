/** The layout of a part of the roles, which the packer and the reader share. */

/** The columns of the body, in order, with a row for each role. */
export const roleColumns = [
  /** Index in `RolesCommon.occupations`. */
  "occupation",
  /** The sum of {@link roleFlags}. */
  "flags",
  "filings",
  /** Rank of the title among all roles, without regard to case; equal titles have equal ranks. */
  "titleRank",
] as const;

export const roleFlags = { specialized: 1, ai: 2, reviewed: 4 } as const;

export interface RolesHeader {
  /** Number of parts in all. */
  parts: number;
  /** Slugs of the part's roles in ascending order, by part too, separated by line feeds. */
  slugs: string;
  titles: string;
  statistics: PackedStatistic[];
  /** Only the first part has it. */
  common: RolesCommon | null;
}

export interface RolesCommon {
  /** SOC code, and national wages, oldest release first. */
  occupations: [socCode: string, wages: PackedWages[]][];
  /** The major groups: the first two digits of their codes, and their titles. */
  families: [digits: string, title: string][];
  /** Alias, slug, and whether the alias may only mean this role. */
  aliases: [alias: string, slug: string, unambiguous: boolean][];
}

type PackedWages = [year: number, median: number | null, employment: number | null];

export type PackedStatistic = [
  /** Row in the part. */
  row: number,
  sourceId: string,
  count: number,
  groups: number,
  median: number,
  p10: number | null,
  p90: number | null,
  logSd: number,
  occupationGroups: number,
  occupationMedian: number,
  adjustedLogRatio: number | null,
  adjustedGroups: number | null,
  contradicts: boolean,
];
