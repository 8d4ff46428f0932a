import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTable } from "#seeds/read-csv.ts";

const tables = join(import.meta.dirname, "../../seeds/tables");

/** The rows of a table of the project's seeds, as text. */
export function readSeedTable(file: string): Record<string, string>[] {
  return readTable(readFileSync(join(tables, file), "utf8"));
}

/** The slugs of a table of the seeds. */
export function readSlugs(file: string): string[] {
  return readSeedTable(file).map(({ slug = "" }) => slug);
}

/** A cell as a number; null if it is empty. */
export function numberOf(cell: string | undefined): number | null {
  return cell ? Number(cell) : null;
}
