/** The benchmark's result as Markdown. */
import { cpus, version as systemVersion, totalmem, type } from "node:os";
import type { Steady } from "./call-steadily.ts";
import { reportCost } from "./cost.ts";
import type { Growth } from "./growth.ts";
import type { Measured, MeasureOptions } from "./measure.ts";
import { listMisses, maxObjectCalls } from "./misses.ts";
import { listGrowthMisses, reportGrowth } from "./report-growth.ts";
import { reportLoad } from "./report-load.ts";

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

The first rows are calls as a service of many callers gets them; the others say what one answer costs
that is asked for again and again. *Never repeated*: every combination of the operation's own parameters
(for \`calculate\` and \`lineage\` role × city × level, 3,445 × 500 × 4; \`history\` and \`compare\` take no
level, \`compare\` two roles) is drawn at most once, warm-up included; a single answer from the response
cache would make the row invalid. *Zipf*: role and city are drawn independently, each with a probability in
proportion to 1/rank (roles by filings, cities by population), levels evenly; calls come again as often as
that brings about. Both draw the same in every run, and each row has an isolate of its own, which starts
with nothing in memory: what a run reads depends on how many calls it makes. The *response cache* keeps
the answers of an isolate by key and URL.

A warm call has been made before with the same key. Limiter objects keep their storage in memory: what
a disk costs here says nothing of the platform's. The naive program asks the database and a limiter
object for every request and checks no key; the app that sends the same bytes is bare Hono with the
recorded headers and body of one answer, and so the least that an answer of that size costs; Node runs
the same app over the same database file, with the limiters in its own process. All database calls pass
through a proxy that counts them and their rows, to a database on the same machine. The rows of jobs are
for comparing with each other. What a million requests cost is broken down below. What misses its target is explained in [targets.md](targets.md).

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
  return `${rounds} rounds of ${measuredMs / 1000} s each, ${connections} connections with one request under way each where the row does not say otherwise; workerd, the load generator (at most ${(100 * busiest).toFixed(0)}% of a core busy beside hello) and sqld share the machine. Throughput and latency are medians over the rounds; the ratio is that to hello just before and after.`;
}

function describeMachine(): string {
  const gib = Math.round(totalmem() / 2 ** 30);
  return `The machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${gib} GiB, ${type()} (${systemVersion()}), Node ${process.version}.`;
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
