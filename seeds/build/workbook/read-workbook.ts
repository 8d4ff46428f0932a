import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import readSheets from "read-excel-file/node";
import { SeedRefusal } from "../refusal.ts";
import { canonicalColumn } from "./canonical-column.ts";

interface Workbook {
  file: string;
  /** The May of the release, from the file's name. */
  year: number;
  /** The digest of the file's bytes. */
  sha256: string;
  /** The sheet with the wages, header first. */
  sheet: readonly (readonly unknown[])[];
}

/** The sheet with the descriptions of the columns begins with `May 2025 OEWS Estimates`. */
const statedRelease = /^\s*May (20\d\d) OEWS\b/i;

/**
 * Reads a workbook of the survey as published.
 *
 * @throws {SeedRefusal} if it is no workbook, is incomplete, lacks a column, or states another year.
 */
export async function readWorkbook(
  folder: string,
  file: string,
  year: number,
  required: readonly string[],
): Promise<Workbook> {
  const refuse = (key: string, reason: string, line: number | null = null) =>
    new SeedRefusal([{ file, line, key, reason }]);
  const bytes = readFileSync(join(folder, file));
  const sheets = await readSheets(bytes).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw refuse(
      "file",
      `cannot be read as a workbook (${reason}); the download may be incomplete: fetch it again`,
    );
  });
  const lacking = sheets.map(({ data }) => {
    const names = new Set(data[0]?.map(canonicalColumn));
    return required.filter((column) => !names.has(column));
  });
  const fewest = Math.min(...lacking.map(({ length }) => length));
  const at = lacking.findIndex(({ length }) => length === fewest);
  const sheet = sheets[at]?.data;
  if (!sheet || fewest > 0) {
    const found = (sheet?.[0] ?? []).map((cell) => String(cell)).join(", ");
    throw refuse(
      "header",
      `columns missing: ${lacking[at]?.join(", ") ?? "all"}; the header has ${found || "no columns"}. ` +
        "If the publisher has renamed one, add its name to seeds/build/workbook/canonical-column.ts",
      1,
    );
  }
  for (const { data } of sheets) {
    const stated = statedRelease.exec(String(data[0]?.[0] ?? ""))?.[1];
    if (stated !== undefined && Number(stated) !== year) {
      throw refuse("release", `its descriptions are of May ${stated}, its name is of May ${year}`);
    }
  }
  return { file, year, sha256: createHash("sha256").update(bytes).digest("hex"), sheet };
}
