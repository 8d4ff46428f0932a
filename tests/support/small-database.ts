/** A dataset of a few occupations and areas, for what does not depend on how much there is. */
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "#scripts/run/stage/cached-folder.ts";
import { startCopy, type TestDatabase } from "#scripts/run/stage/database.ts";
import { filledTemplate } from "#scripts/run/stage/database-templates.ts";
import { loadDataset } from "#seeds/load/index.ts";
import { makeSmallSeeds } from "../seeds/refresh/small-seeds.ts";

const madeFrom = [
  ...["seeds/**/*.{ts,json,csv}", "shared/{figures,reference,salaries}/**/*.ts"],
  "tests/seeds/refresh/small-seeds.ts",
];

/** The small seeds, which nobody may write to. @returns the folder. */
export function smallSeeds(): Promise<string> {
  return cacheFolder("small-seeds", madeFrom, async (draft) => {
    const folder = join(draft, "seeds");
    const made = makeSmallSeeds();
    cpSync(made, folder, { recursive: true });
    rmSync(made, { recursive: true });
    return folder;
  });
}

/** A database of a test's own with the small seeds loaded. */
export async function startSmallDatabase(): Promise<TestDatabase> {
  const template = await filledTemplate("small", madeFrom, async (db) => {
    await loadDataset(db, { directory: await smallSeeds() });
  });
  return startCopy(template);
}
