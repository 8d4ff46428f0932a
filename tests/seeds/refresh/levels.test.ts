/** A made-up wage year takes the place of the present one, or is refused with the row. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Refusal, SeedRefusal } from "#seeds/build/refusal.ts";
import { findLevelsArchive, readLevelsArchive } from "#seeds/refresh/levels/read-levels-archive.ts";
import { refreshLevels } from "#seeds/refresh/levels/refresh-levels.ts";
import { type Present, readPresent, tableOf, textIn } from "#seeds/refresh/read-present.ts";
import { ZipWriter } from "#shared/core/zip/zip-writer.ts";
import { decodeLevels } from "#shared/reference/level-list.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { makeSmallSeeds } from "./small-seeds.ts";

let seeds: string;
let present: Present;
let lines: string[];
let areaLines: string[];
let occupationLines: string[];

beforeAll(() => {
  seeds = makeSmallSeeds();
  present = readPresent(seeds);
  const areas = tableOf(present, "wage_level_areas.csv");
  const occupations = tableOf(present, "wage_levels.csv");
  areaLines = areas.map((row) => `${published(textIn(row, "area_code"))},"${row.title}"`);
  occupationLines = occupations.map((row) => `${row.soc_code},"${row.title}"`);
  lines = occupations.flatMap((row) =>
    decodeLevels(textIn(row, "levels"), areas.length).map((own, at) => {
      const start = `${published(areas[at]?.area_code ?? "")},${row.soc_code},1`;
      if (!own) return `${start},,,,,250000,High Wage`;
      const units = row.unit === "hour" ? 100 : 1;
      const round = (value: number) => Math.round(value * units) / units;
      const [first, last] = [round(own.first * 1.03), round(own.last * 1.03)];
      const step = (last - first) / 3;
      const label = row.unit === "year" ? "Annual Wage" : "";
      return `${start},${first},${round(first + step)},${round(last - step)},${last},0,${label}`;
    }),
  );
});
afterAll(() => rmSync(seeds, { recursive: true }));

/** The publisher's files have no leading zeros. */
const published = (code: string) => String(Number(code));

/** Writes an archive, each file changed by `change`. @returns the folder. */
async function write(
  change: (levels: string[]) => string[] = (same) => same,
  name = "OFLC_Wages_2026-27.zip",
  files: readonly string[] = ["ALC_Export.csv", "Geography.csv", "oes_soc_occs.csv"],
): Promise<string> {
  const header = "Area,SocCode,GeoLvl,Level1,Level2,Level3,Level4,Average,Label";
  const contents: Record<string, string[]> = {
    "ALC_Export.csv": [header, ...change(lines)],
    "Geography.csv": ["Area,AreaName", ...areaLines],
    "oes_soc_occs.csv": ["soccode,Title", ...occupationLines],
  };
  const zip = new ZipWriter();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const file of files) {
    const text = `${(contents[file] ?? []).join("\n")}\n`;
    parts.push(await zip.add(`OFLC_Wages/${file}`, Uint8Array.from(Buffer.from(text))));
  }
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), Buffer.concat([...parts, zip.end()]));
  return folder;
}

async function refreshFrom(folder: string) {
  const refusals: Refusal[] = [];
  const archive = await readLevelsArchive(folder, findLevelsArchive(folder) ?? "", refusals);
  return refreshLevels(present, archive, refusals, "2027-07-02");
}

async function refusalOf(folder: string): Promise<string> {
  const failure: unknown = await refreshFrom(folder).catch((error) => error);
  expect(failure).toBeInstanceOf(SeedRefusal);
  return failure instanceof SeedRefusal ? failure.message : "";
}

