import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { SeedRefusal } from "../refusal.ts";

export interface Row<Column extends string = string> {
  line: number;
  cells: Record<Column, string>;
}

export interface Table<Column extends string = string> {
  file: string;
  /** SHA-256 of the CSV text, the same whether it came gzipped or not. */
  sha256: string;
  columns: string[];
  rows: Row<Column>[];
}

/**
 * Reads `DIR/FILE` or `DIR/FILE.gz` as CSV with a header.
 *
 * @throws SeedRefusal where the file is missing, lacks a column or is ragged.
 */
export function readTable<Column extends string>(
  directory: string,
  file: string,
  required: readonly Column[],
): Table<Column> {
  return parseTable(file, readPlain(directory, file), required);
}

export function parseTable<Column extends string>(
  file: string,
  bytes: Buffer,
  required: readonly Column[],
): Table<Column> {
  const records = parseRecords(file, bytes);
  const columns = records[0]?.record ?? [];
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new SeedRefusal([
      { file, line: 1, key: "header", reason: `columns missing: ${missing.join(", ")}` },
    ]);
  }
  const rows = records.slice(1).map(({ record, line }) => ({
    line,
    cells: Object.fromEntries(columns.map((name, index) => [name, record[index] ?? ""])) as Record<
      Column,
      string
    >,
  }));
  return { file, sha256: createHash("sha256").update(bytes).digest("hex"), columns, rows };
}

function readPlain(directory: string, file: string): Buffer {
  const path = join(directory, file);
  if (existsSync(path)) return readFileSync(path);
  if (existsSync(`${path}.gz`)) return gunzipSync(readFileSync(`${path}.gz`));
  throw new SeedRefusal([
    { file, line: null, key: "file", reason: `not found in ${directory}, gzipped or not` },
  ]);
}

function parseRecords(file: string, bytes: Buffer): { record: string[]; line: number }[] {
  const records: { record: string[]; line: number }[] = [];
  let next = 1;
  try {
    parse(bytes, {
      bom: true,
      relax_column_count: false,
      on_record: (record: string[], { lines }) => {
        records.push({ record, line: next });
        next = lines + 1;
        return null;
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SeedRefusal([{ file, line: next, key: "record", reason }]);
  }
  return records;
}
