/** The benchmark's result as Markdown, and what misses its target. */
import { cpus, version as systemVersion, totalmem, type } from "node:os";
import type { Steady } from "./call-steadily.ts";
import { reportCost } from "./cost.ts";
import type { Growth } from "./growth.ts";
import type { Measured, MeasureOptions, Sample } from "./measure.ts";
import { median } from "./median.ts";
import { perRequest } from "./per-request.ts";
import { listGrowthMisses, reportGrowth } from "./report-growth.ts";
import type { Row } from "./row.ts";

/** Most object calls of a request that half of a plan's limit may cost, by isolates. */
const maxObjectCalls = new Map([
  [1, 0.1],
  [4, 0.2],
]);

/** The whole page. @param date `YYYY-MM-DD`. */
export function reportPage(
  date: string,
  options: MeasureOptions,
  {
    measured,
    steady,
    growth,
  }: { measured: Measured; steady: readonly Steady[]; growth: readonly Growth[] },
): string {
  const misses = [...listMisses(measured, steady), ...listGrowthMisses(growth)];
  return `# Benchmarks

Written by \`npm run bench\` on ${date}. ${describeMachine()}

${describeRun(options, measured)}

${reportLoad(measured)}

A warm call has been made before with the same key. Limiter objects keep their storage in memory: what
a disk costs here says nothing of the platform's. The naive program asks the database and a limiter
object for every request and checks no key; the app that sends the same bytes is bare Hono with the
recorded headers and body of one answer, and so the least that an answer of that size costs; Node runs
the same app over the same database file, with the limiters in its own process. Jobs are listed, read
and made over a database on the same machine, through a proxy that counts calls; their rows are for
comparing with each other. What misses its target is explained in [targets.md](targets.md).

${reportSteady(steady)}

${reportCost(measured)}
${growth.length > 0 ? `\n${reportGrowth(growth)}\n` : ""}
${misses.length === 0 ? "Every target is met." : `Missed: ${misses.join("; ")}.`}
`;
}

export function describeRun(
  { rounds, measuredMs, connections }: MeasureOptions,
  { hello }: Measured,
): string {
  const busiest = Math.max(...hello.map((sample) => sample.busy));
  return `${rounds} rounds of ${measuredMs / 1000} s each, ${connections} connections with one request under way each where the row does not say otherwise; workerd, the load generator (at most ${(100 * busiest).toFixed(0)} % of a core busy beside hello) and sqld share the machine. Throughput and latency are medians over the rounds; the ratio is that to hello just before and after.`;
}

function describeMachine(): string {
  const gib = Math.round(totalmem() / 2 ** 30);
  return `The machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${gib} GiB, ${type()} (${systemVersion()}), Node ${process.version}.`;
}

export function reportLoad({ hello, rows }: Measured): string {
  const header =
    "| | requests/s | of hello | target | p50 ms | p99 ms | CPU µs per request (hello's share of it) | database calls per request | rows read per request | object calls per request |";
  const rule = `|${" --- |".padEnd(7)}${" ---: |".repeat(9)}`;
  const helloCells = [
    "Hono hello",
    rounded(median(hello.map((sample) => sample.perSecond))),
    "1",
    "",
    ...latencies(hello),
    processorTime(hello),
    "",
    "",
    "",
  ];
  const cells = rows.map(({ row, samples }) => [
    row.name,
    rounded(median(samples.map((sample) => sample.perSecond))),
    median(samples.map((sample) => sample.ratio)).toFixed(2),
    targetOf(row),
    ...latencies(samples),
    processorTime(samples, hello),
    inCell(perRequest(samples, ({ database }) => database.calls)),
    inCell(perRequest(samples, ({ database }) => database.rowsRead)),
    inCell(perRequest(samples, ({ objectCalls }) => objectCalls)),
  ]);
  return [header, rule, ...[helloCells, ...cells].map((line) => `| ${line.join(" | ")} |`)].join(
    "\n",
  );
}

