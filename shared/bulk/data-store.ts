import { createLru, type Lru } from "../core/lru.ts";
import {
  Manifest,
  manifestName,
  ReleaseIndex,
  releaseFileKey,
  releaseIndexKey,
} from "./release.ts";

/** The part of a bucket that reading the data files needs. */
interface DataBucket {
  get(key: string): Promise<{ text(): Promise<string> } | null>;
}

/** Milliseconds for which an isolate uses the list of releases before it reads it again. */
const indexMs = 60_000;
/** The same while there is no list. */
const missingMs = 1_000;
const maxManifests = 8;

/** The part of a bucket that an isolate has read. */
interface Known {
  releases: readonly string[];
  /** Milliseconds since the epoch. */
  readAt: number;
  /** Keyed by the names of their releases, which never change. */
  manifests: Lru<Manifest>;
}

const buckets = new WeakMap<DataBucket, Known>();

/** @param now milliseconds since the epoch, by the platform's clock. */
async function openBucket(bucket: DataBucket, now: number): Promise<Known> {
  const known = buckets.get(bucket);
  const freshMs = known && known.releases.length > 0 ? indexMs : missingMs;
  if (known && now - known.readAt < freshMs) return known;
  const found = await bucket.get(releaseIndexKey);
  const releases = found ? ReleaseIndex.parse(JSON.parse(await found.text())).releases : [];
  const manifests = known?.manifests ?? createLru<Manifest>(maxManifests);
  const read = { releases, readAt: now, manifests };
  buckets.set(bucket, read);
  return read;
}

/** The releases that can be downloaded, newest first. */
export async function listReleases(bucket: DataBucket, now: number): Promise<readonly string[]> {
  return (await openBucket(bucket, now)).releases;
}

/** Reads the manifest of a release; null if it cannot be downloaded. */
export async function readManifest(
  bucket: DataBucket,
  release: string,
  now: number,
): Promise<Manifest | null> {
  const { releases, manifests } = await openBucket(bucket, now);
  if (!releases.includes(release)) return null;
  const known = manifests.get(release);
  if (known) return known;
  const found = await bucket.get(releaseFileKey(release, manifestName));
  if (!found) return null;
  const manifest = Manifest.parse(JSON.parse(await found.text()));
  manifests.set(release, manifest);
  return manifest;
}

/**
 * The release that `latest` stands for: the live dataset's if it can be downloaded, else the
 * newest. Null without any.
 *
 * @param live the name of the live dataset's release.
 */
export async function latestRelease(
  bucket: DataBucket,
  live: string | null,
  now: number,
): Promise<string | null> {
  const releases = await listReleases(bucket, now);
  return releases.find((release) => release === live) ?? releases[0] ?? null;
}
