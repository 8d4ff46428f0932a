import type { TitleStatistic, Wages } from "../records.ts";
import { cellAt } from "./body.ts";
import { missingRow, openPackedRow } from "./packed-row.ts";
import { type PackedStatistic, type RolesHeader, roleFlags } from "./roles-layout.ts";
import { type ReadRows, rowNames } from "./rows.ts";
import { createTextList, type TextList } from "./text-list.ts";

/** All roles of a dataset, as an isolate keeps them. Each is known by its position in the order of the slugs. */
export interface PackedRoles {
  readonly size: number;
  readonly slugs: TextList;
  readonly titles: TextList;
  /** Ranks of the titles without regard to case: equal titles have equal ranks. */
  readonly titleRanks: Uint32Array;
  /** Position of a slug; -1 if no role has it. */
  position(slug: string): number;
  socCode(position: number): string;
  filings(position: number): number;
  /** Whether it is on the reviewed list of titles that people search for. */
  isReviewed(position: number): boolean;
  hasStatistics(position: number): boolean;
  statistics(position: number): readonly TitleStatistic[];
  /** Median and employment of each release nationwide, oldest first. Other cells are null. */
  wages(socCode: string): readonly Wages[];
  /** The titles of the major groups, by the first two digits of their codes. */
  readonly families: ReadonlyMap<string, string>;
  /** Slug by alias. */
  readonly aliases: ReadonlyMap<string, string>;
  /** The aliases that can only mean this role. */
  readonly unambiguousAliases: ReadonlyMap<string, string>;
}

/**
 * Reads the parts of the roles. The first one says how many there are: one, if they are not many thousands.
 *
 * @throws {ApiError} `dependency_unavailable` if a part is missing or damaged.
 */
export async function unpackRoles(read: ReadRows): Promise<PackedRoles> {
  return toRoles(await readParts(read));
}

type Unpacked = Awaited<ReturnType<typeof readParts>>;

/** A separate function, so that its result does not keep the parts in memory. */
async function readParts(read: ReadRows) {
  const open = async (names: readonly string[]) => {
    const rows = names.length > 0 ? await read(names) : [];
    return Promise.all(rows.map((row, at) => openPackedRow<RolesHeader>(row, names[at])));
  };
  const first = await open([rowNames.roles(0)]);
  const count = first[0]?.header.parts ?? 1;
  const others = Array.from({ length: count - 1 }, (_, at) => rowNames.roles(at + 1));
  const bodies = [...first, ...(await open(others))];
  const common = bodies[0]?.header.common;
  if (!common) throw missingRow(rowNames.roles(0));
  const join = (name: "slugs" | "titles") =>
    createTextList(bodies.map(({ header }) => header[name]).join("\n"));
  const [slugs, titles] = [join("slugs"), join("titles")];
  const column = (at: number) => {
    const all = new Int32Array(slugs.size);
    let from = 0;
    for (const { columns } of bodies) {
      const own = columns[at] ?? new Int32Array();
      all.set(own, from);
      from += own.length;
    }
    return all;
  };
  return {
    common,
    slugs,
    titles,
    // The columns have the order of `roleColumns`.
    occupations: Uint16Array.from(column(0)),
    flags: Uint8Array.from(column(1)),
    filings: column(2),
    titleRanks: Uint32Array.from(column(3)),
    statisticsOf: groupStatistics(bodies.map(({ header, columns }) => [header, columns[0]])),
  };
}

function toRoles(unpacked: Unpacked): PackedRoles {
  const { common, slugs, titles, occupations, flags, filings, titleRanks, statisticsOf } = unpacked;
  const codes = common.occupations.map(([code]) => code);
  const wagesOf = new Map(
    common.occupations.map(([code, wages]) => [code, wages.map((own) => toWages(code, own))]),
  );
  return {
    size: slugs.size,
    slugs,
    titles,
    titleRanks,
    position: slugs.search,
    socCode: (position) => codes[occupations[position] ?? 0] ?? "",
    filings: (position) => cellAt(filings, position) ?? 0,
    isReviewed: (position) => ((flags[position] ?? 0) & roleFlags.reviewed) !== 0,
    hasStatistics: (position) => statisticsOf.has(position),
    statistics: (position) =>
      (statisticsOf.get(position) ?? []).map((own) => toStatistic(slugs.at(position), own)),
    wages: (socCode) => wagesOf.get(socCode) ?? [],
    families: new Map(common.families),
    aliases: new Map(common.aliases.map(([alias, slug]) => [alias, slug])),
    unambiguousAliases: new Map(
      common.aliases.flatMap(([alias, slug, unambiguous]) => (unambiguous ? [[alias, slug]] : [])),
    ),
  };
}

/** Statistics by position. A row in a part becomes a position by the number of roles before it. */
function groupStatistics(
  parts: readonly (readonly [RolesHeader, Int32Array | undefined])[],
): Map<number, PackedStatistic[]> {
  const grouped = new Map<number, PackedStatistic[]>();
  let before = 0;
  for (const [{ statistics }, column] of parts) {
    for (const own of statistics) {
      const position = before + own[0];
      const known = grouped.get(position);
      if (known) known.push(own);
      else grouped.set(position, [own]);
    }
    before += column?.length ?? 0;
  }
  return grouped;
}

function toWages(
  socCode: string,
  [year, median, employment]: readonly [number, number | null, number | null],
): Wages {
  return {
    ...{ socCode, areaCode: "US", year, employment, median },
    ...{ mean: null, meanRse: null, p10: null, p25: null, p75: null, p90: null, flags: "" },
  };
}

function toStatistic(roleSlug: string, packed: PackedStatistic): TitleStatistic {
  const [, sourceId, count, groups, median, p10, p90, ...occupation] = packed;
  const [logSd, occupationGroups, occupationMedian, ...more] = occupation;
  const [adjustedLogRatio, adjustedGroups, contradicts] = more;
  return {
    ...{ roleSlug, sourceId, count, groups, median, p10, p90 },
    ...{ logSd, occupationGroups, occupationMedian, adjustedLogRatio, adjustedGroups },
    contradicts,
  };
}
