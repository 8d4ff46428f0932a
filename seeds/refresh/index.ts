/** `npm run seeds:refresh -- DIR`: the seeds with a new release of wages (docs/refresh.md). */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Refusal, SeedRefusal } from "../build/refusal.ts";
import { readChanges } from "./changes.ts";
import { findLevelsArchive, readLevelsArchive } from "./levels/read-levels-archive.ts";
import { refreshLevels } from "./levels/refresh-levels.ts";
import { readPresent } from "./read-present.ts";
import { readRelease } from "./read-release.ts";
import { refresh } from "./refresh.ts";

const usage = `Usage:
  npm run seeds:refresh -- DIR [--seeds DIR] [--changes FILE] [--fetched-on DATE]

Replaces the wages of the seeds by those of the next release, or their visa wage levels by those of the
next wage year. DIR holds the Bureau of Labor Statistics' three workbooks, such as
national_M2026_dl.xlsx, state_M2026_dl.xlsx and MSA_M2026_dl.xlsx, or the Department of Labor's
archive, such as OFLC_Wages_2026-27.zip, or both. Nothing is written if a check fails. release-changes.csv of the seeds, or FILE, says where occupations and areas
are that a release changes. DATE, today by default, is the day on which the files were fetched.`;

if (process.argv.includes("--help")) {
  console.log(usage);
  process.exit(0);
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: "string", default: join(import.meta.dirname, "..") },
    changes: { type: "string" },
    "fetched-on": { type: "string", default: new Date().toISOString().slice(0, 10) },
  },
});
const [directory] = positionals;
const fetchedOn = values["fetched-on"];
if (directory === undefined || positionals.length > 1 || !/^\d{4}-\d\d-\d\d$/.test(fetchedOn)) {
  console.error(usage);
  process.exit(2);
}
if (!existsSync(directory)) {
  console.error(`There is no folder ${directory}.`);
  process.exit(2);
}
const seeds = resolve(values.seeds);
try {
  const archive = findLevelsArchive(directory);
  const hasWorkbooks = readdirSync(directory).some((file) => file.endsWith(".xlsx"));
  if (hasWorkbooks || archive === null) await refreshWages(directory);
  if (archive !== null) await refreshVisaLevels(directory, archive);
} catch (error) {
  if (!(error instanceof SeedRefusal)) throw error;
  console.error(`refused:\n${error.message}`);
  process.exit(1);
}

async function refreshWages(folder: string): Promise<void> {
  const refusals: Refusal[] = [];
  const present = readPresent(seeds);
  const release = await readRelease(folder, refusals);
  const counts = [release.national, release.states, release.metros].map(({ length }) => length);
  console.log(
    `read May ${release.year}: ${counts[0]} national rows, ${counts[1]} of states, ${counts[2]} of metropolitan areas`,
  );
  const changes = readChanges(
    "release-changes.csv",
    readFileSync(values.changes ?? join(seeds, "release-changes.csv")),
    release.year,
    refusals,
  );
  const { files, version, notes } = refresh(present, release, changes, refusals, fetchedOn);
  for (const note of notes) console.log(`- ${note}`);
  write(files, version, present.manifest.version);
}

async function refreshVisaLevels(folder: string, archive: string): Promise<void> {
  const refusals: Refusal[] = [];
  const present = readPresent(seeds);
  const read = await readLevelsArchive(folder, archive, refusals);
  const { year, occupations } = read.levels;
  console.log(`read the wage year ${year}-${year + 1}: ${occupations.length} occupations`);
  const { files, version } = refreshLevels(present, read, refusals, fetchedOn);
  write(files, version, present.manifest.version);
}

function write(files: ReadonlyMap<string, string>, version: string, former: string): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(seeds, path)), { recursive: true });
    writeFileSync(join(seeds, path), text);
  }
  console.log(`wrote ${files.size} files of ${version} to ${seeds}, formerly ${former}`);
}
