import { cachedDatasetVersion } from "../../reference/live-dataset.ts";

/**
 * The version of the live dataset if this isolate has checked it within the last minute, else
 * null. Needs neither a request nor the database.
 */
export function knownDatasetVersion(): string | null {
  return cachedDatasetVersion(Date.now());
}
