import {
  selectLatestDelivery,
  selectLiveVersion,
  selectWholeVersion,
} from "../db/built-queries.ts";
import type { Replica } from "../db/replica.ts";
import { packedFormat } from "./packed/body.ts";
import type { Dataset } from "./records.ts";

/** What a replica has, at one instant. */
export interface ReplicaState {
  /** Milliseconds that it took to respond. */
  ms: number;
  /** Whether it has the whole of the version, so that reads of it are answered from there. */
  isWhole: boolean;
  /** The version that is live on it; null if none is. */
  version: string | null;
  /** When its latest delivery of a webhook was queued, by which one sees how late it is; null without any. */
  latestDelivery: number | null;
}

const timeoutMs = 1_000;

/** Asks a replica what it has, whether or not this isolate leaves it alone for now. @throws if it does not respond. */
export async function checkReplica(
  { open }: Replica,
  { id, version }: Pick<Dataset, "id" | "version">,
): Promise<ReplicaState> {
  const startedAt = Date.now();
  const [whole, [live], [delivery]] = await open(timeoutMs).batch([
    selectWholeVersion({ datasetId: id, version, format: packedFormat }),
    selectLiveVersion({}),
    selectLatestDelivery({}),
  ]);
  return {
    ms: Date.now() - startedAt,
    isWhole: whole.length > 0,
    version: live?.version ?? null,
    latestDelivery: delivery?.createdAt ?? null,
  };
}
