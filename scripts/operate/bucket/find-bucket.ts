import { resolve } from "node:path";
import { readComposedConfig } from "#scripts/run/workers/composed-config.ts";
import { openBucket, type UploadBucket } from "./wrangler-bucket.ts";

/**
 * The bucket of a binding, by default of the data files: the simulated one in a folder, or the account's that the
 * variable of the same name names.
 */
export function findBucket(
  local: string | null,
  name: string | undefined = process.env.DATA_BUCKET,
  binding: "DATA_BUCKET" | "DOCUMENTS" = "DATA_BUCKET",
): UploadBucket | null {
  if (local !== null) return openBucket(nameInConfig(binding), resolve(local));
  return name ? openBucket(name, null) : null;
}

/** A local run uses the name in `wrangler.toml`. */
function nameInConfig(name: string): string {
  const { r2_buckets } = readComposedConfig();
  return r2_buckets.find(({ binding }) => binding === name)?.bucket_name ?? "";
}
