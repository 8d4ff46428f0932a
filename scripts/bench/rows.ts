/** What is measured, and on what it should come to. */
import { asc } from "drizzle-orm";
import { cities, roles } from "../../schema/reference.ts";
import { publicPerMinute } from "../../shared/access/tiers.ts";
import type { Database } from "../../shared/db/client.ts";
import type { Caller } from "./bench-service.ts";
import { listComparisons, naive } from "./comparison-rows.ts";
import { listKeyRows } from "./key-rows.ts";
import { listPipelineRows } from "./pipeline-rows.ts";
import { authorization, ok, type Row } from "./row.ts";
import { listSalaryRows, type Places } from "./salary-rows.ts";
import { listToolRows } from "./tool-rows.ts";

const salaries = "/api/v1/intelligence/salaries";
const levels = ["entry", "mid", "senior", "staff"];

const calculateName = "`calculate`, warm, with a key";
const searchName = "`search`, never the same twice, with a key";
const rolesName = "`roles`, cached, with a key";
const lineageName = "`lineage`, warm, with a key";

/** Least of hello's throughput for what is answered again, and for a list that is. */
export const minWarm = 0.6;
const minCached = 0.8;
/** And of the throughput of a program that remembers nothing. */
const timesNaive = 5;

/** @param get asks the service, with the caller's key, for the `data` of an answer. @param serviceUrl where it is. */
export async function listRows(
  db: Database,
  caller: Caller,
  get: (path: string) => Promise<unknown>,
  serviceUrl: string,
): Promise<Row[]> {
  const headers = authorization(caller.key);
  const places = await listPlaces(db);
  const calculations = listCalculations(places);
  const lineages = await listLineages(calculations, get);
  return [
    {
      name: calculateName,
      target: minWarm,
      atLeast: { times: timesNaive, of: naive(calculateName) },
      load: { paths: calculations, headers, expected: ok },
      warm: true,
    },
    {
      name: searchName,
      target: 0.3,
      load: { paths: await listSearches(db), headers, expected: "fwd=miss" },
      warm: false,
    },
    {
      name: rolesName,
      target: minCached,
      atLeast: { times: timesNaive, of: naive(rolesName) },
      load: { paths: [`${salaries}/roles`], headers, expected: "isolate; hit" },
      warm: true,
    },
    {
      name: "`roles`, cached, without a key",
      target: null,
      load: {
        paths: [`${salaries}/roles`],
        headers: {},
        requestsPerAddress: publicPerMinute.catalog,
        expected: "edge; hit",
      },
      warm: false,
    },
    {
      name: lineageName,
      target: minWarm,
      load: { paths: lineages, headers, expected: ok },
      warm: true,
    },
    ...listSalaryRows(caller, places),
    ...listComparisons(
      [
        { name: calculateName, paths: calculations, programs: ["same-bytes", "naive", "node"] },
        {
          name: rolesName,
          paths: [`${salaries}/roles`],
          programs: ["same-bytes", "naive", "node"],
        },
        { name: searchName, paths: await listSearches(db), programs: ["same-bytes", "node"] },
        { name: lineageName, paths: lineages, programs: ["same-bytes"] },
      ],
      caller,
      serviceUrl,
    ),
    ...(await listKeyRows(db, calculations)),
    ...listToolRows(caller),
    ...(await listPipelineRows(db)),
  ];
}

/** Twenty roles and ten cities from all over the catalog. */
async function listPlaces(db: Database): Promise<Places> {
  const [roleRows, cityRows] = await Promise.all([
    db.select({ slug: roles.slug }).from(roles).orderBy(asc(roles.slug)),
    db.select({ slug: cities.slug }).from(cities).orderBy(asc(cities.slug)),
  ]);
  const slugs = (rows: { slug: string }[], count: number) =>
    spread(rows, count).map(({ slug }) => slug);
  return { roles: slugs(roleRows, 20), cities: slugs(cityRows, 10) };
}

/** Eight hundred: every role in every city at every level. */
function listCalculations({ roles, cities }: Places): string[] {
  return roles.flatMap((role) =>
    cities.flatMap((city) =>
      levels.map((exp) => `${salaries}/calculate?role=${role}&city=${city}&exp=${exp}`),
    ),
  );
}

/** What people type: the first word and the first two words of every title, for pages of several sizes. */
async function listSearches(db: Database): Promise<string[]> {
  const rows = await db.select({ title: roles.title }).from(roles).orderBy(asc(roles.slug));
  const texts = rows.flatMap(({ title }) => {
    const words = title.toLowerCase().split(" ");
    return [words.slice(0, 1).join(" "), words.slice(0, 2).join(" ")];
  });
  return [20, 19, 18, 17, 16].flatMap((limit) =>
    [...new Set(texts)].map(
      (text) => `${salaries}/search?${new URLSearchParams({ q: text, limit: String(limit) })}`,
    ),
  );
}

async function listLineages(
  calculations: readonly string[],
  get: (path: string) => Promise<unknown>,
): Promise<string[]> {
  const paths: string[] = [];
  for (const path of spread(calculations, 40)) {
    const data = (await get(path)) as { estimate: { data_point_id: string } };
    paths.push(`/api/v1/intelligence/lineage/${data.estimate.data_point_id}`);
  }
  return paths;
}

function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0).slice(0, count);
}
