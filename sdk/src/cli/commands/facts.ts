import type { Invocation } from "../command.ts";
import { plain } from "../output/plain.ts";
import { align, widthOf, wrap } from "../output/wrap.ts";
import { print, styleOf, type Terminal } from "../terminal.ts";
import { printSources, type Source } from "./sources.ts";

/** What a command prints for a person. */
interface Facts {
  title: string;
  /** The answer in a sentence. */
  answer?: string | undefined;
  /** Names and what they are. */
  rows?: readonly (readonly [name: string, text: string])[];
  /** Lines as they are, such as a drawing. */
  drawing?: readonly string[];
  /** Sentences, each with a dash. */
  points?: readonly string[];
  /** The figure that the lineage explains, and where its sources are. */
  source: Source;
  dataPointId?: string | undefined;
}

/** Prints the answer first, then the numbers, then the doubt. */
export function printFacts(
  { title, answer, rows = [], drawing = [], points = [], source, dataPointId }: Facts,
  invocation: Invocation,
  terminal: Terminal,
): void {
  const { bold } = styleOf(terminal);
  const width = widthOf(terminal.stdout);
  const parts = [
    [answer === undefined ? bold(plain(title)) : wrap(plain(title), width)],
    answer === undefined ? [] : [bold(wrap(plain(answer), width))],
    drawing.map(plain),
    align(rows, width).map(plain),
    points.map((point) => wrap(plain(`- ${point}`), width, "  ")),
  ].filter((part) => part.length > 0);
  print(terminal, parts.map((part) => part.join("\n")).join("\n\n"));
  printSources(source, invocation, terminal, dataPointId);
}
