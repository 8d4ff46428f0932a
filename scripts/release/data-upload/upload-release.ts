import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { UploadBucket } from "#scripts/operate/bucket/wrangler-bucket.ts";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import {
  Manifest,
  manifestName,
  ReleaseIndex,
  releaseFileKey,
  releaseIndexKey,
} from "#shared/bulk/release.ts";
import { hashOf } from "../data-export/hash-file.ts";

type ReleaseBucket = Pick<UploadBucket, "read" | "write" | "upload">;

interface UploadOptions {
  /** Whether a release that is there with other files is replaced; caches may keep the old ones. */
  replace?: boolean;
  /** Receives a line for each file. */
  log?: (line: string) => void;
}

/**
 * Uploads a release, and lists it as the newest. The list is written last: a release that is in it
 * is complete.
 *
 * @param folder that {@link exportRelease} has written.
 * @throws {CommandFailed} if a file is damaged, or the release is there with other files.
 */
export async function uploadRelease(
  bucket: ReleaseBucket,
  folder: string,
  { replace = false, log = () => {} }: UploadOptions = {},
): Promise<"uploaded" | "already-there"> {
  const text = readFileSync(join(folder, manifestName), "utf8");
  const manifest = Manifest.parse(JSON.parse(text));
  const { release } = manifest;
  for (const { name, sha256 } of manifest.files) {
    if ((await hashOf(join(folder, name))) === sha256) continue;
    throw new CommandFailed(`${name} is damaged: its checksum is not that of ${manifestName}.`);
  }

  const listed = await readIndex(bucket);
  if (listed.includes(release) && !replace) {
    if ((await bucket.read(releaseFileKey(release, manifestName))) === text) return "already-there";
    throw new CommandFailed(
      `The release ${release} is there already, with other files. Whoever has downloaded it relies on it: a change of the figures needs another version of the dataset.`,
    );
  }
  for (const name of [...manifest.files.map((file) => file.name), "SHA256SUMS", manifestName]) {
    await bucket.upload(releaseFileKey(release, name), join(folder, name));
    log(name);
  }
  const releases = [release, ...listed.filter((name) => name !== release)];
  await bucket.write(releaseIndexKey, `${JSON.stringify({ releases } satisfies ReleaseIndex)}\n`);
  return "uploaded";
}

async function readIndex(bucket: ReleaseBucket): Promise<string[]> {
  const text = await bucket.read(releaseIndexKey);
  return text === null ? [] : ReleaseIndex.parse(JSON.parse(text)).releases;
}
