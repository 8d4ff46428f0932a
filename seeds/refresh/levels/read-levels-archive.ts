/** The Department of Labor's archive of prevailing wages, such as `OFLC_Wages_2026-27.zip`. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readNumber } from "#seeds/build/checks/check-number.ts";
import { parseTable, type Row } from "#seeds/build/input/read-table.ts";
import type { WageLevels } from "#seeds/build/levels/list-levels.ts";
import { type levelColumns, readLevels } from "#seeds/build/levels/read-levels.ts";
import { type Refusal, SeedRefusal } from "#seeds/build/refusal.ts";
import { BadZip, listZip, readZipEntry, type ZipEntry } from "#shared/core/zip/read-zip.ts";

const archiveName = /^OFLC_Wages_(20\d\d)-(\d\d)\b.*\.zip$/i;
/** The files of the archive that are read, with their columns. */
const levelsFile = "ALC_Export.csv";
const areasFile = "Geography.csv";
const occupationsFile = "oes_soc_occs.csv";
const publishedColumns = [
  "Area",
  "SocCode",
  "Level1",
  "Level2",
  "Level3",
  "Level4",
  "Label",
] as const;
const areaColumns = ["Area", "AreaName"] as const;
const occupationColumns = ["soccode", "Title"] as const;

const maxEntries = 100;
/** Forty megabytes in 2025. */
const maxFileBytes = 200_000_000;

/** What the last column says of a row: the unit of its levels, or that it has none. */
const labels: ReadonlyMap<string, "hour" | "year" | null> = new Map([
  ["", "hour"],
  ["Annual Wage", "year"],
  ["High Wage", null],
  ["No Leveled Wage", null],
]);

export interface LevelsArchive {
  file: string;
  sha256: string;
  rowsRead: number;
  levels: WageLevels;
}

/** The archive's name within a folder; null if there is none. */
export function findLevelsArchive(directory: string): string | null {
  const found = readdirSync(directory).filter((file) => archiveName.test(file));
  if (found.length <= 1) return found[0] ?? null;
  const reason = `there are several, of which one is wanted: ${found.sort().join(", ")}`;
  throw new SeedRefusal([{ file: "OFLC_Wages_….zip", line: null, key: "file", reason }]);
}

/**
 * Reads the archive as published.
 *
 * @param refusals receives what is wrong with single rows.
 * @throws {SeedRefusal} if it is no archive, is damaged, or lacks a file or a column.
 */
export async function readLevelsArchive(
  directory: string,
  archive: string,
  refusals: Refusal[],
): Promise<LevelsArchive> {
  const refuse = (reason: string) =>
    new SeedRefusal([{ file: archive, line: null, key: "file", reason }]);
  const [, first = "", second = ""] = archiveName.exec(archive) ?? [];
  const year = Number(first);
  if (Number(second) !== (year + 1) % 100) throw refuse(`${first}-${second} is no wage year`);
  const bytes = Uint8Array.from(readFileSync(join(directory, archive)));
  const open = async () => {
    const entries = listZip(bytes, maxEntries);
    const read = async (name: string) =>
      parseBytes(await readZipEntry(find(entries, name), maxFileBytes));
    return {
      levels: parseTable(levelsFile, await read(levelsFile), publishedColumns),
      areas: parseTable(areasFile, await read(areasFile), areaColumns),
      occupations: parseTable(occupationsFile, await read(occupationsFile), occupationColumns),
    };
  };
  const find = (entries: readonly ZipEntry[], name: string): ZipEntry => {
    const entry = entries.find((own) => own.name === name || own.name.endsWith(`/${name}`));
    if (entry) return entry;
    throw refuse(
      `it has no ${name}, but ${entries.map((own) => own.name).join(", ") || "nothing"}`,
    );
  };
  const tables = await open().catch((error: unknown) => {
    if (!(error instanceof BadZip)) throw error;
    throw refuse(
      `cannot be read (${error.message}); the download may be incomplete: fetch it again`,
    );
  });
  const areaTitles = new Map(
    tables.areas.rows.map(({ cells }) => [toAreaCode(cells.Area), cells.AreaName]),
  );
  const occupationTitles = new Map(
    tables.occupations.rows.map(({ cells }) => [cells.soccode, cells.Title]),
  );
  const rows = tables.levels.rows.flatMap((row) =>
    toRow(row, { areaTitles, occupationTitles }, refusals),
  );
  return {
    file: archive,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    rowsRead: tables.levels.rows.length,
    levels: {
      year,
      occupations: readLevels({ file: levelsFile, rows }, refusals),
      occupationTitles,
      areaTitles,
    },
  };
}

/** The publisher leaves out leading zeros: nonmetropolitan areas have seven digits. */
function toAreaCode(text: string): string {
  return text.length > 5 ? text.padStart(7, "0") : text;
}

function toRow(
  { line, cells }: Row<(typeof publishedColumns)[number]>,
  { areaTitles, occupationTitles }: Pick<WageLevels, "areaTitles" | "occupationTitles">,
  refusals: Refusal[],
): Row<(typeof levelColumns)[number]>[] {
  const area = toAreaCode(cells.Area);
  const place = { file: levelsFile, line, key: `${cells.SocCode} ${area}` };
  const refuse = (reason: string) => refusals.push({ ...place, reason });
  const unit = labels.get(cells.Label.trim());
  if (unit === undefined) {
    const known = [...labels.keys()].map((label) => JSON.stringify(label)).join(", ");
    refuse(`Label is ${JSON.stringify(cells.Label)}, expected ${known}`);
    return [];
  }
  if (!areaTitles.has(area)) refuse(`the area is not in ${areasFile}`);
  if (!occupationTitles.has(cells.SocCode)) refuse(`the occupation is not in ${occupationsFile}`);
  const amounts = [cells.Level1, cells.Level2, cells.Level3, cells.Level4];
  // Zeros and blanks both stand for levels that are not published.
  if (unit === null || amounts.every((amount) => Number(amount) === 0)) return [];
  checkFormula(amounts, unit, place, refusals);
  return [
    {
      line,
      cells: {
        ...{ soc_code: cells.SocCode, area_code: area, unit },
        ...{ level_1: plain(cells.Level1), level_4: plain(cells.Level4) },
      },
    },
  ];
}

/** The seeds keep levels I and IV alone, so the others have to follow from them. */
function checkFormula(
  amounts: readonly string[],
  unit: "hour" | "year",
  place: { file: string; line: number; key: string },
  refusals: Refusal[],
): void {
  const [first, second, third, last] = amounts.map((text, at) =>
    readNumber(plain(text), `Level${at + 1}`, place, refusals),
  );
  if (first == null || second == null || third == null || last == null) return;
  const units = unit === "hour" ? 100 : 1;
  const step = (last - first) / 3;
  for (const [name, found, exact] of [
    ["Level2", second, first + step],
    ["Level3", third, last - step],
  ] as const) {
    const expected = Math.round(exact * units) / units;
    if (Math.abs(found - expected) < 0.5 / units) continue;
    refusals.push({
      ...place,
      reason: `${name} is ${found}, and Level1 and Level4 lead to ${expected} (8 U.S.C. 1182(p)(4))`,
    });
  }
}

/** `104541.00` as the build's own input has it. */
function plain(text: string): string {
  return /^\d+\.\d*0*$/.test(text) ? String(Number(text)) : text;
}

function parseBytes(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
