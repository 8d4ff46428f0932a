import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "../build/output/make-manifest.ts";
import { readTable } from "../read-csv.ts";
import { seedTables } from "../tables.ts";

export type SeedRow = Record<string, string>;

/** Seeds as they are before a new release: everything of it but the wages is taken over. */
export interface Present {
  manifest: Manifest;
  /** The May of its wages. */
  year: number;
  /** Rows by file name. */
  tables: ReadonlyMap<string, readonly SeedRow[]>;
  /** A table as it is. */
  textOf(file: string): string;
  /** A file of `calibration/` as it is. */
  calibrationTextOf(file: string): string;
  /** `seeds/method.json` as it is. */
  methodText: string;
  /** `seeds/method.json`, by section. */
  method: Record<string, Record<string, unknown>>;
  calibration: ReadonlyMap<string, readonly SeedRow[]>;
}

const calibrationFiles = [
  "wages_state.csv",
  "wages_metro_technology.csv",
  "price_parities_state.csv",
  "developer_pay.csv",
];

/** @param directory a folder with what `seeds/` holds. */
export function readPresent(directory: string): Present {
  const text = (path: string) => readFileSync(join(directory, path), "utf8");
  const rows = (path: string): SeedRow[] => readTable(text(path));
  const manifest: Manifest = JSON.parse(text("manifest.json"));
  return {
    manifest,
    year: Number(manifest.oews_release.slice(0, 4)),
    tables: new Map(seedTables.map(({ file }) => [file, rows(`tables/${file}`)])),
    textOf: (file) => text(`tables/${file}`),
    calibrationTextOf: (file) => text(`calibration/${file}`),
    methodText: text("method.json"),
    method: JSON.parse(text("method.json")),
    calibration: new Map(calibrationFiles.map((file) => [file, rows(`calibration/${file}`)])),
  };
}

export function tableOf({ tables }: Pick<Present, "tables">, file: string): readonly SeedRow[] {
  const rows = tables.get(file);
  if (!rows) throw new Error(`There is no seed table ${file}.`);
  return rows;
}

/** A cell of a seed table as a number; null if it is blank. */
export function numberIn(row: SeedRow, column: string): number | null {
  const cell = textIn(row, column);
  return cell === "" ? null : Number(cell);
}

export function textIn(row: SeedRow, column: string): string {
  const cell = row[column];
  if (cell === undefined) throw new Error(`The seeds lack the column ${column}.`);
  return cell;
}
