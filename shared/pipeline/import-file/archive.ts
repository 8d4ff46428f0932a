/** Exports of more than one part: a ZIP archive with a file for each. */
import { ApiError } from "#shared/core/errors.ts";
import { grouped } from "#shared/core/format.ts";
import { BadZip, listZip, readZipEntry, type ZipEntry } from "#shared/core/zip/read-zip.ts";
import { ZipWriter } from "#shared/core/zip/zip-writer.ts";
import { type ReadPart, readExport } from "./read-table.ts";

const mebibyte = 1024 * 1024;
export const maxArchiveParts = 40;
/** A part may be as large as the body of an import. */
const maxPartBytes = 5 * mebibyte;
/** The most that all parts may have unpacked: reading as much takes a second of processor time. */
const maxArchiveMebibytes = 40;
/** Leaves room for files of the system that packed the archive. */
const maxEntries = 4 * maxArchiveParts;

/** The name of a part's file; in their order, also as text. */
export function partName(day: string, part: number): string {
  return `jobs-${day}-part-${String(part).padStart(4, "0")}.json`;
}

/**
 * The parts of an export in an archive, in order, before they are read.
 *
 * @throws ApiError `parameter_missing` that says what the archive is instead.
 */
export function partsIn(archive: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const entries = refusing(() => listZip(archive, maxEntries));
  // macOS adds what only it needs.
  const files = entries.filter(({ name }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
  if (files.some(({ name }) => name === "[Content_Types].xml" || name === "mimetype")) {
    throw refused(
      "This is a workbook. Save it in the spreadsheet program as CSV, and choose that file.",
    );
  }
  const other = files.find(({ name }) => !name.endsWith(".json"));
  if (other !== undefined || files.length === 0) {
    throw refused(
      "This archive is no export from here: its files are not all JSON. Unpack it, and choose the file with your jobs.",
    );
  }
  requireFewParts("archive", files.length);
  if (files.reduce((sum, { size }) => sum + size, 0) > maxArchiveMebibytes * mebibyte) {
    throw refused(
      `This archive is more than ${maxArchiveMebibytes} MiB when it is unpacked. Unpack it, and import the files one by one in their order.`,
    );
  }
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** @throws ApiError `parameter_missing` for what is no part of an export. */
export async function readPart(entry: ZipEntry): Promise<ReadPart> {
  const bytes = await readZipEntry(entry, maxPartBytes).catch(refuseZip);
  try {
    return readExport(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch (cause) {
    if (!(cause instanceof ApiError) && !(cause instanceof TypeError)) throw cause;
    const problem = cause instanceof ApiError ? cause.message : "This is not text in UTF-8.";
    throw refused(`${entry.name}: ${problem}`, cause);
  }
}

/**
 * Parts in one list, as exports were before they were archives.
 *
 * @throws ApiError `parameter_missing` for too many of them: to compress 100,000 empty ones, which
 * 300 KB have room for, took 18 seconds.
 */
export async function packParts(list: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
  requireFewParts("list", list.length);
  const zip = new ZipWriter();
  const written: Uint8Array<ArrayBuffer>[] = [];
  for (const [at, part] of list.entries()) {
    const bytes = Uint8Array.from(new TextEncoder().encode(JSON.stringify(part)));
    written.push(await zip.add(partName("parts", at + 1), bytes));
  }
  return new Uint8Array(await new Blob([...written, zip.end()]).arrayBuffer());
}

function requireFewParts(of: "archive" | "list", parts: number): void {
  if (parts <= maxArchiveParts) return;
  throw refused(
    `This ${of} has ${grouped(parts)} parts, and ${maxArchiveParts} can be imported at a time. ${of === "list" ? "Divide" : "Unpack"} it, and import the files one by one in their order.`,
  );
}

function refusing<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    return refuseZip(error);
  }
}

function refuseZip(error: unknown): never {
  if (!(error instanceof BadZip)) throw error;
  throw refused(`This archive cannot be read: ${error.message}.`, error);
}

function refused(message: string, cause?: unknown): ApiError {
  return new ApiError("parameter_missing", {
    message,
    param: "body",
    clarification: "Is it a file that was exported here, as it was downloaded?",
    cause,
  });
}
