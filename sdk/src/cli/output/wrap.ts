import type { Screen } from "./progress.ts";

/** Columns of a terminal; a file or another program gets lines of any length. */
export function widthOf({ isTTY, columns }: Screen): number {
  return isTTY ? Math.max(40, columns || 80) : Number.POSITIVE_INFINITY;
}

/** Text in lines that fit, broken between words; `indent` begins each line but the first. */
export function wrap(text: string, width: number, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const room = width - (lines.length === 0 ? 0 : indent.length);
    if (line !== "" && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent}`);
}

/** Names and what they are, in two columns. */
export function align(
  rows: readonly (readonly [name: string, text: string])[],
  width: number,
): string[] {
  const names = Math.max(0, ...rows.map(([name]) => name.length));
  const indent = " ".repeat(names + 4);
  return rows.map(
    ([name, text]) =>
      `  ${name.padEnd(names)}  ${wrap(text, width - indent.length).replaceAll("\n", `\n${indent}`)}`,
  );
}
