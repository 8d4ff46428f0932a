/** The figures of a row: medians over its rounds, and counts over all of its requests. */
import { costOfMillion, totalOf } from "./cost.ts";
import type { MeasuredRow, Stretch } from "./measure.ts";
import { median } from "./median.ts";
import { perRequest } from "./per-request.ts";

/** Per request unless stated otherwise. */
export interface Figures {
  perSecond: number;
  /** Its throughput over that of hello just before and just after. */
  ofHello: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds; null if the system does not report it. */
  processorTime: number | null;
  rowsRead: number;
  databaseCalls: number;
  objectCalls: number;
  /** Share of responses from the response cache. */
  cacheHits: number;
  /** US dollars for a million requests; null for Node, which is not hosted, and if processor time is unknown. */
  cost: number | null;
}

/** Null for a row without samples. */
export function figuresOf({ row, samples }: MeasuredRow): Figures | null {
  if (samples.length === 0) return null;
  const cost = row.worker === "node" ? null : costOfMillion(samples);
  return {
    perSecond: median(samples.map(({ perSecond }) => perSecond)),
    ofHello: median(samples.map(({ ratio }) => ratio)),
    p50: median(samples.map(({ p50 }) => p50)),
    p99: median(samples.map(({ p99 }) => p99)),
    processorTime: processorTimeOf(samples),
    rowsRead: perRequest(samples, ({ database }) => database.rowsRead),
    databaseCalls: perRequest(samples, ({ database }) => database.calls),
    objectCalls: perRequest(samples, ({ objectCalls }) => objectCalls),
    cacheHits: perRequest(samples, ({ cacheHits }) => cacheHits),
    cost: cost && totalOf(cost),
  };
}

/** The median of the known ones; null if there are none. */
export function processorTimeOf(stretches: readonly Stretch[]): number | null {
  const known = stretches.flatMap(({ processorTime }) => processorTime ?? []);
  return known.length === 0 ? null : median(known);
}
