import { ApiError } from "#shared/core/errors.ts";
import { BadZip, listZip, readZipEntry } from "#shared/core/zip/read-zip.ts";

/** What a file is by its bytes. Text is Markdown if its name says so. */
export type FileContent = "pdf" | "docx" | "text";

/** A file that may be a document. */
export interface CheckedFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Hex. */
  sha256: string;
  content: FileContent;
}

/** Files in a Word document; a letter has some twenty. */
const maxEntries = 1_000;
/** What they may have together once they are unpacked. */
const maxUnpacked = 100 * 1024 * 1024;
const maxTypesBytes = 256 * 1024;
const typesFile = "[Content_Types].xml";
const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/**
 * What a file is, by its bytes alone.
 *
 * @throws ApiError `unsupported_media_type` if it is none of the types that a document may have,
 * `parameter_missing` if it is empty.
 */
export async function identifyFile(bytes: Uint8Array<ArrayBuffer>): Promise<FileContent> {
  if (bytes.length === 0) {
    throw new ApiError("parameter_missing", {
      message: "The file is empty.",
      param: "body",
      clarification: "Which file is meant?",
    });
  }
  const start = latin1(bytes.subarray(0, 8));
  if (start.startsWith("%PDF-")) return requirePdf(bytes);
  if (start.startsWith("PK\x03\x04")) return requireDocx(bytes);
  return requireText(bytes);
}

function requirePdf(bytes: Uint8Array): "pdf" {
  if (!latin1(bytes.subarray(-1_024)).includes("%%EOF")) {
    throw unsupported("The file begins like a PDF, but its end is missing.");
  }
  return "pdf";
}

async function requireDocx(bytes: Uint8Array<ArrayBuffer>): Promise<"docx"> {
  try {
    const entries = listZip(bytes, maxEntries);
    const files = new Map(entries.map((entry) => [entry.name, entry]));
    const types = files.get(typesFile);
    if (!types || !files.has("word/document.xml")) {
      throw unsupported("The file is a ZIP archive, but no Word document.");
    }
    if (entries.reduce((sum, { size }) => sum + size, 0) > maxUnpacked) {
      throw unsupported("The Word document is too large once it is unpacked.");
    }
    const text = new TextDecoder().decode(await readZipEntry(types, maxTypesBytes));
    if (!text.includes(main) || files.size !== entries.length || hasMacros(files.keys(), text)) {
      throw unsupported("The file is no Word document, or has macros.");
    }
    return "docx";
  } catch (error) {
    if (!(error instanceof BadZip)) throw error;
    throw unsupported(`The file begins like a Word document, but ${error.message}.`);
  }
}

/** @param types the content types of its files, because macros can be in a file of any name. */
function hasMacros(names: Iterable<string>, types: string): boolean {
  return (
    /vbaProject|macroEnabled/i.test(types) || [...names].some((name) => /(?:^|\/)vba/i.test(name))
  );
}

function requireText(bytes: Uint8Array): "text" {
  const text = decode(bytes);
  // Tabs, line breaks and form feeds are part of plain text; other control characters are not.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (text === null || /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/.test(text)) {
    throw unsupported("The file is no PDF, no Word document and no text in UTF-8.");
  }
  if (text.startsWith("{\\rtf")) throw unsupported("The file is in Rich Text Format.");
  if (text.trim() === "") throw unsupported("The file has no text.");
  return "text";
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function unsupported(reason: string): ApiError {
  return new ApiError("unsupported_media_type", {
    message: `${reason} A document is a PDF, a Word document (.docx), plain text or Markdown, whatever the file is called.`,
    param: "body",
    clarification: "Can the document be saved as a PDF?",
  });
}
