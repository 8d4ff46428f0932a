import { ApiError } from "../core/errors.ts";
import { classify } from "../db/errors.ts";
import type { Replicated } from "../db/replica.ts";
import { isolateCache, type ReferenceCache } from "./cache.ts";
import { readDataset, readLiveVersion } from "./read-dataset.ts";
import { readAnyLive } from "./reader-of.ts";
import type { Dataset } from "./records.ts";

/** How long an isolate uses a version at most without a check whether it is still live. */
const freshMs = 60_000;
/**
 * After this, one request checks while the others go on with the version: if all of a busy isolate
 * checked at once, the queue for the database would hold every request up for a second, once a minute.
 */
const checkAfterMs = 50_000;
/** How long the others wait before one of them checks again, if the check has failed or was canceled. */
const retryAfterMs = 5_000;
/** How long it waits before checking again if no dataset has been loaded. */
const missingMs = 1_000;

/** The live version if it was checked recently enough to need no query; otherwise null. */
export function cachedDatasetVersion(
  now: number,
  cache: ReferenceCache = isolateCache,
): string | null {
  const { live } = cache;
  return isFresh(live, now) && !isCheckDue(cache, live, now) ? live.dataset.version : null;
}

/**
 * The live dataset.
 *
 * @param now milliseconds since the epoch.
 * @throws {ApiError} `dependency_unavailable` if none has been loaded.
 */
export async function liveDataset(
  database: () => Replicated,
  cache: ReferenceCache,
  now: number,
): Promise<Dataset> {
  const dataset = await findLiveDataset(database, cache, now);
  if (dataset) return dataset;
  throw new ApiError("dependency_unavailable", {
    message: "The service has no reference data yet.",
    afterSeconds: 60,
  });
}

/**
 * The live dataset, cached for up to a minute; null if none has been loaded.
 * While the database is unavailable, the last known live dataset remains in use, or else that of the replica.
 */
export async function findLiveDataset(
  database: () => Replicated,
  cache: ReferenceCache,
  now: number,
): Promise<Dataset | null> {
  const load = async () => {
    const { live } = cache;
    const known = live && (await checkLive(database(), cache, live, now));
    if (known) return known;
    const { dataset, checkedAt } = await readLive(database(), now);
    if (!dataset) {
      cache.missingAt = now;
      return null;
    }
    cache.live = { dataset, checkedAt };
    cache.datasets.set(dataset.version, dataset);
    return dataset;
  };
  if (isFresh(cache.live, now) && isCheckDue(cache, cache.live, now)) {
    cache.checkSentAt = now;
    return load();
  }
  return cache.flight.run(
    "live",
    () => {
      if (isFresh(cache.live, now)) return cache.live.dataset;
      return now - cache.missingAt < missingMs ? null : undefined;
    },
    load,
  );
}

type Live = NonNullable<ReferenceCache["live"]>;

function isFresh(live: ReferenceCache["live"], now: number): live is Live {
  return live !== null && now - live.checkedAt < freshMs;
}

function isCheckDue({ checkSentAt }: ReferenceCache, { checkedAt }: Live, now: number): boolean {
  return now - checkedAt >= checkAfterMs && now - checkSentAt >= retryAfterMs;
}

/** The dataset if it is still live, or if the database is unavailable; null if another one is live. */
async function checkLive(
  db: Replicated,
  cache: ReferenceCache,
  live: Live,
  now: number,
): Promise<Dataset | null> {
  const { dataset } = live;
  let checkedAt = now;
  try {
    if ((await readLiveVersion(db)) !== dataset.version) return null;
  } catch (error) {
    if (classify(error) !== "unavailable") throw error;
    cache.checkSentAt = now;
    checkedAt -= checkAfterMs;
  }
  // Another request may have read a newer one meanwhile.
  if (cache.live === live) cache.live = { dataset, checkedAt };
  return dataset;
}

async function readLive(
  db: Replicated,
  now: number,
): Promise<{ dataset: Dataset | null; checkedAt: number }> {
  try {
    return { dataset: await readDataset(db, null), checkedAt: now };
  } catch (error) {
    const replica = classify(error) === "unavailable" ? readAnyLive(db) : null;
    if (!replica) throw error;
    return { dataset: await readDataset(replica, null), checkedAt: now - freshMs + retryAfterMs };
  }
}
