import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SeedRefusal } from "#seeds/build/refusal.ts";
import { type Present, readPresent } from "#seeds/refresh/read-present.ts";
import { knownChanges } from "#tests/support/rehearsal/known-changes.ts";
import { makeRelease } from "#tests/support/rehearsal/make-release.ts";
import { makeFolder, type Rows, refreshFrom, type Tamper } from "./make-folder.ts";
import { makeSmallSeeds } from "./small-seeds.ts";

const folders: string[] = [];
let present: Present;
let release: ReturnType<typeof makeRelease>;

beforeAll(() => {
  const seeds = makeSmallSeeds();
  folders.push(seeds);
  present = readPresent(seeds);
  release = makeRelease(present, knownChanges);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function write(tamper: Tamper = {}): string {
  const folder = makeFolder(release, tamper);
  folders.push(folder);
  return folder;
}

async function refusalOf(folder: string, changes = release.changes): Promise<string> {
  const failure: unknown = await refreshFrom(present, folder, changes).catch((error) => error);
  expect(failure).toBeInstanceOf(SeedRefusal);
  return failure instanceof SeedRefusal ? failure.message : "";
}

/** Changes one cell of the first row of an occupation. */
const set =
  (code: string, column: string, value: string | number | null) =>
  (rows: Rows): Rows => {
    const names = rows[0]?.map((name) => String(name).toUpperCase()) ?? [];
    const at = rows.findIndex((row) => row[names.indexOf("OCC_CODE")] === code);
    return rows.map((row, line) => (line === at ? row.with(names.indexOf(column), value) : row));
  };

/** The row of the sheet, from 1, in which an occupation comes first. */
function lineOf(file: string, code: string): number {
  const [first] = release.workbooks.get(file) ?? [];
  return (first?.rows.findIndex((row) => row.includes(code)) ?? -2) + 1;
}

const nation = "national_M2026_dl.xlsx";
const states = "state_M2026_dl.xlsx";
const metros = "MSA_M2026_dl.xlsx";

describe("a release is refused, with the row, for", () => {
  it("a column that is missing, with those that there are", async () => {
    const without = (rows: Rows) => {
      const at = rows[0]?.indexOf("A_MEDIAN") ?? -1;
      return rows.map((row) => row.toSpliced(at, 1));
    };
    expect(await refusalOf(write({ MSA: without }))).toMatch(
      /^MSA_M2026_dl.xlsx:1: header: columns missing: a_median; the header has HOURLY, ANNUAL, .*AREA\. If the publisher has renamed one/,
    );
  });

  it.each([
    [
      "wages out of order",
      metros,
      set("15-1252", "A_PCT25", 999_990),
      "15-1252",
      /15-1252 \d{5}: percentiles out of order: p25 999990 > median \d+/,
    ],
    [
      "a text in place of a number",
      states,
      set("29-1141", "A_MEDIAN", "n/a"),
      "29-1141",
      /29-1141 [A-Z]{2}: a_median is not a number: "n\/a"/,
    ],
    [
      "an hourly wage in the column of annual ones",
      nation,
      set("29-1141", "A_MEDIAN", 48.8),
      "29-1141",
      /29-1141 2026: percentiles out of order: p25 \d+ > median 48.8/,
    ],
    [
      "an occupation that the nation does not have",
      states,
      set("29-1141", "OCC_CODE", "29-9999"),
      "29-1141",
      /29-9999 [A-Z]{2}: unknown SOC code 29-9999/,
    ],
    [
      "an area that nobody has explained",
      metros,
      set("29-1141", "AREA", "99990"),
      "29-1141",
      /99990: .* is not an area of May 2025: add a line "area,FROM,99990" to release-changes.csv/,
    ],
  ])("%s", async (_, file, change, code, message) => {
    const name = file.slice(0, file.indexOf("_"));
    const refusal = await refusalOf(write({ [name]: change }));
    expect(refusal).toContain(`${file}:${lineOf(file, code)}: `);
    expect(refusal).toMatch(message);
  });

  it("a row that is there twice, with both lines", async () => {
    const twice = (rows: Rows) => [...rows, rows[7] ?? []];
    const length = (release.workbooks.get(states)?.[0]?.rows.length ?? 0) + 1;
    expect(await refusalOf(write({ state: twice }))).toMatch(
      new RegExp(`^${states}:${length}: .*: duplicate of line 8$`),
    );
  });

  it("a download that broke off, and a page in place of a workbook", async () => {
    const folder = write();
    const bytes = readFileSync(join(folder, metros));
    writeFileSync(join(folder, metros), bytes.subarray(0, bytes.length / 2));
    expect(await refusalOf(folder)).toMatch(
      /^MSA_M2026_dl.xlsx: file: cannot be read as a workbook \(.*\); the download may be incomplete: fetch it again$/,
    );
    writeFileSync(join(folder, metros), "<html>Access denied</html>");
    expect(await refusalOf(folder)).toContain("cannot be read as a workbook");
  });

  it("fewer rows than last year", async () => {
    const half = (rows: Rows) => rows.slice(0, rows.length / 2);
    const refusal = await refusalOf(write({ MSA: half }));
    expect(refusal).toMatch(
      /MSA_M2026_dl.xlsx: May 2026: \d+ rows of occupations after \d+ in 2025/,
    );
    const few = await refusalOf(write({ national: (rows) => rows.slice(0, 20) }));
    expect(few).toMatch(
      /national_M2026_dl.xlsx: May 2026: \d+ detailed occupations after \d+ in 2025/,
    );
  });

  it("another year: in a name, in the sheet, missing between, or read already", async () => {
    const rename = (folder: string, year: number, files = readdirSync(folder)) => {
      for (const file of files) {
        renameSync(join(folder, file), join(folder, file.replace("2026", String(year))));
      }
      return folder;
    };
    expect(await refusalOf(rename(write(), 2027, [nation]))).toContain(
      "national_M2027_dl.xlsx: release: its descriptions are of May 2026, its name is of May 2027",
    );
    const undescribed = new Map(
      [...release.workbooks].map(([file, [first]]) => [file, first ? [first] : []]),
    );
    const bare = () => {
      const folder = makeFolder({ workbooks: undescribed });
      folders.push(folder);
      return folder;
    };
    expect(await refusalOf(rename(bare(), 2027, [states]))).toContain(
      "state_M2027_dl.xlsx: release: is of May 2027, and national_M2026_dl.xlsx of May 2026",
    );
    expect(await refusalOf(rename(bare(), 2027))).toContain(
      "is of May 2027, and May 2026 has to come before it",
    );
    expect(await refusalOf(rename(bare(), 2025))).toContain(
      "is of May 2025, and the seeds have May 2025 already",
    );
    const folder = write();
    rmSync(join(folder, states));
    expect(await refusalOf(folder)).toContain("state_M…_dl.xlsx: file: not found in");
  });

  it("last year's figures under this year's name, and wages that are no yearly ones", async () => {
    const { movedArea, renamedArea } = knownChanges;
    const same = makeRelease(present, {
      ...knownChanges,
      growth: 1,
      falls: { ...knownChanges.falls, factor: 1 },
    });
    expect(movedArea.from).not.toBe(renamedArea.code);
    const folder = makeFolder(same);
    folders.push(folder);
    expect(await refusalOf(folder)).toContain("May 2026: every median is that of May 2025");
    const monthly = makeFolder(makeRelease(present, { ...knownChanges, growth: 1 / 12 }));
    folders.push(monthly);
    expect(await refusalOf(monthly)).toMatch(
      /half of the medians are more than 0\.08 times those of May 2025, expected 0\.95 to 1\.15/,
    );
  });

  it("codes that changed and nobody has decided about, with the line to add", async () => {
    const refusal = await refusalOf(write(), "release,kind,from,to,reason\n");
    expect(refusal).toMatch(
      /national_M2026_dl.xlsx:\d+: 15-1298: .* is not an occupation of May 2025: add a line "occupation,FROM,15-1298"/,
    );
    expect(refusal).toContain(
      'MSA_M2026_dl.xlsx: 42660: no row of this area, in which Auburn and 10 more cities are: add a line "area,42660,CODE"',
    );
    const undecided = release.changes
      .split("\n")
      .filter((line) => !line.includes("15-1232"))
      .join("\n");
    expect(await refusalOf(write(), undecided)).toMatch(
      /release-changes.csv: occupation 15-1232: has no annual median in the release, and \d roles \(.*\) belong to it: add a line "occupation,15-1232,CODE"/,
    );
    const lines = (line: string) => refusalOf(write(), `${release.changes}${line}\n`);
    expect(await lines("2026-05,rolle,x,,")).toMatch(
      /release-changes.csv:6: rolle x: kind is "rolle", expected occupation, role, area/,
    );
    expect(await lines("2026-05,role,nobody,29-1141,why")).toContain(
      "release-changes.csv:6: role nobody: no role has this slug",
    );
    expect(await lines("2026-05,area,42660,42666,why")).toContain("from is named twice");
  });
});
