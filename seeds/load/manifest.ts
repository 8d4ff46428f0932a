import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { MethodParameters } from "#shared/reference/method-parameters.ts";
import type { SeedTable } from "../seed-table.ts";
import { seedTables } from "../tables.ts";
import { readRows } from "./read-rows.ts";
import { LoadRefused } from "./refusal.ts";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Manifest = z.object({
  version: z.string().min(1),
  tables: z.array(z.object({ file: z.string(), rows: z.number().int().min(0), sha256: Sha256 })),
});

interface SeedManifest extends z.infer<typeof Manifest> {
  /** Hex SHA-256 of the manifest file itself. */
  sha256: string;
}

/** @throws {LoadRefused} if it is missing, unreadable or does not name the files of `seedTables`. */
export function readManifest(directory: string): SeedManifest {
  const bytes = readSeedFile(directory, "manifest.json");
  const parsed = Manifest.safeParse(parseJson(bytes, "manifest.json"));
  if (!parsed.success) {
    throw new LoadRefused(`manifest.json is not as expected: ${z.prettifyError(parsed.error)}`);
  }
  const listed = parsed.data.tables.map((table) => table.file).sort();
  const expected = seedTables.map((table) => table.file).sort();
  if (listed.join() !== expected.join()) {
    throw new LoadRefused(
      `manifest.json lists ${listed.join(", ")}; this version of the loader expects ${expected.join(", ")}`,
    );
  }
  return { ...parsed.data, sha256: sha256(bytes) };
}

/** The rows of a folder's files. */
export interface Seeds {
  parameters: MethodParameters;
  /** @throws {LoadRefused} for rows that are not the manifest's, or do not fit their columns. */
  rows<Row>(table: SeedTable<Row>): readonly Row[];
}

/** Reads all files of a folder. @throws {LoadRefused} for one that is missing or damaged. */
export function readSeeds(directory: string, manifest: SeedManifest): Seeds {
  const parameters = readMethod(directory);
  const texts = new Map(
    seedTables.map(({ file }) => [file, readVerifiedTable(directory, manifest, file)]),
  );
  const known = new Map<string, readonly unknown[]>();
  const read = (table: SeedTable) => {
    const { file } = table;
    const rows = readRows(table, texts.get(file) ?? "");
    const expected = manifest.tables.find((listed) => listed.file === file)?.rows;
    if (rows.length !== expected) {
      throw new LoadRefused(`${file} has ${rows.length} rows, the manifest says ${expected}`);
    }
    known.set(file, rows);
    return rows;
  };
  return {
    parameters,
    rows<Row>(table: SeedTable<Row>) {
      return (known.get(table.file) ?? read(table)) as readonly Row[];
    },
  };
}

/** Reads a table's file if it is, byte for byte, the one of the manifest. */
function readVerifiedTable(directory: string, manifest: SeedManifest, file: string): string {
  const path = join("tables", file);
  const bytes = readSeedFile(directory, path);
  const expected = manifest.tables.find((table) => table.file === file)?.sha256;
  const found = sha256(bytes);
  if (found !== expected) {
    throw new LoadRefused(
      `${path} is damaged or was edited: its SHA-256 is ${found}, the manifest says ${expected}. ` +
        "Restore it (git checkout) or rebuild the seeds (npm run seeds:build).",
    );
  }
  return bytes.toString("utf8");
}

/** The fitted parameters. */
function readMethod(directory: string): MethodParameters {
  const method = parseJson(readSeedFile(directory, "method.json"), "method.json");
  // Requests do not check them again.
  const parsed = z.safeParse(MethodParameters, method);
  if (!parsed.success) {
    throw new LoadRefused(`method.json is not as expected: ${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

function readSeedFile(directory: string, path: string): Buffer {
  const full = join(directory, path);
  if (!existsSync(full)) {
    throw new LoadRefused(
      `${path} is missing from the seeds. Build them with: npm run seeds:build`,
    );
  }
  return readFileSync(full);
}

function parseJson(bytes: Buffer, path: string): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw new LoadRefused(`${path} is not JSON`, { cause: error });
  }
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
