/** The cost of a million requests on the production platform, from measurements of single requests. */
import type { Measured, Sample } from "./measure.ts";
import { median } from "./median.ts";
import { perRequest } from "./per-request.ts";
import { prices, pricesReadOn } from "./prices.ts";

interface Cost {
  requests: number;
  processor: number;
  objects: number;
  rowsRead: number;
  rowsWritten: number;
}

/** In US dollars, beyond what the plans include; null where processor time is unknown. */
export function costOfMillion(samples: readonly Sample[]): Cost | null {
  const times = samples.flatMap(({ processorTime }) => processorTime ?? []);
  if (times.length === 0) return null;
  const million = 1_000_000;
  const calls = perRequest(samples, ({ objectCalls }) => objectCalls) * million;
  const { objectSeconds, objectGigabytes } = prices.assumed;
  return {
    requests: million * prices.workerRequest.usd,
    processor: median(times) * 1e-3 * million * prices.processorMillisecond.usd,
    objects:
      calls *
      (prices.objectRequest.usd +
        objectSeconds * objectGigabytes * prices.objectGigabyteSecond.usd),
    rowsRead:
      perRequest(samples, ({ database }) => database.rowsRead) * million * prices.rowRead.usd,
    rowsWritten:
      perRequest(samples, ({ database }) => database.rowsWritten) * million * prices.rowWritten.usd,
  };
}

export function dollars(amount: number): string {
  return amount.toFixed(amount < 0.995 ? 3 : 2);
}

export function totalOf(cost: Cost): number {
  return Object.values(cost).reduce((sum, part) => sum + part, 0);
}

export function reportCost({ rows }: Measured): string {
  const inCell = (cell: string | number) => (typeof cell === "string" ? cell : dollars(cell));
  const lines = rows.flatMap(({ row, samples }) => {
    const cost = row.worker === "node" ? null : costOfMillion(samples);
    if (!cost) return [];
    const { requests, processor, objects, rowsRead, rowsWritten } = cost;
    const parts = [requests, processor, objects, rowsRead, rowsWritten];
    return [`| ${[row.name, ...parts, totalOf(cost)].map(inCell).join(" | ")} |`];
  });
  const { assumed, queueOperation, operationsOfMessage, ...priced } = prices;
  const sources = new Set(Object.values(priced).map(({ source }) => `<${source}>`));
  const delivery = operationsOfMessage * queueOperation.usd * 1_000_000;
  return `## What a million requests cost

US dollars beyond what the paid plans include, from the prices that the platforms publish (read on
${pricesReadOn}: ${[...sources, `<${queueOperation.source}>`].join(", ")}). Processor time is that of the whole workerd process here, HTTP
included, which is more than is billed. An object's call is taken to last ${assumed.objectSeconds * 1000} ms in ${assumed.objectGigabytes * 1000} MB; what
its storage writes is left out, and so is egress, which costs nothing. An event to one webhook adds
${operationsOfMessage} operations of a queue: $${delivery.toFixed(2)} for a million events.

| | requests | CPU | objects | rows read | rows written | in all |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join("\n")}`;
}
