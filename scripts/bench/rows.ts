/** What is measured, and on what it should come to. */
import { asc } from "drizzle-orm";
import { cities, roles } from "../../schema/reference.ts";
import type { Database } from "../../shared/db/client.ts";
import type { Caller } from "./bench-service.ts";
import type { LoadJob } from "./load/job.ts";

export interface Row {
  name: string;
  /** Least share of hello's throughput; null where it is reported alone. */
  target: number | null;
  /** Most database calls of a request, where that is promised. */
  mostDatabaseCalls?: number;
  load: Pick<LoadJob, "paths" | "headers" | "requestsPerAddress" | "expected">;
  /** Whether every path is asked for once before measuring. */
  warm: boolean;
}

const salaries = "/api/v1/intelligence/salaries";
const levels = ["entry", "mid", "senior", "staff"];

/** Public calls of one address in a minute. */
const publicPerMinute = 10;

/** @param get asks the service, with the caller's key, for the `data` of an answer. */
export async function listRows(
  db: Database,
  caller: Caller,
  get: (path: string) => Promise<unknown>,
): Promise<Row[]> {
  const headers = { Authorization: `Bearer ${caller.key}` };
  const calculations = await listCalculations(db);
  const ok = "HTTP/1.1 200";
  return [
    {
      name: "`calculate`, warm, with a key",
      target: 0.5,
      mostDatabaseCalls: 0,
      load: { paths: calculations, headers, expected: ok },
      warm: true,
    },
    {
      name: "`search`, never the same twice, with a key",
      target: 0.3,
      load: { paths: await listSearches(db), headers, expected: "fwd=miss" },
      warm: false,
    },
    {
      name: "`roles`, cached, with a key",
      target: 0.7,
      load: { paths: [`${salaries}/roles`], headers, expected: "isolate; hit" },
      warm: true,
    },
    {
      name: "`roles`, cached, without a key",
      target: null,
      load: {
        paths: [`${salaries}/roles`],
        headers: {},
        requestsPerAddress: publicPerMinute,
        expected: "edge; hit",
      },
      warm: false,
    },
    {
      name: "`lineage`, with a key",
      target: null,
      load: { paths: await listLineages(calculations, get), headers, expected: ok },
      warm: true,
    },
  ];
}

/** Eight hundred calculations: roles and cities from all over the catalog, at every level. */
async function listCalculations(db: Database): Promise<string[]> {
  const [roleRows, cityRows] = await Promise.all([
    db.select({ slug: roles.slug }).from(roles).orderBy(asc(roles.slug)),
    db.select({ slug: cities.slug }).from(cities).orderBy(asc(cities.slug)),
  ]);
  return spread(roleRows, 20).flatMap((role) =>
    spread(cityRows, 10).flatMap((city) =>
      levels.map((exp) => `${salaries}/calculate?role=${role.slug}&city=${city.slug}&exp=${exp}`),
    ),
  );
}

/** What people type: the first word and the first two words of every title. */
async function listSearches(db: Database): Promise<string[]> {
  const rows = await db.select({ title: roles.title }).from(roles).orderBy(asc(roles.slug));
  const texts = rows.flatMap(({ title }) => {
    const words = title.toLowerCase().split(" ");
    return [words.slice(0, 1).join(" "), words.slice(0, 2).join(" ")];
  });
  return [...new Set(texts)].map(
    (text) => `${salaries}/search?${new URLSearchParams({ q: text })}`,
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
