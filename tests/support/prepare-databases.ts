import { existsSync } from "node:fs";
import { join } from "node:path";
import { migratedTemplate, seededTemplate } from "./database-templates.ts";

/** Before all tests, once: what every suite would otherwise make for itself. */
export async function setup(): Promise<void> {
  await migratedTemplate();
  const seeds = join(import.meta.dirname, "../../seeds/manifest.json");
  if (existsSync(seeds)) await seededTemplate();
}
