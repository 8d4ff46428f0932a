import { ApiError } from "../core/errors.ts";
import type { Database } from "../db/client.ts";
import { classify } from "../db/errors.ts";
import { isolateCache, type ReferenceCache } from "./cache.ts";
import { readDataset, readLiveVersion } from "./read-dataset.ts";
import type { Dataset } from "./records.ts";

/** How long an isolate goes on with a version before it asks whether that is still the live one. */
const freshMs = 60_000;
/** And how long after it could not ask. */
const patienceMs = 5_000;
/** How long it does without where none has been loaded yet. */
const missingMs = 1_000;

/** The live version, where that is known well enough not to ask; else null. */
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
 * @throws {ApiError} `dependency_unavailable` where none has been loaded.
 */
export async function liveDataset(
  database: () => Database,
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
 * The live dataset, from memory for up to a minute; null where none has been
 * loaded. While the database cannot be asked, the one that was live last goes on
 * being served.
 */
export async function findLiveDataset(
  database: () => Database,
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
      cache.live = { dataset: live.dataset, checkedAt: now - freshMs + patienceMs };
      return live.dataset;
    }
  }
  if (cache.missingAt !== null && now - cache.missingAt < missingMs) return null;
  const dataset = await readDataset(database(), null);
  if (!dataset) {
    cache.missingAt = now;
    return null;
  }
  cache.live = { dataset, checkedAt: now };
  cache.datasets.set(dataset.version, dataset);
  return dataset;
}
