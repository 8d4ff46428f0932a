import { ApiError } from "#shared/core/errors.ts";
import { isWellFormedText } from "#shared/core/well-formed.ts";
import type { ZipEntry } from "#shared/core/zip/read-zip.ts";
import { JsonScanner } from "../imports/json-scanner.ts";
import { packParts, partsIn } from "./archive.ts";

/** A file as it is stored, and what is in it. */
export type AcceptedFile =
  | { kind: "table" | "export"; bytes: Uint8Array<ArrayBuffer>; text: string }
  | { kind: "archive"; bytes: Uint8Array<ArrayBuffer>; parts: readonly ZipEntry[] };

/**
 * Determines the kind of a file from its bytes alone, because the names and types that browsers
 * give are often wrong. Its rows are not read yet.
 *
 * @throws ApiError `parameter_missing` that says what the file is instead.
 */
export async function acceptFile(bytes: Uint8Array<ArrayBuffer>): Promise<AcceptedFile> {
  if (zip.every((byte, at) => bytes[at] === byte)) {
    return { kind: "archive", bytes, parts: partsIn(bytes) };
  }
  const text = decode(bytes);
  const start = text.trimStart().charAt(0);
  if (start === "") throw refused("This file is empty.");
  if (start === "{") return { kind: "export", bytes, text };
  const parts = start === "[" ? readList(text, bytes) : null;
  return parts === null ? { kind: "table", bytes, text } : acceptFile(await packParts(parts));
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

/** The first bytes of every ZIP archive, such as a workbook. */
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
