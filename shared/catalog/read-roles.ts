import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { occupations, roleAliases, roles, titleStatistics, wages } from "../../schema/reference.ts";
import type { RoleItem } from "../contracts/responses/catalog.ts";
import type { Database } from "../db/client.ts";
import type { Dataset, Occupation, Role, TitleStatistic, Wages } from "../reference/records.ts";
import { estimate, type Figures } from "../salaries/figures/estimate.ts";
import type { Quarter } from "../salaries/figures/quarter.ts";
import { roleReference } from "../salaries/references.ts";
import { estimateHolders } from "./estimate-holders.ts";

/** All roles with their national medians. */
export interface RoleRows {
  items: RoleItem[];
  /** Slug by alias. */
  aliases: Map<string, string>;
  /** About how many people hold each role, by slug. */
  holders: Map<string, number>;
  /** The estimate behind one of the medians, as an example of how they are computed. */
  example: Figures | null;
}

/**
 * Reads the directory of roles in one round trip. A role's median is the one that
 * `estimate` returns at mid level without a city.
 */
export async function readRoles(
  db: Database,
  dataset: Dataset,
  quarter: Quarter,
): Promise<RoleRows> {
  const { records, aliases, reviewed } = await readRecords(db, dataset.id);
  // Titles without observations have their occupation's wage, so one estimate serves all of them.
  const estimateByOccupation = new Map<string, Figures | null>();
  const figuresOf = (role: Role) => {
    const input = { dataset, role, place: null, basis: "local", level: "mid", quarter } as const;
    if (role.statistics.length > 0) return estimate(input);
    const { socCode } = role.occupation;
    const known = estimateByOccupation.get(socCode);
    if (known !== undefined) return known;
    const figures = estimate(input);
    estimateByOccupation.set(socCode, figures);
    return figures;
  };

  const items: RoleItem[] = [];
  let example: Figures | null = null;
  for (const role of records) {
    const figures = figuresOf(role);
    if (!figures) throw new Error(`${role.slug} has no national median in the requested quarter.`);
    example ??= figures;
    items.push({
      ...roleReference(role),
      national_median: figures.median,
      bls_soc_code: role.occupation.socCode,
    });
  }
  return { items, aliases, holders: estimateHolders(records, reviewed), example };
}

type RoleTuple = [
  slug: string,
  title: string,
  socCode: string,
  specialized: number,
  ai: number,
  filings: number,
  reviewed: number,
];
type WageTuple = [socCode: string, year: number, median: number | null, employment: number | null];
type StatisticTuple = [
  roleSlug: string,
  sourceId: string,
  count: number,
  groups: number,
  median: number,
  p10: number | null,
  p90: number | null,
  logSd: number,
  occupationGroups: number,
  occupationMedian: number,
  contradicts: number,
];

/** Reads only the columns that the median needs; whole rows of wages would be five times the size. */
async function readRecords(db: Database, datasetId: number) {
  const s = titleStatistics;
  const [[roleRow], occupationRows, [wageRow], [statisticRow], aliasRows] = await db.batch([
    db
      .select({
        tuples: tuples<RoleTuple>([
          roles.slug,
          roles.title,
          roles.socCode,
          roles.specialized,
          roles.ai,
          roles.filings,
          // Titles on the reviewed list of those that people search for.
          sql`${roles.reason} like 'wanted%'`,
        ]),
      })
      .from(roles)
      .where(eq(roles.datasetId, datasetId)),
    db.select().from(occupations).where(eq(occupations.datasetId, datasetId)),
    db
      .select({
        tuples: tuples<WageTuple>([wages.socCode, wages.year, wages.median, wages.employment]),
      })
      .from(wages)
      .where(and(eq(wages.datasetId, datasetId), eq(wages.areaCode, "US"))),
    db
      .select({
        tuples: tuples<StatisticTuple>([
          s.roleSlug,
          s.sourceId,
          s.count,
          s.groups,
          s.median,
          s.p10,
          s.p90,
          s.logSd,
          s.occupationGroups,
          s.occupationMedian,
          s.contradicts,
        ]),
      })
      .from(s)
      .where(eq(s.datasetId, datasetId)),
    db
      .select({ alias: roleAliases.alias, slug: roleAliases.roleSlug })
      .from(roleAliases)
      .where(eq(roleAliases.datasetId, datasetId)),
  ]);
  const occupationOf = new Map<string, Occupation>(occupationRows.map((row) => [row.socCode, row]));
  const wagesOf = Map.groupBy((wageRow?.tuples ?? []).map(toWages), (row) => row.socCode);
  for (const series of wagesOf.values()) series.sort((a, b) => a.year - b.year);
  const statisticsOf = Map.groupBy(
    (statisticRow?.tuples ?? []).map(toStatistic),
    (row) => row.roleSlug,
  );
  for (const statistics of statisticsOf.values()) {
    statistics.sort((a, b) => (a.sourceId < b.sourceId ? -1 : 1));
  }

  const roleTuples = roleRow?.tuples ?? [];
  const records = roleTuples.map(([slug, title, socCode, specialized, ai, filings]): Role => {
    const occupation = occupationOf.get(socCode);
    if (!occupation) throw new Error(`The reference data has no occupation ${socCode}.`);
    return {
      slug,
      title,
      specialized: specialized === 1,
      ai: ai === 1,
      filings,
      occupation,
      // A national estimate does not depend on these.
      groups: [],
      onet: [],
      onetSoc: null,
      outlook: null,
      local: null,
      wages: wagesOf.get(socCode) ?? [],
      statistics: statisticsOf.get(slug) ?? [],
    };
  });
  return {
    records,
    reviewed: new Set(roleTuples.flatMap((tuple) => (tuple.at(-1) === 1 ? [tuple[0]] : []))),
    aliases: new Map(aliasRows.map(({ alias, slug }) => [alias, slug])),
  };
}

/** Selects all rows as one JSON text, which the wire format transfers much faster than thousands of values. */
function tuples<Tuple>(columns: readonly (SQLiteColumn | SQL)[]) {
  const row = sql.join([...columns], sql`, `);
  return sql<Tuple[]>`json_group_array(json_array(${row}))`.mapWith(
    (text: string) => JSON.parse(text) as Tuple[],
  );
}

function toWages([socCode, year, median, employment]: WageTuple): Wages {
  const notRead = { mean: null, meanRse: null, p10: null, p25: null };
  return {
    socCode,
    areaCode: "US",
    year,
    ...notRead,
    employment,
    median,
    p75: null,
    p90: null,
    flags: "",
  };
}

function toStatistic(tuple: StatisticTuple): TitleStatistic {
  const [roleSlug, sourceId, count, groups, median, p10, p90, ...occupation] = tuple;
  const [logSd, occupationGroups, occupationMedian, contradicts] = occupation;
  const title = { roleSlug, sourceId, count, groups, median, p10, p90 };
  return { ...title, logSd, occupationGroups, occupationMedian, contradicts: contradicts === 1 };
}
