/** The benchmark's result as Markdown. */
import { cpus, version as systemVersion, totalmem, type } from "node:os";
import type { Steady } from "./call-steadily.ts";
import { reportCost } from "./cost.ts";
import type { Growth } from "./growth.ts";
import type { Measured, MeasureOptions } from "./measure.ts";
import { listMisses } from "./misses.ts";
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

The first rows draw their calls as many callers would make them; the other rows repeat calls and show the
cost of one response. *Never repeated*: every combination of the operation's parameters (for \`calculate\`
and \`lineage\` role × city × level, 3,445 × 500 × 4; \`history\` and \`compare\` have no level, \`compare\`
has two roles) is drawn at most once, including the warm-up; one response from the response cache makes the
row invalid. *Zipf*: role and city are drawn independently, each with a probability proportional to 1/rank
(roles by filings, cities by population), levels uniformly, so that some calls repeat. Both draw the same
calls in every run. Each row has its own isolate, which starts with empty caches, so what it reads depends on
the length of the run. The *response cache* stores an isolate's responses by key and URL.

A warm call has been made before with the same key. Limiter objects store in memory, so the figures do not
include the cost of a disk. The naive program queries the database and a limiter object for every request
and checks no key. The app that sends the same bytes is bare Hono with the recorded headers and body of one
response, the lower bound for a response of that size. Node runs the same app on the same database file,
with the limiters in its own process. All database calls pass through a proxy that counts calls and rows, to
a database on the same machine; compare the rows of jobs only with each other. The cost of a million
requests is broken down below. [targets.md](targets.md) explains missed targets.

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
  return `${rounds} rounds of ${measuredMs / 1000} s each, ${connections} connections with one request in flight each, unless the row says otherwise; workerd, the load generator (at most ${(100 * busiest).toFixed(0)}% of a core busy beside hello) and sqld share the machine. Throughput and latency are medians over the rounds; the ratio is to hello just before and just after.`;
}

function describeMachine(): string {
  const gib = Math.round(totalmem() / 2 ** 30);
  return `The machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${gib} GiB, ${type()} (${systemVersion()}), Node ${process.version}.`;
}

export function reportSteady(steady: readonly Steady[]): string {
  return [
    "| evenly | requests | object calls per request | target |",
    "| --- | ---: | ---: | ---: |",
    ...steady.map(
      ({ name, requests, objectCalls, atMost }) =>
        `| ${name} | ${requests} | ${(objectCalls / requests).toFixed(3)} | ≤ ${atMost} |`,
    ),
  ].join("\n");
}
