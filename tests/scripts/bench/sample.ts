import type { Sample } from "../../../scripts/bench/measure.ts";

/** A second of a thousand requests. */
export const sample: Sample = {
  answers: 1_000,
  sent: 1_000,
  perSecond: 1_000,
  p50: 1,
  p99: 2,
  busy: 0.1,
  ratio: 0.5,
  processorTime: 2_000,
  database: { calls: 100, rowsRead: 50_000, rowsWritten: 3_000 },
  objectCalls: 500,
  cacheHits: 0,
};
