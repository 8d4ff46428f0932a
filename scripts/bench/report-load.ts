/** The table of rows under load. */
import { dollars } from "./cost.ts";
import { type Figures, figuresOf, processorTimeOf } from "./figures.ts";
import type { Measured, Stretch } from "./measure.ts";
import { median } from "./median.ts";
import type { Row } from "./row.ts";
import { isPlain } from "./workerd-config.ts";

const columns = [
  "requests/s",
  "of hello",
  "target",
  "p50 ms",
  "p99 ms",
  "CPU µs per request (hello's share of it)",
  "rows read per request",
  "database calls per request",
  "object calls per request",
  "response cache hits",
  "$ per million",
];

export function reportLoad({ hello, rows }: Measured): string {
  const helloTime = processorTimeOf(hello);
  const lines = rows.map((measured) => {
    const { row, failure } = measured;
    const figures = figuresOf(measured);
    if (failure !== null || !figures)
      return [row.name, "invalid", ...columns.slice(1).map(() => "")];
    return [row.name, ...cellsOf(row, figures, helloTime)];
  });
  return [
    `| | ${columns.join(" | ")} |`,
    `| --- |${" ---: |".repeat(columns.length)}`,
    ...[helloCells(hello, helloTime), ...lines].map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
}

function helloCells(hello: readonly Stretch[], time: number | null): string[] {
  const of = (value: (stretch: Stretch) => number) => median(hello.map(value));
  return [
    "Hono hello",
    rounded(of(({ perSecond }) => perSecond)),
    ...["1", ""],
    of(({ p50 }) => p50).toFixed(1),
    of(({ p99 }) => p99).toFixed(1),
    time === null ? "–" : time.toFixed(0),
    ...["", "", "", "", ""],
  ];
}

function cellsOf(row: Row, figures: Figures, helloTime: number | null): string[] {
  const { processorTime } = figures;
  const worker = row.worker ?? "service";
  const counted = worker !== "node" && worker !== "naive" && !isPlain(worker);
  return [
    rounded(figures.perSecond),
    figures.ofHello.toFixed(2),
    targetOf(row),
    figures.p50.toFixed(1),
    figures.p99.toFixed(1),
    // What other work on the machine does to throughput, it does less to this.
    processorTime === null || helloTime === null
      ? "–"
      : `${processorTime.toFixed(0)} (${(helloTime / processorTime).toFixed(2)})`,
    inCell(figures.rowsRead),
    inCell(figures.databaseCalls),
    inCell(figures.objectCalls),
    counted ? `${(100 * figures.cacheHits).toFixed(0)}%` : "–",
    figures.cost === null ? "–" : dollars(figures.cost),
  ];
}

export function inCell(perRequest: number): string {
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

export function rounded(perSecond: number): string {
  return (Math.round(perSecond / 10) * 10).toLocaleString("en-US");
}
