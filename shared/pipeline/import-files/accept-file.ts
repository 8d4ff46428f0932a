import { ApiError } from "../../core/errors.ts";
import { isWellFormedText } from "../../core/well-formed.ts";
import type { ImportFile } from "./file-record.ts";
import { readExport, readTable } from "./read-table.ts";

/**
 * Whether a file is a table or an export, from its bytes alone: names and types that browsers give
 * are often wrong.
 *
 * @throws ApiError `parameter_missing` that says what the file is instead.
 */
export function acceptFile(bytes: Uint8Array): ImportFile["kind"] {
  const text = decode(bytes);
  const start = text.trimStart().charAt(0);
  if (start === "") throw refused("This file is empty.");
  if (start === "{") {
    readExport(text);
    return "export";
  }
  const { jobs } = readTable(text);
  if (jobs.length === 0) {
    throw refused(
      "This has no rows below the names of the columns, or is no table. The first row must be the names of the columns.",
    );
  }
  return "table";
}

/** What begins every zip archive, such as a workbook. */
const zip = [0x50, 0x4b, 0x03, 0x04];

function decode(bytes: Uint8Array): string {
  if (zip.every((byte, at) => bytes[at] === byte)) {
    throw refused(
      "This is a workbook or an archive. Save it in the spreadsheet program as CSV, and choose that file.",
    );
  }
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
    clarification: "Is it a CSV file, or a JSON file that was exported here?",
    cause,
  });
}
