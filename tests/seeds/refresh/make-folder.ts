/** A folder with the rehearsed release, for small seeds. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Refusal } from "#seeds/build/refusal.ts";
import { readChanges } from "#seeds/refresh/changes.ts";
import type { Present } from "#seeds/refresh/read-present.ts";
import { readRelease } from "#seeds/refresh/read-release.ts";
import { refresh } from "#seeds/refresh/refresh.ts";
import type { makeRelease } from "#tests/support/rehearsal/make-release.ts";
import { type Sheet, writeWorkbook } from "#tests/support/rehearsal/write-workbook.ts";

type MadeRelease = ReturnType<typeof makeRelease>;
export type Rows = Sheet["rows"][number][];

/** Changes to the first sheet of a workbook, of which the first row is the header. */
export type Tamper = Record<string, (rows: Rows) => Rows>;

/** @returns the folder. */
export function makeFolder({ workbooks }: Pick<MadeRelease, "workbooks">, tamper: Tamper = {}) {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  for (const [file, [first, ...others]] of workbooks) {
    if (!first) continue;
    const change = Object.entries(tamper).find(([name]) => file.startsWith(name))?.[1];
    const rows = change ? change([...first.rows]) : first.rows;
    writeFileSync(join(folder, file), writeWorkbook([{ ...first, rows }, ...others]));
  }
  return folder;
}

/** What `npm run seeds:refresh` does with the folder. */
export async function refreshFrom(present: Present, folder: string, changes: string) {
  const refusals: Refusal[] = [];
  const release = await readRelease(folder, refusals);
  const decided = readChanges("release-changes.csv", Buffer.from(changes), release.year, refusals);
  return refresh(present, release, decided, refusals, "2027-04-20");
}
