import type { Database } from "../../../../shared/db/client.ts";
import type { UploadBucket } from "../../bucket/wrangler-bucket.ts";
import type { ServiceKeys } from "./check-keys.ts";

export type FileStore = Pick<UploadBucket, "readBytes" | "write">;

/** A deployment: its database, its keys and its address. */
export interface Deployment {
  db: Database;
  keys: ServiceKeys;
  origin: string;
  /** Where the files of documents are; absent if it keeps none. */
  files?: FileStore | undefined;
}

export interface MoveOptions {
  source: Deployment;
  target: Deployment;
  accountId: string;
  /** Called before each step, and before each part of the copy. */
  onStep?(step: string): void;
}
