/** The rows of the benchmark, with their targets. */
import { publicPerMinute } from "../../shared/access/tiers.ts";
import type { BenchService } from "./bench-service.ts";
import type { Caller } from "./callers.ts";
import { listComparisons, naive } from "./comparison-rows.ts";
import { drawCalls } from "./draw/calls.ts";
import { listDrawnRows } from "./drawn-rows.ts";
import { listKeyRows } from "./key-rows.ts";
import { listPipelineRows } from "./pipeline-rows.ts";
import { listCalculations, listLineages, listPlaces } from "./repeated-calls.ts";
import { authorization, minWarm, ok, type Row } from "./row.ts";
import { listSalaryRows } from "./salary-rows.ts";
import { listSearches } from "./searches.ts";
import { listToolRows } from "./tool-rows.ts";

const salaries = "/api/v1/intelligence/salaries";

export const calculateName = "`calculate`, warm, with a key";
export const searchName = "`search`, never the same twice, with a key";
export const rolesName = "`roles`, cached, with a key";
const anonymousRolesName = "`roles`, cached, without a key";
const lineageName = "`lineage`, warm, with a key";

/** Minimum share of hello's throughput for a repeated list. */
const minCached = 0.8;
/** The same for calls that are counted by address, of which every tenth comes from a new one. */
const minAnonymous = 0.3;
/** Minimum multiple of the throughput of a program without caches. */
const timesNaive = 5;

/** Share of a warm row's responses that must come from the response cache; otherwise it measures something else. */
const minHits = 0.5;

/**
 * @param whole whether to list comparisons, many callers and writes as well.
 * @param get requests a path with the caller's key and returns the `data` of the response.
 */
export async function listRows(
  service: BenchService,
  caller: Caller,
  { whole, get }: { whole: boolean; get: (path: string) => Promise<unknown> },
): Promise<Row[]> {
  const { db } = service;
  const headers = authorization(caller.key);
  const places = await listPlaces(db);
  const calculations = listCalculations(places);
  const searches = await listSearches(db);
  const drawnSearches = drawCalls(searches.values(), (path) => path);
  const lineages = await listLineages(calculations, get);
  const rows: Row[] = [
    ...(await listDrawnRows(service, caller)),
    {
      name: calculateName,
      target: minWarm,
      atLeast: { times: timesNaive, of: naive(calculateName) },
      load: { paths: calculations, headers, expected: ok },
      hits: { atLeast: minHits },
      warm: true,
    },
    {
      name: searchName,
      target: 0.3,
      load: { paths: [], headers, expected: "fwd=miss" },
      drawn: drawnSearches,
      hits: { atMost: 0 },
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
      name: anonymousRolesName,
      target: minAnonymous,
      load: {
        paths: [`${salaries}/roles`],
        headers: {},
        requestsPerAddress: publicPerMinute.catalog,
        // From the edge, or from the isolate.
        expected: "; hit; ttl",
      },
      warm: true,
    },
    {
      name: lineageName,
      target: minWarm,
      load: { paths: lineages, headers, expected: ok },
      warm: true,
    },
    ...listSalaryRows(caller, places),
  ];
  if (!whole) return rows;
  return [
    ...rows,
    ...listComparisons(
      [
        {
          name: calculateName,
          paths: calculations,
          programs: ["fast-path-off", "same-bytes", "naive", "node"],
        },
        {
          name: rolesName,
          paths: [`${salaries}/roles`],
          programs: ["fast-path-off", "same-bytes", "naive", "node"],
        },
        // The app asks the service for the bytes, so this must not be a call that the row of the service will make.
        { name: searchName, paths: searches.slice(-1), programs: ["same-bytes"] },
        { name: searchName, paths: [], drawn: drawnSearches, programs: ["node"] },
        { name: lineageName, paths: lineages, programs: ["same-bytes"] },
      ],
      caller,
      `http://127.0.0.1:${service.port("service")}`,
    ),
    ...(await listKeyRows(db, calculations)),
    ...listToolRows(caller),
    ...(await listPipelineRows(db)),
  ];
}

const quickOperations = ["calculate", "compare", "history", "lineage", "search", "roles"];
const quickKinds = ["never repeated", "Zipf", "warm", "cached", "never the same twice"];

/** Whether a row is among the most informative, which `--quick` measures. */
export function isQuick({ name }: Row): boolean {
  const [, operation = "", kind = "", ...rest] =
    /^`(.+?)`, ([^,:]+)(, with(?:out)? a key)?$/.exec(name) ?? [];
  return rest.length > 0 && quickOperations.includes(operation) && quickKinds.includes(kind);
}
