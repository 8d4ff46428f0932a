import { classify } from "../db/errors.ts";
import type { ReferenceCache } from "./cache.ts";
import { type LiveMark, readLiveMark, writeLiveMark } from "./data-center.ts";
import type { LiveVersion } from "./packed/rows.queries.ts";
import { rowNames } from "./packed/rows.ts";
import { readDataset } from "./read-dataset.ts";
import type { Dataset } from "./records.ts";
import type { RequestSource } from "./source.ts";

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

/**
 * The live dataset, cached for up to a minute; null if none has been loaded.
 * While the database is unavailable, the last known live dataset remains in use, or else the last that the
 * data center knows of.
 */
export async function findLiveDataset(
  source: RequestSource,
  cache: ReferenceCache,
  now: number,
): Promise<Dataset | null> {
  const load = async () => {
    const { live } = cache;
    if (source.packaged)
      return keepLive(cache, await datasetOf(source, cache, source.packaged), now);
    const mark = source.center ? await readLiveMark(source.center) : null;
    if (mark && now - mark.checkedAt < checkAfterMs) {
      return keepLive(cache, await datasetOf(source, cache, mark), mark.checkedAt);
    }
    const { dataset, checkedAt } = await checkLive(source, cache, mark, now);
    if (!dataset) {
      cache.missingAt = now;
      return null;
    }
    // Another request may have read a newer one meanwhile.
    if (cache.live !== live) return cache.live?.dataset ?? dataset;
    return keepLive(cache, dataset, checkedAt);
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

function keepLive(cache: ReferenceCache, dataset: Dataset, checkedAt: number): Dataset {
  cache.live = { dataset, checkedAt };
  cache.datasets.set(dataset.version, dataset);
  return dataset;
}

/**
 * Asks the database which version is live; an isolate that knows none reads it along.
 *
 * @param mark what the data center knows of, for as long as the database is unavailable.
 */
async function checkLive(
  source: RequestSource,
  cache: ReferenceCache,
  mark: LiveMark | null,
  now: number,
): Promise<{ dataset: Dataset | null; checkedAt: number }> {
  const { live } = cache;
  try {
    const found = await source.readLive(live ? [] : [rowNames.dataset]);
    if (!found) return { dataset: null, checkedAt: now };
    const dataset = await datasetOf(source, cache, found);
    if (source.center) writeLiveMark(source.center, { ...found, checkedAt: now });
    return { dataset, checkedAt: now };
  } catch (error) {
    const last = live?.dataset ?? mark;
    if (classify(error) !== "unavailable" || !last) throw error;
    cache.checkSentAt = now;
    const dataset = live?.dataset ?? (await datasetOf(source, cache, last));
    return { dataset, checkedAt: now - checkAfterMs };
  }
}

/** From memory or its rows. */
async function datasetOf(
  source: RequestSource,
  cache: ReferenceCache,
  version: LiveVersion,
): Promise<Dataset> {
  const known = cache.datasets.get(version.version);
  return known?.id === version.id ? known : readDataset(source.rowsOf(version), version);
}
