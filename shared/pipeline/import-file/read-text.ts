import { and, asc, eq } from "drizzle-orm";
import { importFileParts } from "#schema/import-files.ts";
import { fromBase64 } from "#shared/core/bytes/base64.ts";
import { gunzip } from "#shared/core/bytes/gzip.ts";
import type { FileContext, ImportFile } from "./file-record.ts";

/** The text of a stored table or export. */
export async function readStoredText(
  context: FileContext,
  file: Pick<ImportFile, "id">,
): Promise<string> {
  const bytes = await readFileBytes(context, file);
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
}

/** A stored file as it was uploaded. */
export async function readFileBytes(
  { db, caller }: FileContext,
  { id }: Pick<ImportFile, "id">,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = await db
    .select({ gzip: importFileParts.gzip })
    .from(importFileParts)
    .where(and(eq(importFileParts.userId, caller.accountId), eq(importFileParts.fileId, id)))
    .orderBy(asc(importFileParts.number));
  const compressed = parts.map(({ gzip }) => fromBase64(gzip));
  return gunzip(new Uint8Array(await new Blob(compressed).arrayBuffer()));
}
