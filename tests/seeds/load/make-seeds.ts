/** A small set of seeds in the shape of the real ones, written to a folder of its own. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedTables } from "#seeds/tables.ts";

/** Rows per file, each a record of column to cell; what is left out is empty. */
export type Fixture = Record<string, Record<string, string>[]>;

export const fixture: Fixture = {
  "sources.csv": [
    {
      id: "bls-oews-national",
      publisher: "Bureau of Labor Statistics",
      title: 'Occupational Employment and Wage Statistics, "national"',
      release: "2025-05",
      reference_period: "May 2025",
      file: "national.csv",
      sha256: "ab".repeat(32),
      rows_read: "2",
      rows_kept: "2",
      fetched_on: "2026-11-21",
      licence: "public domain",
      url: "https://www.bls.gov/oes/",
    },
  ],
  "soc_groups.csv": [{ code: "15-0000", level: "major", title: "Computer and Mathematical" }],
  "occupations.csv": [
    {
      ...{ soc_code: "15-1252", title: "Software Developers", filings: "10" },
      ...{ filed_wage_count: "4", yearly_only: "0", tools: "Git" },
    },
  ],
  "onet_occupations.csv": [
    { onet_soc: "15-1252.00", soc_code: "15-1252", title: "Software Developers", job_zone: "4" },
  ],
  "roles.csv": [
    {
      slug: "software-engineer",
      title: "Software Engineer",
      soc_code: "15-1252",
      specialized: "1",
      names_occupation: "0",
      ai: "0",
      filings: "10",
      reason: "wanted+filings-code",
    },
  ],
  "title_statistics.csv": [],
  "areas.csv": [
    { code: "US", title: "United States", type: "national" },
    { code: "41860", title: "San Francisco-Oakland-Fremont, CA", type: "metro", state: "CA" },
  ],
  "price_parities.csv": [{ area_code: "41860", year: "2024", rpp: "115.613" }],
  "cities.csv": [
    {
      slug: "san-francisco",
      long_slug: "san-francisco-ca",
      name: "San Francisco",
      state: "CA",
      population: "827526",
      latitude: "37.7558",
      cbsa_code: "41860",
      parity_area_code: "41860",
    },
  ],
  "local_areas.csv": [
    { area_code: "41860", position: "0", effect: "0.05", major_effects: "15:0.0100" },
  ],
  "local_factors.csv": [
    {
      soc_code: "15-1252",
      effect: "-0.0012",
      spread: "0.9",
      state_effects: "CA:0.0300",
      factors: "1372301800",
    },
  ],
  "wages_national.csv": [
    { soc_code: "15-1252", year: "2025", median: "135980", mean_rse: "0.4", flags: "p90:#" },
    { soc_code: "15-1252", year: "2024", median: "133080", flags: "" },
  ],
  "wages_state.csv": [{ soc_code: "15-1252", area_code: "CA", year: "2025", median: "173780" }],
  "wages_metro.csv": [{ soc_code: "15-1252", area_code: "41860", year: "2025" }],
};

/** Writes the files and a manifest that is true of them. @returns the folder. */
/** Fitted parameters as small as they can be. */
export const method = {
  title_factor: {
    ...{ tau: 0.1, tau_titles: 40, contradicting_tau: 0.5, unknown_tau: 0.11 },
    ...{ source_tau: 0, scale_tau: 0, employer_sd: 0.25, posting_sd: 0.35, adjusted_sd: 0.07 },
    centers: {},
  },
  interval: {
    confidence_level: 0.95,
    wage_year: 2025,
    parity_year: 2024,
    scale: 1,
    bands: { "00-0000": [0.3, 0.3] },
  },
};

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
