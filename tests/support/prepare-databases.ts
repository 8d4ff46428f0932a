import { existsSync } from "node:fs";
import { join } from "node:path";
import { migratedTemplate, seededTemplate } from "./database-templates.ts";

/** Builds the database templates once before all tests. */
export async function setup(): Promise<void> {
  await migratedTemplate();
  const seeds = join(import.meta.dirname, "../../seeds/manifest.json");
  if (existsSync(seeds)) await seededTemplate();
}
