import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { PassThrough, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { DataTable } from "#shared/bulk/tables.ts";
import { writeCsv } from "#shared/core/csv.ts";
import type { Batches, Row } from "./export-context.ts";
import { openParquet } from "./parquet.ts";

/** Rows that are in memory at a time, and in one group of a Parquet file. */
const rowsPerGroup = 100_000;

interface Written {
  rows: number;
  /** Names of its files. */
  files: [csv: string, parquet: string];
}

/**
 * Writes a table as CSV and as Parquet, both from one pass over its rows.
 *
 * @param compressed whether the CSV is gzipped.
 */
export async function writeTable(
  folder: string,
  table: DataTable,
  batches: Batches,
  {
    compressed = false,
    metadata = {},
  }: { compressed?: boolean; metadata?: Record<string, string> } = {},
): Promise<Written> {
  const files: Written["files"] = [
    `${table.name}.csv${compressed ? ".gz" : ""}`,
    `${table.name}.parquet`,
  ];
  const [csvFile, parquetFile] = files;
  const csv = openText(join(folder, csvFile), compressed);
  const parquet = openParquet(join(folder, parquetFile), table, metadata);
  await csv.write(writeCsv([table.columns.map(({ name }) => name)]));

  let rows = 0;
  let group: Row[] = [];
  const flush = () => {
    parquet.write(group);
    rows += group.length;
    group = [];
  };
  for await (const batch of batches) {
    checkWidth(table, batch);
    await csv.write(writeCsv(batch));
    group.push(...batch);
    if (group.length >= rowsPerGroup) flush();
  }
  flush();
  parquet.end();
  await csv.end();
  return { rows, files };
}

function checkWidth({ name, columns }: DataTable, batch: readonly Row[]): void {
  for (const row of batch) {
    if (row.length !== columns.length) {
      throw new Error(`A row of ${name} has ${row.length} cells, not ${columns.length}.`);
    }
  }
}

/** A file that text is appended to, no faster than it can be written. */
function openText(path: string, compressed: boolean) {
  const input = new PassThrough();
  const output = createWriteStream(path);
  // Gzip's header has no time here, so equal text is equal bytes.
  const done = compressed
    ? pipeline(input, createGzip({ level: 9 }), output)
    : pipeline(input, output);
  return {
    write: (text: string) => writeAll(input, text),
    async end() {
      input.end();
      await done;
    },
  };
}

async function writeAll(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, "drain");
}
