import { unambiguousReasons } from "../alias-reasons.ts";
import type { Role, SocGroup, TitleStatistic, Wages } from "../records.ts";
import { encodeBody } from "./body.ts";
import { type PackedRow, toPackedRow } from "./packed-row.ts";
import {
  type PackedStatistic,
  type RolesCommon,
  type RolesHeader,
  roleColumns,
  roleFlags,
} from "./roles-layout.ts";
import { rowNames } from "./rows.ts";

/** Some two megabytes, and a fifth of that compressed. */
const rolesPerPart = 20_000;

/** A role of the catalog as its table has it. */
interface CatalogTitle extends Pick<Role, "slug" | "title" | "specialized" | "ai" | "filings"> {
  socCode: string;
  /** Why the builder included it. */
  reason: string;
  statistics: readonly TitleStatistic[];
}

interface CatalogTables {
  titles: readonly CatalogTitle[];
  aliases: readonly { alias: string; roleSlug: string; reason: string }[];
  /** National wages by occupation, in any order. */
  national: ReadonlyMap<string, readonly Pick<Wages, "year" | "median" | "employment">[]>;
  groups: readonly SocGroup[];
}

/** Packs what lists, searches and look-ups of roles need, in the order of the slugs. */
export function packRoles(tables: CatalogTables): Promise<PackedRow[]> {
  const titles = tables.titles.toSorted((a, b) => compareText(a.slug, b.slug));
  const socCodes = [...tables.national.keys()].sort();
  const codeAt = new Map(socCodes.map((code, at) => [code, at]));
  const ranks = rankTexts(titles.map(({ title }) => title.toLowerCase()));
  const parts = Math.max(1, Math.ceil(titles.length / rolesPerPart));
  return Promise.all(
    Array.from({ length: parts }, (_, part) => {
      const own = titles.slice(part * rolesPerPart, (part + 1) * rolesPerPart);
      const header: RolesHeader = {
        parts,
        slugs: joinTexts(own.map(({ slug }) => slug)),
        titles: joinTexts(own.map(({ title }) => title)),
        statistics: own.flatMap(({ statistics }, row) => packStatistics(row, statistics)),
        common: part === 0 ? packCommon(tables, socCodes) : null,
      };
      const columns: Record<(typeof roleColumns)[number], (role: CatalogTitle) => number> = {
        occupation: ({ socCode }) => codeAt.get(socCode) ?? Number.NaN,
        flags: flagsOf,
        filings: ({ filings }) => filings,
        titleRank: ({ title }) => ranks.get(title.toLowerCase()) ?? Number.NaN,
      };
      return toPackedRow(
        rowNames.roles(part),
        encodeBody(
          header,
          roleColumns.map((name) => own.map(columns[name])),
        ),
      );
    }),
  );
}

function packCommon(
  { aliases, national, groups }: CatalogTables,
  socCodes: readonly string[],
): RolesCommon {
  const certain: readonly string[] = unambiguousReasons;
  return {
    occupations: socCodes.map((code) => [
      code,
      (national.get(code) ?? [])
        .toSorted((a, b) => a.year - b.year)
        .map(({ year, median, employment }) => [year, median, employment]),
    ]),
    families: groups
      .filter(({ level }) => level === "major")
      .map(({ code, title }) => [code.slice(0, 2), title]),
    aliases: aliases
      .toSorted((a, b) => compareText(a.alias, b.alias))
      .map(({ alias, roleSlug, reason }) => [alias, roleSlug, certain.includes(reason)]),
  };
}

function packStatistics(row: number, statistics: readonly TitleStatistic[]): PackedStatistic[] {
  return statistics
    .toSorted((a, b) => compareText(a.sourceId, b.sourceId))
    .map(({ sourceId, count, groups, median, p10, p90, logSd, ...occupation }) => {
      const { occupationGroups, occupationMedian, ...rest } = occupation;
      const { adjustedLogRatio, adjustedGroups, contradicts } = rest;
      const title = [count, groups, median, p10, p90] as const;
      const adjusted = [adjustedLogRatio, adjustedGroups] as const;
      return [
        ...([row, sourceId, ...title, logSd, occupationGroups, occupationMedian] as const),
        ...adjusted,
        contradicts,
      ];
    });
}

/** Whether a role is on the reviewed list of those that people search for. */
function flagsOf({ specialized, ai, reason }: CatalogTitle): number {
  return (
    (specialized ? roleFlags.specialized : 0) +
    (ai ? roleFlags.ai : 0) +
    (reason.startsWith("wanted") ? roleFlags.reviewed : 0)
  );
}

function rankTexts(texts: readonly string[]): Map<string, number> {
  return new Map([...new Set(texts)].sort(compareText).map((text, rank) => [text, rank]));
}

/** @throws Error if a text has a line feed, which separates them. */
function joinTexts(texts: readonly string[]): string {
  const broken = texts.find((text) => text.includes("\n"));
  if (broken !== undefined) throw new Error(`"${broken}" has a line feed.`);
  return texts.join("\n");
}

/** Compares by code unit, as the catalog orders slugs. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
