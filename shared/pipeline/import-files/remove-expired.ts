import { inArray, lte } from "drizzle-orm";
import { importFileParts, importFiles } from "../../../schema/import-files.ts";
import type { Database } from "../../db/client.ts";

/** Rows of one statement: a part is up to a megabyte. */
const rowsPerStatement = 20;
const maxStatements = 100;

/** Removes uploaded files that nobody has imported within their time. */
export async function removeExpiredFiles({
  db,
  now,
}: {
  db: Database;
  now: number;
}): Promise<void> {
  await db.delete(importFiles).where(lte(importFiles.expiresAt, now));
  for (let count = 0; count < maxStatements; count++) {
    const some = db
      .select({ id: importFileParts.fileId })
      .from(importFileParts)
      .where(lte(importFileParts.expiresAt, now))
      .limit(rowsPerStatement);
    const { rowsAffected } = await db
      .delete(importFileParts)
      .where(inArray(importFileParts.fileId, some));
    if (rowsAffected === 0) return;
  }
}