export function reportSteady(steady: readonly Steady[]): string {
  return [
    "| evenly, at half the Ultra limit | requests | object calls per request | target |",
    "| --- | ---: | ---: | ---: |",
    ...steady.map(
      ({ isolates, perMinute, requests, objectCalls }) =>
        `| ${isolates} isolate${isolates === 1 ? "" : "s"}, ${perMinute} a minute in all | ${requests} | ${(objectCalls / requests).toFixed(3)} | ≤ ${maxObjectCalls.get(isolates)} |`,
    ),
  ].join("\n");
}

/** A sentence for each target that was missed. */
export function listMisses({ rows }: Measured, steady: readonly Steady[]): string[] {
  const slow = rows.flatMap(({ row, samples }) => {
    const ratio = median(samples.map((sample) => sample.ratio));
    const least = row.target ?? 0;
    return ratio < least ? [`${row.name}: ${ratio.toFixed(2)} of hello, below ${least}`] : [];
  });
  const asking = steady.flatMap(({ isolates, requests, objectCalls }) => {
    const most = maxObjectCalls.get(isolates) ?? 1;
    return objectCalls / requests > most ? [`${isolates} isolates: over ${most} object calls`] : [];
  });
  return [...slow, ...compared(rows), ...asking];
}

/** Rows that take too many times as long as the ones they are compared with, or answer too few times as many. */
function compared(rows: Measured["rows"]): string[] {
  const figure = (of: (sample: Sample) => number) => {
    const byName = new Map(
      rows.map(({ row, samples }): [Row["name"], number] => [row.name, median(samples.map(of))]),
    );
    return (row: Row, other: string): number | null => {
      const [own, others] = [byName.get(row.name), byName.get(other)];
      return own === undefined || others === undefined ? null : own / others;
    };
  };
  const [latency, throughput] = [figure((sample) => sample.p50), figure((sample) => sample.ratio)];
  return rows.flatMap(({ row }) => {
    const { atMost, atLeast } = row;
    const slower = atMost && latency(row, atMost.of);
    const more = atLeast && throughput(row, atLeast.of);
    return [
      ...(atMost && slower && slower > atMost.times
        ? [`${row.name}: ${slower.toFixed(1)} × ${atMost.of}, over ${atMost.times}`]
        : []),
      ...(atLeast && more && more < atLeast.times
        ? [`${row.name}: ${more.toFixed(1)} × ${atLeast.of}, below ${atLeast.times}`]
        : []),
    ];
  });
}

function latencies(samples: readonly { p50: number; p99: number }[]): string[] {
  return [
    median(samples.map((sample) => sample.p50)).toFixed(1),
    median(samples.map((sample) => sample.p99)).toFixed(1),
  ];
}

type Timed = readonly { processorTime: number | null }[];

/** What other work on the machine does to throughput, it does less to this. */
function processorTime(samples: Timed, hello?: Timed): string {
  const medianOf = (timed: Timed) => median(timed.flatMap((sample) => sample.processorTime ?? []));
  const own = medianOf(samples);
  if (own === 0) return "–";
  return own.toFixed(0) + (hello ? ` (${(medianOf(hello) / own).toFixed(2)})` : "");
}

function inCell(perRequest: number): string {
  return perRequest === 0 ? "0" : perRequest.toFixed(perRequest < 1 ? 4 : 1);
}

function targetOf({ target, atMost, atLeast }: Row): string {
  const targets = [
    ...(target === null ? [] : [`≥ ${target}`]),
    ...(atMost ? [`≤ ${atMost.times} × p50`] : []),
    ...(atLeast ? [`≥ ${atLeast.times} × naive`] : []),
  ];
  return targets.join(", ") || "–";
}

function rounded(perSecond: number): string {
  return (Math.round(perSecond / 10) * 10).toLocaleString("en-US");
}
