import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packedFrom } from "../../../../scripts/generate/sdk/build-data.ts";
import { cacheFolder } from "../../../../scripts/run/stage/cached-folder.ts";
import { type PackedFiles, packFiles } from "../../../../seeds/load/pack-files.ts";
import type { Database } from "../../../../shared/db/client.ts";

/** The files of the project's seeds, made once for a state of the code. @param db a database that has the seeds. */
export async function seededFiles(
  db: Database,
  live: { id: number; version: string },
): Promise<PackedFiles> {
  const folder = await cacheFolder("packed-files", packedFrom, async (draft) => {
    const directory = join(draft, "files");
    mkdirSync(directory);
    const { index, rows } = await packFiles(db, live);
    writeFileSync(join(directory, "index"), index);
    writeFileSync(join(directory, "rows"), rows);
    return directory;
  });
  const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  return { index: read("index"), rows: read("rows") };
}
