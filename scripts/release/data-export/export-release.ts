import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type DataFile, type Manifest, manifestName, releaseName } from "#shared/bulk/release.ts";
import { rolePay, type TableName, tables } from "#shared/bulk/tables.ts";
import { quarterEnd } from "#shared/figures/quarter.ts";
import { citeRelease, dictionaryCsv, licensesText, sourcesCsv } from "./documents.ts";
import type { Batches, ExportContext } from "./export-context.ts";
import { hashOf } from "./hash-file.ts";
import { calibrationRows } from "./rows/calibration-rows.ts";
import { cityRows } from "./rows/city-rows.ts";
import { estimateRows } from "./rows/estimate-rows.ts";
import { nationalRows } from "./rows/national-rows.ts";
import { roleRows } from "./rows/role-rows.ts";
import { wageLevelRows } from "./rows/wage-level-rows.ts";
import { wageRows } from "./rows/wage-rows.ts";
import { writeTable } from "./write-table.ts";

const rowsOf: Record<TableName, (context: ExportContext) => Batches> = {
  roles: roleRows,
  cities: cityRows,
  wages: wageRows,
  wage_levels: wageLevelRows,
  national: nationalRows,
  estimates: estimateRows,
  calibration: calibrationRows,
};

/** Tables whose CSV is gzipped, because it would be larger than a static asset may be. */
const compressed: ReadonlySet<string> = new Set<TableName>(["wages", "wage_levels", "estimates"]);

/**
 * Writes a release of the data files to a folder of its own within `out`. The same dataset and
 * quarter give the same bytes.
 *
 * @param log receives a line for each table.
 * @returns the folder, and what it contains.
 */
export async function exportRelease(
  context: ExportContext,
  out: string,
  log: (line: string) => void = () => {},
): Promise<{ folder: string; manifest: Manifest }> {
  const { dataset } = context.reference;
  const { quarter, siteName } = context;
  const release = releaseName({ dataset: dataset.version, quarter });
  const folder = join(out, release);
  // Visible only as a whole.
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });

  const files: DataFile[] = [];
  const asOf = quarterEnd(quarter);
  const citation = citeRelease({ release, asOf, siteName });
  for (const table of Object.values(tables)) {
    const name = table.name as TableName;
    const written = await writeTable(draft, table, rowsOf[name](context), {
      compressed: compressed.has(name),
      metadata: { release, table: name, as_of: asOf, columns: JSON.stringify(table.columns) },
    });
    for (const file of written.files) {
      files.push(
        await describeFile(draft, file, { table: name, title: table.title, rows: written.rows }),
      );
    }
    log(`${name}: ${written.rows} rows`);
  }
  const documents = {
    "dictionary.csv": [
      "Meaning, unit and source of every column",
      dictionaryCsv([...Object.values(tables), rolePay]),
    ],
    "sources.csv": [
      "Every publisher's file behind the figures, with its license",
      sourcesCsv(dataset.sources.values()),
    ],
    "LICENSES.md": ["Licenses, attribution and how to cite", licensesText(citation)],
  } as const;
  for (const [name, [title, text]] of Object.entries(documents)) {
    writeFileSync(join(draft, name), text);
    files.push(await describeFile(draft, name, { table: null, title, rows: null }));
  }

  const manifest: Manifest = {
    release,
    dataset: dataset.version,
    quarter: `${quarter.year}-Q${quarter.quarter}`,
    as_of: asOf,
    methodology_version: context.methodologyVersion,
    basis: "local",
    level: "any",
    citation,
    tables: [...Object.values(tables), rolePay].map(({ columns, ...table }) => ({
      ...table,
      columns: [...columns],
    })),
    files,
  };
  writeFileSync(join(draft, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
  writeFileSync(join(draft, "SHA256SUMS"), await listChecksums(draft, files));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return { folder, manifest };
}

async function describeFile(
  folder: string,
  name: string,
  about: Pick<DataFile, "table" | "title" | "rows">,
): Promise<DataFile> {
  const path = join(folder, name);
  return { name, ...about, bytes: statSync(path).size, sha256: await hashOf(path) };
}

/** Lists checksums in the format of `sha256sum --check`. */
async function listChecksums(folder: string, files: readonly DataFile[]): Promise<string> {
  const manifest = { name: manifestName, sha256: await hashOf(join(folder, manifestName)) };
  return [...files, manifest].map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");
}
