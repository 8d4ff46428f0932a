import { ApiError } from "../../core/errors.ts";
import { isWellFormedText } from "../../core/well-formed.ts";
import { JsonScanner } from "../transfer/json-scanner.ts";
import { packParts, partsIn, readPart } from "./archive.ts";
import type { ImportFile } from "./file-record.ts";
import { readExport, readTable } from "./read-table.ts";

/** A file as it is stored. */
export interface AcceptedFile {
  kind: ImportFile["kind"];
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What a file is, from its bytes alone: names and types that browsers give are often wrong.
 *
 * @throws ApiError `parameter_missing` that says what the file is instead.
 */
export async function acceptFile(bytes: Uint8Array<ArrayBuffer>): Promise<AcceptedFile> {
  if (zip.every((byte, at) => bytes[at] === byte)) {
    const [first] = partsIn(bytes);
    if (first) await readPart(first);
    return { kind: "archive", bytes };
  }
  const text = decode(bytes);
  const start = text.trimStart().charAt(0);
  if (start === "") throw refused("This file is empty.");
  if (start === "{") {
    readExport(text);
    return { kind: "export", bytes };
  }
  const parts = start === "[" ? readList(text, bytes) : null;
  if (parts !== null) return acceptFile(await packParts(parts));
  const { jobs } = readTable(text);
  if (jobs.length === 0) {
    throw refused(
      "This has no rows below the names of the columns, or is no table. The first row must be the names of the columns.",
    );
  }
  return { kind: "table", bytes };
}

/** A list of objects; null for text that only begins like one. */
function readList(text: string, bytes: Uint8Array): readonly object[] | null {
  new JsonScanner().push(bytes);
  try {
    const list: unknown = JSON.parse(text);
    const isParts = Array.isArray(list) && list.length > 0 && list.every(isObject);
    return isParts ? list : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What begins every ZIP archive, such as a workbook. */
const zip = [0x50, 0x4b, 0x03, 0x04];

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
    if (isWellFormedText(text)) return text;
  } catch (cause) {
    throw refused(notText, cause);
  }
  throw refused(notText);
}

const notText =
  "This is not text in UTF-8. Save the table as “CSV UTF-8” in the spreadsheet program, or paste its cells.";

function refused(message: string, cause?: unknown): ApiError {
  return new ApiError("parameter_missing", {
    message,
    param: "body",
    clarification: "Is it a CSV file, or a file that was exported here?",
    cause,
  });
}
