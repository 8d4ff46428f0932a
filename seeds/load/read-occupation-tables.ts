/** Reads the rows that occupations are packed from, a range of codes at a time. */
import { and, asc, between, count, eq, ne, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { localFactors } from "#schema/local.ts";
import { employmentProjections } from "#schema/outlook.ts";
import {
  occupations,
  onetOccupations,
  roleAliases,
  roles,
  titleStatistics,
  wages,
} from "#schema/reference.ts";
import { wageLevels } from "#schema/wage-levels.ts";
import type { Database } from "#shared/db/client.ts";
import type { AreaWages } from "#shared/reference/packed/pack-occupation.ts";

/** Some megabytes of wages, read in well under a second. */
const maxOccupations = 100;
/** Some megabytes of titles: servers limit a response to ten. */
const maxTitles = 10_000;

// One text for all rows, a third of the size of rows. The cells have the order of the tuples.
const r = roles;
const titlesAsJson = sql<string>`json_group_array(json_array(${r.slug}, ${r.title}, ${r.socCode}, ${r.onetSoc}, ${r.specialized}, ${r.ai}, ${r.namesOccupation}, ${r.filings}, ${r.reason}))`;
const s = titleStatistics;
const statisticsAsJson = sql<string>`json_group_array(json_array(${s.roleSlug}, ${s.sourceId}, ${s.count}, ${s.groups}, ${s.median}, ${s.p10}, ${s.p90}, ${s.logSd}, ${s.occupationGroups}, ${s.occupationMedian}, ${s.adjustedLogRatio}, ${s.adjustedGroups}, ${s.contradicts}))`;

type TitleTuple = [
  ...texts: [slug: string, title: string, socCode: string, onetSoc: string | null],
  ...numbers: [specialized: number, ai: number, namesOccupation: number, filings: number],
  reason: string,
];
type StatisticTuple = [
  ...key: [roleSlug: string, sourceId: string],
  ...observed: [count: number, groups: number, median: number],
  ...tails: [p10: number | null, p90: number | null],
  ...occupation: [logSd: number, groups: number, median: number],
  ...adjusted: [logRatio: number | null, groups: number | null],
  contradicts: number,
];

function readTuples<Tuple>(json: string | undefined): Tuple[] {
  return json === undefined ? [] : JSON.parse(json);
}

function toTitle([slug, title, socCode, onetSoc, ...more]: TitleTuple) {
  const [specialized, ai, namesOccupation, filings, reason] = more;
  const flags = {
    ...{ specialized: specialized === 1, ai: ai === 1 },
    namesOccupation: namesOccupation === 1,
  };
  return { slug, title, socCode, onetSoc, ...flags, filings, reason };
}

function toStatistic([
  roleSlug,
  sourceId,
  count,
  groups,
  median,
  p10,
  p90,
  ...more
]: StatisticTuple) {
  const [logSd, occupationGroups, occupationMedian, ...rest] = more;
  const [adjustedLogRatio, adjustedGroups, contradicts] = rest;
  return {
    ...{ roleSlug, sourceId, count, groups, median, p10, p90, logSd },
    ...{ occupationGroups, occupationMedian, adjustedLogRatio, adjustedGroups },
    contradicts: contradicts === 1,
  };
}

type Occupation = typeof occupations.$inferSelect;

/** All occupations by code, in batches whose rows a server returns in one response. */
export async function listBatches(db: Database, datasetId: number): Promise<Occupation[][]> {
  const [rows, counts] = await db.batch([
    db
      .select()
      .from(occupations)
      .where(eq(occupations.datasetId, datasetId))
      .orderBy(asc(occupations.socCode)),
    db
      .select({ socCode: roles.socCode, titles: count() })
      .from(roles)
      .where(eq(roles.datasetId, datasetId))
      .groupBy(roles.socCode),
  ]);
  const titlesOf = new Map(counts.map(({ socCode, titles }) => [socCode, titles]));
  const batches: Occupation[][] = [];
  let titles = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const own = titlesOf.get(row.socCode) ?? 0;
    const last = batches.at(-1);
    if (last && last.length < maxOccupations && titles + own <= maxTitles) {
      last.push(row);
      titles += own;
    } else {
      batches.push([row]);
      titles = own;
    }
  }
  return batches;
}

