/** Comma-separated values (RFC 4180), safe to open in a spreadsheet. */
/** The value of a cell; null and undefined are empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** Writes rows as CSV. Text that a spreadsheet would evaluate is prefixed with an apostrophe; a number never is. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "string") return String(cell);
  const safe = guardFormulas(cell);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Apostrophes that keep spreadsheets from evaluating exported text.
 *
 * Programs that split at semicolons or tabs ignore the quotes of a file that is separated by
 * commas, and find the start of a cell, or of a row, in the middle of a text. So every place after
 * such a character is guarded like the beginning.
 */

/**
 * The start of a cell that a spreadsheet evaluates. Apostrophes in front of it are included, so
 * that the added one can be removed unambiguously, and quotes and spaces, which some programs drop.
 */
const evaluated = `'*(?:[" ]*[=+\\-@＝＋－＠]|[\\t\\r\\n])`;
const cellStart = "(?<=^|[;\\t\\r\\n])";
const unguarded = new RegExp(`${cellStart}(?=${evaluated})`, "g");
const guarded = new RegExp(`${cellStart}'(?=${evaluated})`, "g");

/** Adds an apostrophe wherever a spreadsheet could begin to evaluate the text. */
function guardFormulas(text: string): string {
  return text.replace(unguarded, "'");
}

/** Removes the apostrophes that {@link guardFormulas} has added. */
export function unguardFormulas(text: string): string {
  return text.replace(guarded, "");
}
