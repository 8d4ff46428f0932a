import { resolve } from "node:path";
import { readComposedConfig } from "#scripts/run/workers/composed-config.ts";
import { openBucket, type UploadBucket } from "./wrangler-bucket.ts";

/** The bucket of the data files: the simulated one in a folder, or the account's that `DATA_BUCKET` names. */
export function findBucket(
  local: string | null,
  name: string | undefined = process.env.DATA_BUCKET,
): UploadBucket | null {
  if (local === null) return name ? openBucket(name, null) : null;
  // A local run uses the name in `wrangler.toml`.
  const { r2_buckets } = readComposedConfig();
  const own = r2_buckets.find(({ binding }) => binding === "DATA_BUCKET")?.bucket_name ?? "";
  return openBucket(own, resolve(local));
}
