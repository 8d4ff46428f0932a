import { CommandFailed } from "#scripts/run/local/failure.ts";
import { packFiles } from "#seeds/load/pack-files.ts";
import type { Database } from "#shared/db/client.ts";
import { readIndex } from "#shared/reference/files/file-index.ts";
import { folderOf, indexKey, rowsKey, unseal } from "#shared/reference/files/sealed.ts";
import type { UploadBucket } from "./wrangler-bucket.ts";

/** A file never changes, so every cache may keep it. */
const immutable = {
  contentType: "application/octet-stream",
  cacheControl: "public, max-age=31536000, immutable",
};

/**
 * Writes the files of a dataset version, and reads them back as requests will. The index is written last:
 * a version that has one is complete. Files that are there and whole stay as they are.
 *
 * @throws {CommandFailed} if what the bucket returns is not what was written.
 */
export async function writeReferenceFiles(
  db: Database,
  dataset: { id: number; version: string },
  bucket: UploadBucket,
  log: (line: string) => void,
): Promise<void> {
  const { version } = dataset;
  if ((await findDamage(bucket, version)) === null) {
    log(`the bucket has the reference files of ${version}`);
    return;
  }
  const { index, rows } = await packFiles(db, dataset);
  await bucket.write(rowsKey(version), rows, immutable);
  await bucket.write(indexKey(version), index, immutable);
  const damage = await findDamage(bucket, version);
  if (damage !== null) throw new CommandFailed(`${damage}, right after it was written.`);
  const megabytes = ((index.length + rows.length) / 1e6).toFixed(1);
  log(`wrote the reference files of ${version} to the bucket: ${megabytes} MB, read back whole`);
}

/** @returns what is wrong with the files of a version, in words; null if they are whole. */
async function findDamage(bucket: UploadBucket, version: string): Promise<string | null> {
  const sealed = await bucket.readBytes(indexKey(version));
  const body = sealed && (await unseal(indexKey(version), sealed));
  if (!body) return `The bucket's ${indexKey(version)} is ${sealed ? "damaged" : "missing"}`;
  const index = await readIndex(body);
  const rows = await bucket.readBytes(rowsKey(version));
  for (const section of index.sections) {
    const { offset, length } = index.place(section) ?? { offset: 0, length: 0 };
    const part = rows?.slice(offset, offset + length) ?? new Uint8Array();
    if (await unseal(`${folderOf(version)}/${section}`, part)) continue;
    return `The bucket's ${rowsKey(version)} is ${rows ? `damaged at ${section}` : "missing"}`;
  }
  return null;
}
