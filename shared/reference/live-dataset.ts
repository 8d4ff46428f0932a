import { ApiError } from "../core/errors.ts";
import { classify } from "../db/errors.ts";
import type { Replicated } from "../db/replica.ts";
import { isolateCache, type ReferenceCache } from "./cache.ts";
import { readDataset, readLiveVersion } from "./read-dataset.ts";
import { readAnyLive } from "./reader-of.ts";
import type { Dataset } from "./records.ts";

/** How long an isolate uses a version before it checks whether it is still live. */
const freshMs = 60_000;
/** How long it waits before checking again after a check has failed. */
const retryAfterMs = 5_000;
/** How long it waits before checking again if no dataset has been loaded. */
const missingMs = 1_000;

/** The live version if it was checked recently enough to need no query; otherwise null. */
export function cachedDatasetVersion(
  now: number,
  { live }: ReferenceCache = isolateCache,
): string | null {
  return live && now - live.checkedAt < freshMs ? live.dataset.version : null;
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
  const { live } = cache;
  if (live && now - live.checkedAt < freshMs) return live.dataset;
  if (live) {
    try {
      if ((await readLiveVersion(database())) === live.dataset.version) {
        cache.live = { dataset: live.dataset, checkedAt: now };
        return live.dataset;
      }
    } catch (error) {
      if (classify(error) !== "unavailable") throw error;
      cache.live = { dataset: live.dataset, checkedAt: now - freshMs + retryAfterMs };
      return live.dataset;
    }
  }
  return cache.flight.run(
    "live",
    () => {
      const known = cache.live;
      if (known && now - known.checkedAt < freshMs) return known.dataset;
      return cache.missingAt !== null && now - cache.missingAt < missingMs ? null : undefined;
    },
    async () => {
      const { dataset, checkedAt } = await readLive(database(), now);
      if (!dataset) {
        cache.missingAt = now;
        return null;
      }
      cache.live = { dataset, checkedAt };
      cache.datasets.set(dataset.version, dataset);
      return dataset;
    },
  );
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
