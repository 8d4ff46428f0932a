/** Published prices in US dollars, and what plans include: read on {@link plansReadOn}; docs/cost.md names the sources. */
export const plansReadOn = "2026-11-22";

/** For one of each, beyond what the paid plan includes. */
export const prices = {
  workerRequest: 0.3e-6,
  processorMillisecond: 0.02e-6,
  objectRequest: 0.15e-6,
  objectGigabyteSecond: 12.5e-6,
  objectRowWritten: 1e-6,
  queueOperation: 0.4e-6,
  /** Turso's prices are published for the plans below the largest only, so ask. */
  rowRead: 1e-9,
  rowWritten: 1e-6,
} as const;

/** Written, read and deleted. */
export const operationsOfMessage = 3;
/** The duration of an object's call is assumed, not measured. Every object is billed as 128 MB. */
export const objectCall = { seconds: 0.005, gigabytes: 0.128 };

/** Beyond a plan's share, in US dollars for one. */
export interface PaidShare {
  included: number;
  usd: number;
}

/** Workers Paid; each share is of a month. */
export const workersPaid = {
  monthly: 5,
  requests: { included: 10e6, usd: prices.workerRequest },
  processorMs: { included: 30e6, usd: prices.processorMillisecond },
  objectCalls: { included: 1e6, usd: prices.objectRequest },
  objectGigabyteSeconds: { included: 400_000, usd: prices.objectGigabyteSecond },
  objectRowsWritten: { included: 50e6, usd: prices.objectRowWritten },
  queueOperations: { included: 1e6, usd: prices.queueOperation },
} as const satisfies Record<string, number | PaidShare>;

/** Turso's plans; rows are of a month. */
export interface DatabasePlan {
  name: string;
  monthly: number;
  rowsRead: number;
  rowsWritten: number;
  /** GB that are stored. */
  storage: PaidShare;
}

export const databasePlans: readonly DatabasePlan[] = [
  {
    ...{ name: "Free", monthly: 0, rowsRead: 500e6, rowsWritten: 10e6 },
    storage: { included: 5, usd: 0.75 },
  },
  {
    ...{ name: "Developer", monthly: 4.99, rowsRead: 2.5e9, rowsWritten: 25e6 },
    storage: { included: 9, usd: 0.75 },
  },
  {
    ...{ name: "Scaler", monthly: 24.92, rowsRead: 100e9, rowsWritten: 100e6 },
    storage: { included: 24, usd: 0.5 },
  },
  {
    ...{ name: "Pro", monthly: 416.58, rowsRead: 250e9, rowsWritten: 250e6 },
    storage: { included: 50, usd: 0.45 },
  },
];

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
} as const;
