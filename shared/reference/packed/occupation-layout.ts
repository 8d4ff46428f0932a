/** The layout of an occupation's body, which the packer and the reader share. */
import type {
  Occupation,
  OnetOccupation,
  Outlook,
  Role,
  SocGroup,
  TitleStatistic,
  Wages,
} from "../records.ts";
import type { PackedLevels } from "./level-cells.ts";

export interface OccupationHeader {
  occupation: Occupation;
  /** Widest first. */
  groups: SocGroup[];
  onet: OnetOccupation[];
  outlook: Outlook | null;
  /** The values of `local_factors`. */
  local: { effect: number; spread: number; stateEffects: string } | null;
  /** National wages, oldest release first. */
  wages: Wages[];
  titles: PackedTitle[];
  /** Prevailing wages; null if none are published. */
  levels: PackedLevels | null;
}

export interface PackedTitle
  extends Pick<
    Role,
    "slug" | "title" | "specialized" | "ai" | "namesOccupation" | "filings" | "onetSoc"
  > {
  /** Other slugs by which it can be requested. */
  aliases: string[];
  statistics: TitleStatistic[];
}

/** The columns of the body, in order: its wages in states and metropolitan areas, by rising `area`. */
export const wageColumns = [
  "area",
  "year",
  "employment",
  "p10",
  "p25",
  "median",
  "p75",
  "p90",
] as const;

/**
 * A state's letters or a metropolitan area's five digits as an integer, in base 36.
 *
 * @throws Error if the code would not be the same when read back.
 */
export function areaNumber(code: string): number {
  const number = Number.parseInt(code, 36);
  if (number.toString(36).toUpperCase() !== code) throw new Error(`"${code}" is no area's code.`);
  return number;
}
