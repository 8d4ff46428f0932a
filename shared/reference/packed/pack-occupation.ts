import type { PublishedLevels } from "../level-list.ts";
import type {
  LevelUnit,
  Occupation,
  OnetOccupation,
  Outlook,
  Role,
  SocGroup,
  TitleStatistic,
  Wages,
} from "../records.ts";
import { encodeBody } from "./body.ts";
import { copyWages } from "./copy-wages.ts";
import { packLevelCells } from "./level-cells.ts";
import {
  areaNumber,
  type OccupationHeader,
  type PackedTitle,
  wageColumns,
} from "./occupation-layout.ts";
import { type PackedRow, toPackedRow } from "./packed-row.ts";
import { rowNames } from "./rows.ts";

/** Published wages of an occupation in a state or metropolitan area. */
type AreaWages = Pick<
  Wages,
  "areaCode" | "year" | "employment" | "p10" | "p25" | "median" | "p75" | "p90"
>;

/** The rows of one occupation. */
export interface OccupationRows {
  occupation: Occupation;
  onet: readonly OnetOccupation[];
  outlook: Outlook | null;
  local: OccupationHeader["local"];
  titles: readonly (Pick<
    Role,
    "slug" | "title" | "specialized" | "ai" | "namesOccupation" | "filings" | "onetSoc"
  > & {
    aliases: readonly string[];
    statistics: readonly TitleStatistic[];
  })[];
  /** National wages, in any order. */
  national: readonly Wages[];
  /** Wages in areas, of any release. The latest of each area is packed. */
  areas: readonly AreaWages[];
  /** Prevailing wages in the metropolitan areas of the catalog; null if none are published. */
  levels: {
    title: string;
    wageYear: number;
    unit: LevelUnit;
    inMetros: readonly (readonly [areaCode: string, PublishedLevels])[];
  } | null;
}

/**
 * Packs an occupation.
 *
 * @param groups all groups of the SOC.
 */
export function packOccupation(
  rows: OccupationRows,
  groups: readonly SocGroup[],
): Promise<PackedRow> {
  const { occupation, local, levels } = rows;
  const header: OccupationHeader = {
    occupation: copyOccupation(occupation),
    groups: groupsOf(occupation.socCode, groups),
    onet: rows.onet
      .map(({ onetSoc, title, jobZone }) => ({ onetSoc, title, jobZone }))
      .sort((a, b) => compareText(a.onetSoc, b.onetSoc)),
    outlook: rows.outlook && copyOutlook(rows.outlook),
    local: local && {
      effect: local.effect,
      spread: local.spread,
      stateEffects: local.stateEffects,
    },
    wages: rows.national.map(copyWages).sort((a, b) => a.year - b.year),
    titles: rows.titles.map(copyTitle),
    levels: levels && {
      title: levels.title,
      wageYear: levels.wageYear,
      unit: levels.unit,
      cells: packLevelCells(levels.inMetros, levels.unit),
    },
  };
  const areas = latestOfEachArea(rows.areas);
  const columns = wageColumns.map((name) =>
    areas.map(([number, wages]) => (name === "area" ? number : wages[name])),
  );
  return toPackedRow(rowNames.occupation(occupation.socCode), encodeBody(header, columns));
}

/** Returns, for each level, the group with the highest code that is not above the occupation's. */
function groupsOf(socCode: string, groups: readonly SocGroup[]): SocGroup[] {
  return (["major", "minor", "broad"] as const).flatMap((level) => {
    const own = groups.filter((group) => group.level === level && group.code <= socCode);
    const [highest] = own.sort((a, b) => compareText(b.code, a.code));
    return highest ? [{ code: highest.code, level, title: highest.title }] : [];
  });
}

function latestOfEachArea(wages: readonly AreaWages[]): [number, AreaWages][] {
  const latest = new Map<number, AreaWages>();
  for (const row of wages) {
    const number = areaNumber(row.areaCode);
    const known = latest.get(number);
    if (!known || known.year < row.year) latest.set(number, row);
  }
  return [...latest].sort(([a], [b]) => a - b);
}

// Copied by name, because the rows of the tables have more columns.

function copyOccupation(row: Occupation): Occupation {
  const { socCode, title, filings, filedWageCount, filedWageMedian, yearlyOnly, tools } = row;
  return { socCode, title, filings, filedWageCount, filedWageMedian, yearlyOnly, tools };
}

function copyOutlook(row: Outlook): Outlook {
  const { socCode, employment2024, employment2034, changePct, annualOpenings, slower, others } =
    row;
  return { socCode, employment2024, employment2034, changePct, annualOpenings, slower, others };
}

function copyTitle(row: OccupationRows["titles"][number]): PackedTitle {
  const { slug, title, specialized, ai, namesOccupation, filings, onetSoc, aliases } = row;
  const statistics = row.statistics.map(copyStatistic);
  statistics.sort((a, b) => compareText(a.sourceId, b.sourceId));
  return {
    slug,
    title,
    specialized,
    ai,
    namesOccupation,
    filings,
    onetSoc,
    aliases: [...aliases].sort(compareText),
    statistics,
  };
}

function copyStatistic(row: TitleStatistic): TitleStatistic {
  const { roleSlug, sourceId, count, groups, median, p10, p90, logSd } = row;
  const { occupationGroups, occupationMedian, contradicts } = row;
  const { adjustedLogRatio, adjustedGroups } = row;
  return {
    ...{ roleSlug, sourceId, count, groups, median, p10, p90, logSd },
    ...{ occupationGroups, occupationMedian, adjustedLogRatio, adjustedGroups, contradicts },
  };
}

/** Compares by code unit, as SQLite's binary collation orders ASCII. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
