/** The files of the project's seeds, made once for a state of the code: it takes five seconds of a core. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLive } from "#seeds/load/claim.ts";
import { type PackedFiles, packFiles } from "#seeds/load/pack-files.ts";
import { cacheFolder } from "./cached-folder.ts";
import { startSeededDatabase } from "./database.ts";

interface PackedSeeds extends PackedFiles {
  /** As it is in every copy of the loaded database. */
  dataset: { id: number; version: string };
}

/** Patterns of the files that they are made from: if one changes, they are made anew. */
export const packedFrom = [
  ...["schema/**/*.{ts,sql}", "seeds/*.{ts,json}", "seeds/tables/*.csv", "seeds/load/*.ts"],
  ...["shared/reference/**/*.ts", "shared/{catalog,salaries}/**/*.queries.ts"],
] as const;

export async function packedSeeds(): Promise<PackedSeeds> {
  const folder = await cacheFolder("packed-seeds", packedFrom, async (draft) => {
    const directory = join(draft, "files");
    mkdirSync(directory);
    await writeFiles(directory);
    return directory;
  });
  const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  const dataset = JSON.parse(readFileSync(join(folder, "dataset.json"), "utf8"));
  return { index: read("index"), rows: read("rows"), dataset };
}

async function writeFiles(directory: string): Promise<void> {
  const database = await startSeededDatabase();
  try {
    const db = database.connect();
    const live = await readLive(db);
    if (!live) throw new Error("The seeds are not loaded.");
    const { index, rows } = await packFiles(db, live);
    writeFileSync(join(directory, "index"), index);
    writeFileSync(join(directory, "rows"), rows);
    const { id, version } = live;
    writeFileSync(join(directory, "dataset.json"), JSON.stringify({ id, version }));
  } finally {
    await database.stop();
  }
}
