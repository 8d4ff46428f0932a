/** A small set of seeds in the shape of the real ones, written to a folder of its own. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedTables } from "#seeds/tables.ts";
import small from "./small-seeds.json" with { type: "json" };

/** Rows per file, each a record of column to cell; what is left out is empty. */
export type Fixture = Record<string, Record<string, string>[]>;

export const fixture: Fixture = small.tables;

/** Fitted parameters as small as they can be. */
export const { method } = small;

/** Writes the files and a manifest that is true of them. @returns the folder. */
export function makeSeeds(version: string, content: Fixture = fixture): string {
  const folder = mkdtempSync(join(tmpdir(), "seeds-"));
  mkdirSync(join(folder, "tables"));
  const tables = seedTables.map(({ file, columns }) => {
    const rows = content[file] ?? [];
    const names = columns.map((column) => column.name);
    const lines = rows.map((row) => names.map((name) => quote(row[name] ?? "")).join());
    const csv = `${[names.join(), ...lines].join("\n")}\n`;
    writeFileSync(join(folder, "tables", file), csv);
    return { file, rows: rows.length, sha256: createHash("sha256").update(csv).digest("hex") };
  });
  writeFileSync(join(folder, "method.json"), JSON.stringify(method));
  writeFileSync(join(folder, "manifest.json"), JSON.stringify({ version, tables }));
  return folder;
}

/** Changes the manifest's row count of one file, leaving everything else true. */
export function misstateRows(folder: string, file: string, rows: number): void {
  const path = join(folder, "manifest.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  for (const table of manifest.tables) if (table.file === file) table.rows = rows;
  writeFileSync(path, JSON.stringify(manifest));
}

function quote(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