describe("a new wage year", () => {
  it("replaces the levels and their sources, and nothing else", async () => {
    const { files, version } = await refreshFrom(await write());
    expect([...files.keys()].sort()).toEqual([
      "manifest.json",
      "tables/sources.csv",
      "tables/wage_level_areas.csv",
      "tables/wage_levels.csv",
    ]);
    for (const [path, text] of files) writeFileSync(join(seeds, path), text);
    const now = readPresent(seeds);
    expect(now.manifest.version).toBe(version);
    expect(version).not.toBe(present.manifest.version);
    expect(now.textOf("wage_level_areas.csv")).toBe(present.textOf("wage_level_areas.csv"));
    const areas = tableOf(now, "wage_level_areas.csv");
    const at = areas.findIndex(({ area_code }) => area_code === "41860");
    const levelOf = (seedsOf: Present) => {
      const row = tableOf(seedsOf, "wage_levels.csv").find((own) => own.soc_code === "29-1141");
      return decodeLevels(row?.levels ?? "", areas.length)[at]?.first ?? 0;
    };
    expect(levelOf(now)).toBe(Math.round(levelOf(present) * 103) / 100);
    expect(tableOf(now, "wage_levels.csv").every(({ wage_year }) => wage_year === "2026")).toBe(
      true,
    );
    expect(now.manifest.sources.find(({ id }) => id === "dol-wage-levels")).toMatchObject({
      release: "July 2026 to June 2027",
      file: "OFLC_Wages_2026-27.zip",
      fetched_on: "2027-07-02",
    });
  });

  const first = (change: (cells: string[]) => string[]) => (all: string[]) =>
    all.map((line, at) => (at === 0 ? change(line.split(",")).join(",") : line));

  it.each([
    [
      "a level that the formula does not lead to",
      first((cells) => cells.with(4, "1.5")),
      /^ALC_Export.csv:2: 11-1011 0100001: Level2 is 1.5, and Level1 and Level4 lead to [\d.]+ \(8 U\.S\.C\. 1182\(p\)\(4\)\)/,
    ],
    [
      "a text in place of a number",
      first((cells) => cells.with(3, "n/a")),
      /^ALC_Export.csv:2: 11-1011 0100001: Level1 is not a number: "n\/a"/,
    ],
    [
      "an unknown label",
      first((cells) => cells.with(8, "Weekly Wage")),
      /^ALC_Export.csv:2: 11-1011 0100001: Label is "Weekly Wage", expected "", "Annual Wage"/,
    ],
    [
      "an amount of another unit",
      first((cells) => cells.with(8, "Annual Wage")),
      /^ALC_Export.csv:2: 11-1011 0100001: [\d.]+ to [\d.]+ is no pay for a full-time year/,
    ],
    [
      "an area that is not in the list",
      first((cells) => cells.with(0, "99999")),
      /^ALC_Export.csv:2: 11-1011 99999: the area is not in Geography.csv/,
    ],
    [
      "a row that is there twice",
      (all: string[]) => [...all, all[0] ?? ""],
      /^ALC_Export.csv:\d+: 11-1011 0100001: duplicate of line 2/,
    ],
    [
      "a part that is missing",
      (all: string[]) => all.slice(0, all.length * 0.9),
      /^OFLC_Wages_2026-27.zip: 2026-2027: \d+ levels after \d+: a part of the file is missing/,
    ],
  ])("is refused, with the row, for %s", async (_, change, message) => {
    expect(await refusalOf(await write(change))).toMatch(message);
  });

  it.each([
    ["OFLC_Wages_2028-29.zip", /begins in 2028, expected 2025 or 2026/],
    ["OFLC_Wages_2026-28.zip", /2026-28 is no wage year/],
  ])("is refused as %s", async (name, message) => {
    expect(await refusalOf(await write(undefined, name))).toMatch(message);
  });

  it("is refused if the archive is damaged, or lacks a file", async () => {
    const lacking = await write(undefined, undefined, ["ALC_Export.csv", "Geography.csv"]);
    expect(await refusalOf(lacking)).toMatch(/it has no oes_soc_occs.csv, but OFLC_Wages\/ALC_/);
    const folder = await write();
    const path = join(folder, "OFLC_Wages_2026-27.zip");
    writeFileSync(path, readFileSync(path).subarray(0, 5_000));
    expect(await refusalOf(folder)).toMatch(
      /cannot be read \(.*\); the download may be incomplete/,
    );
  });
});
