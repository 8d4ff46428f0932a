/**
 * The cells of a table as CSV (RFC 4180), a list for each line. Empty lines are left out.
 *
 * @returns also the place of each line in the text, from 1, for messages.
 */
export function readCsv(text: string): { cells: string[]; line: number }[] {
  const rows: { cells: string[]; line: number }[] = [];
  let cells: string[] = [];
  let line = 1;
  let begunAt = 1;
  // A cell in quotes or one without, then what ends it. Spaces belong to one part alone: tried in every way of
  // three, two thousand of them before a stray quote took seven seconds.
  const cell = /(?:[ \t]*"((?:[^"]|"")*)"[ \t]*|([^",\r\n]*))(,|\r?\n|\r|$)/y;
  const content = text.replace(/^\uFEFF/, "");
  while (cell.lastIndex < content.length) {
    const found = cell.exec(content);
    if (!found) throw new SyntaxError(`line ${line} has a quotation mark that is not doubled`);
    const [whole, quoted, plain = "", end] = found;
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim());
    line += whole.split(/\r\n|\r|\n/).length - 1;
    if (end === ",") continue;
    if (cells.some((one) => one !== "")) rows.push({ cells, line: begunAt });
    cells = [];
    begunAt = line;
  }
  if (cells.length > 0) rows.push({ cells: [...cells, ""], line: begunAt });
  return rows;
}
