/** Published prices in US dollars for one of each, beyond what the paid plan includes. */
export const pricesReadOn = "2026-11-22";

const workers = "https://developers.cloudflare.com/workers/platform/pricing/";
const objects = "https://developers.cloudflare.com/durable-objects/platform/pricing/";
const queues = "https://developers.cloudflare.com/queues/platform/pricing/";
/** Turso's own page could not be read here; a directory of providers' terms repeats it. */
const turso = "https://apis.io/rate-limits/turso/turso-rate-limits/";

const perMillion = 1e-6;
const perBillion = 1e-9;

export const prices = {
  workerRequest: { usd: 0.3 * perMillion, source: workers },
  processorMillisecond: { usd: 0.02 * perMillion, source: workers },
  objectRequest: { usd: 0.15 * perMillion, source: objects },
  objectGigabyteSecond: { usd: 12.5 * perMillion, source: objects },
  rowRead: { usd: 1 * perBillion, source: turso },
  rowWritten: { usd: 1 * perMillion, source: turso },
  queueOperation: { usd: 0.4 * perMillion, source: queues },
  /** Written, read and deleted. */
  operationsOfMessage: 3,
  /** Of an object's call: not measured. Every object is billed as 128 MB. */
  assumed: { objectSeconds: 0.005, objectGigabytes: 0.128 },
} as const;
