/** Reads comma-separated values (RFC 4180). */
import { unguardFormulas } from "#shared/core/csv.ts";
import { ApiError } from "#shared/core/errors.ts";
import { grouped } from "#shared/core/format.ts";

/** Receives a table cell by cell. What it throws ends the reading. */
interface CsvVisitor {
  /** The most characters that a cell of this column may have, quotes and apostrophe included. */
  maxLength(column: number): number;
  /** A cell that is not empty. Rows and columns count from 0; blank rows do not count. */
  cell(text: string, column: number, row: number): void;
  /** The end of a row that is not blank. */
  row(row: number): void;
}

/** The separators of cells: spreadsheets also write semicolons, and copy tabs, which no name has. */
const separators = ["\t", ",", ";"] as const;
export type Separator = (typeof separators)[number];

/** The separator that the first row has most of, outside of quotes; a comma if it has none. */
export function findSeparator(text: string): Separator {
  const [row = ""] = text
    .trimStart()
    .replaceAll(/"[^"]*"/g, "")
    .split(/[\r\n]/, 1);
  const counted = separators.map((separator) => [separator, row.split(separator).length] as const);
  return counted.reduce((most, one) => (one[1] > most[1] ? one : most), [",", 1] as const)[0];
}

/**
 * Reads CSV as it arrives, without keeping more than the current cell, and removes the apostrophes
 * that `writeCsv` adds.
 *
 * @throws ApiError `parameter_missing` for a misplaced quote or a cell that is too long.
 */
export class CsvReader {
  readonly #visitor: CsvVisitor;
  readonly #separator: Separator;
  #cell = "";
  #column = 0;
  #row = 0;
  #isBlank = true;
  /** `quote`: after a quote within a quoted cell, which may be its end. */
  #state: "start" | "plain" | "quoted" | "quote" = "start";
  #afterReturn = false;

  constructor(visitor: CsvVisitor, separator: Separator = ",") {
    this.#visitor = visitor;
    this.#separator = separator;
  }

  /** Reads the next part of the text. */
  push(text: string): void {
    let at = 0;
    while (at < text.length) {
      if (this.#state === "quoted") {
        const quote = text.indexOf('"', at);
        const end = quote === -1 ? text.length : quote;
        this.#append(text.slice(at, end));
        if (quote !== -1) this.#state = "quote";
        at = end + 1;
        continue;
      }
      const mark = text.charAt(at);
      if (mark === '"' && this.#state !== "plain") {
        if (this.#state === "quote") this.#append('"');
        this.#state = "quoted";
        at++;
      } else if (mark === this.#separator || mark === "\n" || mark === "\r") {
        const isSecondHalf = mark === "\n" && this.#afterReturn;
        this.#afterReturn = mark === "\r";
        if (!isSecondHalf) this.#endCell(mark !== this.#separator);
        at++;
      } else {
        const end = endOfPlain(text, at, this.#separator.charCodeAt(0));
        if (this.#state === "quote" || end === at) throw malformed(this.#row);
        this.#append(text.slice(at, end));
        this.#state = "plain";
        at = end;
      }
      if (mark !== "\r") this.#afterReturn = false;
    }
  }

  /** Ends the table. */
  end(): void {
    if (this.#state === "quoted") throw malformed(this.#row);
    if (this.#state !== "start" || this.#column > 0) this.#endCell(true);
  }

  #append(text: string): void {
    this.#cell += text;
    const maxLength = this.#visitor.maxLength(this.#column);
    if (this.#cell.length > maxLength) throw tooLong(this.#row, this.#column, maxLength);
  }

  #endCell(isLast: boolean): void {
    const text = unguardFormulas(this.#cell);
    if (text !== "") this.#visitor.cell(text, this.#column, this.#row);
    if (text !== "" || this.#column > 0) this.#isBlank = false;
    this.#cell = "";
    this.#state = "start";
    this.#column++;
    if (!isLast) {
      this.#isBlank = false;
      return;
    }
    if (!this.#isBlank) this.#visitor.row(this.#row++);
    this.#column = 0;
    this.#isBlank = true;
  }
}

/** The end of the text without separators, quotes and line breaks that starts here. */
function endOfPlain(text: string, start: number, separator: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === separator || code === 0x22 || code === 0x0a || code === 0x0d) return at;
  }
  return text.length;
}

function malformed(row: number): ApiError {
  return new ApiError("parameter_missing", {
    message: `Row ${row + 1} of the CSV file cannot be parsed: a quote is misplaced.`,
    param: "body",
    clarification: "Can the file be saved again with every quote inside a cell doubled?",
  });
}

function tooLong(row: number, column: number, maxLength: number): ApiError {
  return new ApiError("parameter_missing", {
    message: `Cell ${column + 1} of row ${row + 1} of the CSV file is too long. Allowed: at most ${grouped(maxLength)} characters.`,
    param: "body",
    clarification: "Can the text of this cell be shortened?",
  });
}
