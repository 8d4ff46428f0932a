import type { Round } from "./run-round.ts";

/** A Markdown table with a row for each round. */
export function describeRounds(rounds: readonly Round[]): string {
  const rows = rounds.map(({ name, deliveries, refused, fromRequest, fromAnswer, tookMs }) =>
    [
      name,
      deliveries.toLocaleString("en-US"),
      `${quantile(fromRequest, 0.5)} / ${quantile(fromRequest, 0.99)}`,
      `${quantile(fromAnswer, 0.5)} / ${quantile(fromAnswer, 0.99)}`,
      ((1_000 * deliveries) / tookMs).toFixed(0),
      String(refused),
    ].join(" | "),
  );
  return [
    "| round | deliveries to living receivers | ms since the request came in, p50 / p99 | ms since it was answered, p50 / p99 | deliveries/s | refused with 503 |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

export function medianOf(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
