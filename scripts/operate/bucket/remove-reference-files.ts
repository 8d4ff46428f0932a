import { asc, eq } from "drizzle-orm";
import { datasets } from "#schema/reference.ts";
import { readLive } from "#seeds/load/claim.ts";
import type { Database } from "#shared/db/client.ts";
import { indexKey, rowsKey } from "#shared/reference/files/sealed.ts";
import { packedFormat } from "#shared/reference/packed/body.ts";
import type { UploadBucket } from "./wrangler-bucket.ts";

/** Those that deployed code may read: its own format, and that of the code it replaced. */
const readFormats = [packedFormat, packedFormat - 1];

/**
 * Removes the reference files that nobody needs: of versions older than the one before the live version, and of
 * the format before those that deployed code may read. What is live, what was live before it and what is staged stay. The rows of
 * every version stay in the database, where data points are traced.
 */
export async function removeReferenceFiles(
  db: Database,
  bucket: UploadBucket,
  log: (line: string) => void,
): Promise<void> {
  const live = await readLive(db);
  if (!live) return;
  const ready = await db
    .select({ id: datasets.id, version: datasets.version })
    .from(datasets)
    .where(eq(datasets.state, "ready"))
    .orderBy(asc(datasets.id));
  const place = ready.findIndex(({ id }) => id === live.id);
  const former = Math.max(0, place - 1);
  for (const [at, { version }] of ready.entries()) {
    const formats = at < former ? [...readFormats, packedFormat - 2] : [packedFormat - 2];
    for (const format of formats) {
      // Files that have an index are complete, and those without one are gone.
      if (!(await bucket.readBytes(indexKey(version, format)))) continue;
      await bucket.remove(rowsKey(version, format));
      await bucket.remove(indexKey(version, format));
      log(`removed the reference files of ${version} in format ${format} from the bucket`);
    }
  }
}
