/** What the plans of the platforms include, and what is beyond: read on the day of {@link plansReadOn}. */
import { prices } from "../bench/prices.ts";

export const plansReadOn = "2026-11-22";

/** Beyond a plan's share, in US dollars for one. */
export interface PaidShare {
  included: number;
  usd: number;
}

/** Workers Paid; each share is of a month. */
export const workersPaid = {
  monthly: 5,
  requests: { included: 10e6, usd: prices.workerRequest.usd },
  processorMs: { included: 30e6, usd: prices.processorMillisecond.usd },
  objectCalls: { included: 1e6, usd: prices.objectRequest.usd },
  objectGigabyteSeconds: { included: 400_000, usd: prices.objectGigabyteSecond.usd },
  objectRowsWritten: { included: 50e6, usd: 1e-6 },
  queueOperations: { included: 1e6, usd: prices.queueOperation.usd },
} as const satisfies Record<string, number | PaidShare>;

/** Turso's plans; rows are of a month. A plan is not sold beyond its share where `usd` is null. */
export interface DatabasePlan {
  name: string;
  monthly: number;
  rowsRead: number;
  rowsWritten: number;
  gigabytes: number;
}

export const databasePlans: readonly DatabasePlan[] = [
  { name: "Free", monthly: 0, rowsRead: 500e6, rowsWritten: 10e6, gigabytes: 5 },
  { name: "Developer", monthly: 4.99, rowsRead: 2.5e9, rowsWritten: 25e6, gigabytes: 9 },
  { name: "Scaler", monthly: 24.92, rowsRead: 100e9, rowsWritten: 100e6, gigabytes: 24 },
  { name: "Pro", monthly: 416.58, rowsRead: 250e9, rowsWritten: 250e6, gigabytes: 50 },
];

/** For what is beyond the largest plan's share; published for other plans only, so ask. */
export const databaseOverage = {
  rowsRead: prices.rowRead.usd,
  rowsWritten: prices.rowWritten.usd,
  /** Of Scaler, for a month. */
  gigabyte: 0.5,
};

/** Workers Free and Turso Free, of a day. */
export const freeADay = {
  requests: 100_000,
  objectCalls: 100_000,
  objectGigabyteSeconds: 13_000,
  objectRowsWritten: 100_000,
  queueOperations: 10_000,
  databaseRowsRead: 500e6 / 30,
  databaseRowsWritten: 10e6 / 30,
} as const;

/** Workers Free, of a request or a deployment. */
export const free = {
  processorMs: 10,
  subrequests: 50,
  scriptMegabytes: 3,
  startUpMs: 1_000,
  workers: 100,
  crons: 5,
} as const;

export const sources = {
  workers: "https://developers.cloudflare.com/workers/platform/pricing/",
  limits: "https://developers.cloudflare.com/workers/platform/limits/",
  objects: "https://developers.cloudflare.com/durable-objects/platform/pricing/",
  queues: "https://developers.cloudflare.com/queues/platform/pricing/",
  turso: "https://turso.tech/pricing",
  transcribed:
    "https://raw.githubusercontent.com/api-evangelist/turso/refs/heads/main/plans/turso-plans-pricing.yml",
} as const;
