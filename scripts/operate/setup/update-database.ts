import { connect, type DatabaseConfig } from "#shared/db/client.ts";
import type { UploadBucket } from "../bucket/wrangler-bucket.ts";
import { writeReferenceFiles } from "../bucket/write-reference-files.ts";
import { fillDatabase } from "./fill-database.ts";
import { inspectDatabase } from "./inspect-database.ts";

/**
 * Migrates and fills a database, if it is empty or the service's own.
 *
 * @param bucket where the reference files are written to before they are used.
 * @throws {CommandFailed} that says why it cannot be used.
 */
export async function updateDatabase(
  database: DatabaseConfig,
  say: (line: string) => void,
  bucket: UploadBucket | null = null,
): Promise<void> {
  const { missing } = await inspectDatabase(database);
  const db = connect(database, { timeoutMs: 120_000 });
  try {
    await fillDatabase(db, missing, say, async (dataset) => {
      if (bucket) await writeReferenceFiles(db, dataset, bucket, say);
    });
  } finally {
    db.close();
  }
}
