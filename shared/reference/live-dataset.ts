import type { Executor } from "../db/bound.ts";
import { classify } from "../db/errors.ts";
import type { ReferenceCache } from "./cache.ts";
import type { FileAccess } from "./files/file-access.ts";
import { type LiveMark, readLiveMark, writeLiveMark } from "./files/live-mark.ts";
import { openFiles } from "./files/read-files.ts";
import { assembleDataset, readDataset, readLiveVersion } from "./read-dataset.ts";
import type { Dataset } from "./records.ts";

/** Where reference data are read from. */
export interface ReferenceSource {
  /** Returns the request's own client; called only if something has to be read. */
  database(): Executor;
  /** Where there is a bucket. */
  files: FileAccess | undefined;
}

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
  source: ReferenceSource,
  cache: ReferenceCache,
  now: number,
): Promise<Dataset | null> {
  const load = async () => {
    const { live } = cache;
    const { files } = source;
    const mark = files ? await readLiveMark(files, cache) : null;
    const isNew = mark !== null && now - mark.checkedAt < checkAfterMs;
    const marked = isNew && files ? await datasetOf(files, cache, mark) : null;
    if (isNew && marked) return keepLive(cache, marked, mark.checkedAt);
    const known = live && (await checkLive(source, cache, live, now));
    if (known) return known;
    const { dataset, checkedAt } = await readLive(source, cache, mark, now);
    if (!dataset) {
      cache.missingAt = now;
      return null;
    }
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

/** The dataset if it is still live, or if the database is unavailable; null if another one is live. */
async function checkLive(
  { database, files }: ReferenceSource,
  cache: ReferenceCache,
  live: Live,
  now: number,
): Promise<Dataset | null> {
  const { dataset } = live;
  let checkedAt = now;
  try {
    if ((await readLiveVersion(database())) !== dataset.version) return null;
    if (files) writeLiveMark(files, { ...idOf(dataset), checkedAt });
  } catch (error) {
    if (classify(error) !== "unavailable") throw error;
    cache.checkSentAt = now;
    checkedAt -= checkAfterMs;
  }
  // Another request may have read a newer one meanwhile.
  if (cache.live === live) cache.live = { dataset, checkedAt };
  return dataset;
}

/** @param mark what the data center knows of, for as long as the database is unavailable. */
async function readLive(
  { database, files }: ReferenceSource,
  cache: ReferenceCache,
  mark: LiveMark | null,
  now: number,
): Promise<{ dataset: Dataset | null; checkedAt: number }> {
  try {
    const dataset = await readDataset(database(), null);
    if (files && dataset) writeLiveMark(files, { ...idOf(dataset), checkedAt: now });
    return { dataset, checkedAt: now };
  } catch (error) {
    const isDown = classify(error) === "unavailable";
    const dataset = isDown && files && mark ? await datasetOf(files, cache, mark) : null;
    if (!dataset) throw error;
    return { dataset, checkedAt: now - freshMs + retryAfterMs };
  }
}

/** From memory or its files; null if there are none. */
async function datasetOf(
  files: FileAccess,
  cache: ReferenceCache,
  mark: LiveMark,
): Promise<Dataset | null> {
  const known = cache.datasets.get(mark.version);
  if (known?.id === mark.id) return known;
  const index = await openFiles(files, cache, mark.version).index();
  return index && assembleDataset(mark, index.parameters, index.dataset);
}

const idOf = ({ id, version }: Dataset) => ({ id, version });