/** The rows of a range of occupations, but for their wages in areas. */
export async function readOccupationTables(
  db: Database,
  datasetId: number,
  first: string,
  last: string,
) {
  type Keyed = SQLiteTable & { datasetId: SQLiteColumn; socCode: SQLiteColumn };
  const inRange = (table: Keyed) =>
    and(eq(table.datasetId, datasetId), between(table.socCode, first, last));
  const ownRole = (table: { datasetId: SQLiteColumn; roleSlug: SQLiteColumn }) =>
    and(eq(roles.datasetId, table.datasetId), eq(roles.slug, table.roleSlug));
  const { socCode, effect, spread, stateEffects } = localFactors;
  const [onet, outlooks, locals, [titleRow], aliases, [statisticRow], national, levels] =
    await db.batch([
      db.select().from(onetOccupations).where(inRange(onetOccupations)),
      db.select().from(employmentProjections).where(inRange(employmentProjections)),
      db
        .select({ socCode, effect, spread, stateEffects })
        .from(localFactors)
        .where(inRange(localFactors)),
      db.select({ json: titlesAsJson }).from(roles).where(inRange(roles)),
      db
        .select({
          alias: roleAliases.alias,
          roleSlug: roleAliases.roleSlug,
          reason: roleAliases.reason,
        })
        .from(roleAliases)
        .innerJoin(roles, ownRole(roleAliases))
        .where(inRange(roles)),
      db
        .select({ json: statisticsAsJson })
        .from(titleStatistics)
        .innerJoin(roles, ownRole(titleStatistics))
        .where(inRange(roles)),
      db
        .select()
        .from(wages)
        .where(and(inRange(wages), eq(wages.areaCode, "US"))),
      db.select().from(wageLevels).where(inRange(wageLevels)),
    ]);
  const titles = readTuples<TitleTuple>(titleRow?.json).map(toTitle);
  const statistics = readTuples<StatisticTuple>(statisticRow?.json).map(toStatistic);
  const aliasesOf = Map.groupBy(aliases, ({ roleSlug }) => roleSlug);
  const statisticsOf = Map.groupBy(statistics, ({ roleSlug }) => roleSlug);
  const whole = titles.map((title) => ({
    ...title,
    aliases: aliasesOf.get(title.slug)?.map(({ alias }) => alias) ?? [],
    statistics: statisticsOf.get(title.slug) ?? [],
  }));
  return {
    onet: Map.groupBy(onet, (row) => row.socCode),
    outlooks: new Map(outlooks.map((row) => [row.socCode, row])),
    locals: new Map(locals.map((row) => [row.socCode, row])),
    titles: Map.groupBy(whole, (row) => row.socCode),
    levels: new Map(levels.map((row) => [row.socCode, row])),
    aliases,
    national: Map.groupBy(national, (row) => row.socCode),
  };
}

/** Wages in areas by occupation. One text for each occupation, a quarter of the size of rows. */
export async function readAreaWages(
  db: Database,
  datasetId: number,
  first: string,
  last: string,
): Promise<Map<string, AreaWages[]>> {
  const { areaCode, year, employment, p10, p25, median, p75, p90 } = wages;
  const rows = await db
    .select({
      socCode: wages.socCode,
      cells: sql<string>`json_group_array(json_array(${areaCode}, ${year}, ${employment}, ${p10}, ${p25}, ${median}, ${p75}, ${p90}))`,
    })
    .from(wages)
    .where(
      and(
        eq(wages.datasetId, datasetId),
        between(wages.socCode, first, last),
        ne(wages.areaCode, "US"),
      ),
    )
    .groupBy(wages.socCode);
  return new Map(rows.map(({ socCode, cells }) => [socCode, JSON.parse(cells).map(toAreaWages)]));
}

type Cells = [string, number, ...(number | null)[]];

function toAreaWages([areaCode, year, ...cells]: Cells): AreaWages {
  const [employment = null, p10 = null, p25 = null, median = null, p75 = null, p90 = null] = cells;
  return { areaCode, year, employment, p10, p25, median, p75, p90 };
}
