/** The tables of docs/speed.md and docs/growth.md. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { short, table } from "../run/local/fill-tables.ts";
import { projectRoot } from "../run/local/places.ts";
import type { Latency } from "./bench/measure-actions.ts";
import type { Grown } from "./bench/measure-growth.ts";
import type { Measurements } from "./measurements.ts";

/** On more cores than other work fills, times are the service's own. */
const quietLoad = 1;

export function sayWhen({ date, load }: Pick<Measurements, "date" | "load">): string {
  const { before, after } = load;
  const measured = `Measured on ${date} by \`npm run bench\` on two cores.`;
  if (Math.max(before, after) <= quietLoad) return measured;
  return `${measured} **The machine was busy with other work** (load ${before.toFixed(1)} before, ${after.toFixed(1)} at the end), which makes all times longer: compare them with each other only.`;
}

export function speedTables(measurements: Measurements): Record<string, string> {
  const entries = Object.entries(measurements.actions);
  const times = (latency: Latency | null | undefined) =>
    latency ? `${short(latency.p50)} / ${short(latency.p95)}` : "–";
  const first = (latency: Latency | null | undefined) => (latency ? short(latency.p50) : "–");
  const trips = (latency: Latency | null | undefined) => (latency ? `${latency.roundTrips}` : "–");
  return {
    measured: `${sayWhen(measurements)} First requests are the median of ${measurements.starts} isolates.`,
    latency: table(
      ["", "first, 0 ms", "later, 0 ms", "first, 60 ms", "later, 60 ms"],
      entries.map(([name, { near, far }]) => [
        ...[name, first(near.cold), times(near.warm), first(far?.cold), times(far?.warm)],
      ]),
    ),
    calls: callsTable(),
    starts: table(
      ["", "KiB gzipped", "ms to start", "times a bare Hono Worker"],
      measurements.deployment.each.map(({ name, gzippedKib, startUpMs, timesHono }) => [
        ...[`\`${name}\``, short(gzippedKib), short(startUpMs), short(timesHono)],
      ]),
    ),
    work: table(
      [
        ...["", "round trips: first", "later", "CPU ms: first", "later"],
        ...["queries", "rows read", "rows written"],
      ],
      entries.map(([name, { near, far, processor, ...action }]) => [
        ...[name, trips(far?.cold), trips(far?.warm ?? near.warm)],
        ...[processor.first, processor.median].map((ms) => (ms === null ? "–" : short(ms))),
        ...[action.databaseCalls, action.rowsRead, action.rowsWritten].map(short),
      ]),
    ),
  };
}

/** The round trips of every operation, page and form, as `tests/contract/round-trips.test.ts` has counted them. */
type RoundTrips = Readonly<Record<string, Partial<Record<"cold" | "warm", readonly number[]>>>>;

/**
 * Every operation, page and form by its calls to the database. Of a form only a new isolate is counted.
 *
 * @param counted by default what the test holds.
 */
function callsTable(
  counted: RoundTrips = JSON.parse(
    readFileSync(join(projectRoot, "tests/contract/round-trips.json"), "utf8"),
  ),
): string {
  const rows = Object.entries(counted).map(([name, { cold = [], warm = cold }]) => ({
    name: `\`${name}\``,
    trips: warm.length,
    calls: warm.reduce((sum, calls) => sum + calls, 0),
  }));
  const byCalls = Map.groupBy(rows, ({ trips, calls }) => `${trips} ${calls}`);
  return table(
    ["", "round trips", "calls"],
    [...byCalls.values()]
      .sort(([a], [b]) => (a?.trips ?? 0) - (b?.trips ?? 0) || (a?.calls ?? 0) - (b?.calls ?? 0))
      .map((same) => [
        same.map(({ name }) => name).join(", "),
        ...[same[0]?.trips, same[0]?.calls].map(String),
      ]),
  );
}

export function growthTables(measurements: Measurements): Record<string, string> {
  const cells = ({ latency, processorMs, rowsRead }: Grown) => [
    ...[`${short(latency.p50)} / ${short(latency.p95)}`, short(processorMs), short(rowsRead)],
  ];
  const head = (of: string) => [`${of}: p50 / p95 ms`, "CPU ms", "rows"];
  return {
    measured: sayWhen(measurements),
    growth: table(
      ["", ...head("now"), ...head("10 × the data"), ...head("100 × the accounts")],
      Object.entries(measurements.growth).map(([name, { now, data, accounts }]) => [
        ...[name, ...cells(now), ...cells(data), ...cells(accounts)],
      ]),
    ),
  };
}
