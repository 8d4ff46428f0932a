const width = 99;

/**
 * Text in lines, as a docstring has it; backslashes are doubled.
 *
 * @param indent of the first line, and of the others if `hanging` is absent.
 */
export function wrap(text: string, indent: number, hanging = indent): string[] {
  const lines: string[] = [];
  let line = " ".repeat(indent);
  for (const word of text.replaceAll("\\", "\\\\").replaceAll('"""', "'''").split(/\s+/)) {
    if (line.trim() !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = " ".repeat(hanging);
    }
    line += line.trim() === "" ? word : ` ${word}`;
  }
  return [...lines, line];
}
