/** The files of an account's documents, which are in a bucket and not in the database. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { documents } from "../../../../schema/documents.ts";
import { documentFileKey } from "../../../../shared/pipeline/documents/document-record.ts";
import { CommandFailed } from "../../../run/local/failure.ts";
import type { FileStore, MoveOptions } from "./move-options.ts";

/** Each takes seconds, nearly all of which Wrangler's start takes. */
const atATime = 4;

/** @throws {CommandFailed} if the account has documents, and one of the deployments no bucket of its own for them. */
export async function requireFileStores({ source, target, accountId }: MoveOptions): Promise<void> {
  const count = await source.db.$count(documents, eq(documents.userId, accountId));
  if (count === 0) return;
  const lacking = [
    ...(source.files ? [] : ["DOCUMENTS of this deployment in the environment"]),
    ...(target.files ? [] : ["DOCUMENTS of the other in its file"]),
  ];
  if (lacking.length === 0) return;
  throw new CommandFailed(
    `The account has ${count} document${count === 1 ? "" : "s"}, whose files are in a bucket. Name both buckets, which have to be two: ${lacking.join(", and ")}.`,
  );
}

/**
 * Copies the files of all documents, and reads each back. The rows are in the target before, so that a move that is
 * given up leaves no file there.
 *
 * @throws {CommandFailed} naming a file that the source lacks or that is damaged.
 */
export async function copyFiles(options: MoveOptions): Promise<void> {
  const { source, target, accountId, onStep = () => {} } = options;
  const rows = await source.db
    .select({ userId: documents.userId, id: documents.id, sha256: documents.sha256 })
    .from(documents)
    .where(eq(documents.userId, accountId));
  for (let at = 0; at < rows.length; at += atATime) {
    onStep(`copy the files of ${rows.length} documents, from the ${at + 1}th`);
    await Promise.all(rows.slice(at, at + atATime).map((row) => copyFile(source, target, row)));
  }
}

async function copyFile(
  source: MoveOptions["source"],
  target: MoveOptions["target"],
  row: { userId: string; id: string; sha256: string },
): Promise<void> {
  const key = documentFileKey(row);
  const read = async (store: FileStore | undefined, where: string) => {
    const bytes = await store?.readBytes(key);
    if (bytes && createHash("sha256").update(bytes).digest("hex") === row.sha256) return bytes;
    throw new CommandFailed(
      `The file of the document ${row.id} is ${bytes ? "damaged" : "missing"} in the bucket ${where}. Have the account delete the document, or restore the file, and run the command again.`,
    );
  };
  await target.files?.write(key, await read(source.files, "here"));
  await read(target.files, "there");
}
