import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

/** Rows cannot be as long, and a process can hold far more. */
const maxStatementCharacters = 64 * 1024 * 1024;

/**
 * The statements of a dump, one at a time. A dump begins each on a line of its own; a line
 * break in a text is part of its statement, and a trigger ends with a line `END;`.
 *
 * @param file a gzipped dump.
 * @throws {Error} if it is not gzipped, damaged, or ends within a statement.
 */
export async function* readStatements(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.once("error", (error) => unzipped.destroy(error));
  let statement = "";
  let quotes = 0;
  for await (const line of linesOf(unzipped)) {
    statement = statement === "" ? line : `${statement}\n${line}`;
    quotes += countQuotes(line);
    if (statement.length > maxStatementCharacters) throw new Error("a statement has no end");
    if (quotes % 2 === 1 || !isWhole(statement, line)) continue;
    if (statement.trim() !== "") yield statement;
    statement = "";
    quotes = 0;
  }
  if (statement.trim() !== "") throw new Error("the file ends within a statement");
}

/** Splits at line feeds alone: other line breaks, as Node's readline knows them, are letters of a text. */
async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let rest = "";
  for await (const bytes of source) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}

function isWhole(statement: string, line: string): boolean {
  return /^CREATE TRIGGER\b/i.test(statement) ? line === "END;" : /;\s*$/.test(line);
}

/** Whether a text is open follows from the number of quotation marks, since one inside it is doubled. */
function countQuotes(line: string): number {
  let count = 0;
  for (let at = line.indexOf("'"); at !== -1; at = line.indexOf("'", at + 1)) count++;
  return count;
}
