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
export function guardFormulas(text: string): string {
  return text.replace(unguarded, "'");
}

/** Removes the apostrophes that {@link guardFormulas} has added. */
export function unguardFormulas(text: string): string {
  return text.replace(guarded, "");
}
