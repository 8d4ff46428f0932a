/** The tables of docs/speed.md and docs/growth.md. */

import { short, table } from "../run/local/fill-tables.ts";
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
