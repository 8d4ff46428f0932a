import type { Executor } from "../db/bound.ts";
import { selectLiveVersion, selectWholeVersion } from "../db/built-queries.ts";
import { type Replicated, readReplica } from "../db/replica.ts";
import { packedFormat } from "./packed/body.ts";
import type { Dataset } from "./records.ts";

/**
 * Where rows of a dataset version are read: from the replica, if there is one and the whole version has
 * reached it. The primary decides which version that is. A version's cities are the last that is packed, so
 * that whatever has them has everything.
 */
export function readerOf(
  db: Replicated,
  { id, version }: Pick<Dataset, "id" | "version">,
): Executor {
  if (!db.replica) return db;
  return readReplica(
    db.replica,
    selectWholeVersion({ datasetId: id, version, format: packedFormat }),
  );
}

/** The replica, for the version that is live on it; null if there is none. */
export function readAnyLive({ replica }: Replicated): Executor | null {
  return replica ? readReplica(replica, selectLiveVersion({})) : null;
}
