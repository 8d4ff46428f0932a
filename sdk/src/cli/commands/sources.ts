import type { Invocation } from "../command.ts";
import { plain } from "../output/plain.ts";
import { widthOf, wrap } from "../output/wrap.ts";
import { isOffline, print, programOf, styleOf, type Terminal } from "../terminal.ts";

/** What an answer of the service says of where it comes from. */
export interface Source {
  citation: string;
  page_url: string;
  assumptions: readonly string[];
}

/**
 * Prints below a figure where its sources are, or with `--citation` and `--assumptions` these themselves.
 *
 * @param dataPointId of the figure, whose lineage has them where no page can be opened.
 */
export function printSources(
  { citation, page_url, assumptions }: Source,
  invocation: Invocation,
  terminal: Terminal,
  dataPointId?: string,
): void {
  const { dim } = styleOf(terminal);
  const width = widthOf(terminal.stdout);
  const asked = [
    invocation.switches.has("assumptions") &&
      assumptions.map((one) => wrap(plain(`- ${one}`), width, "  ")).join("\n"),
    invocation.switches.has("citation") && wrap(plain(citation), width),
  ].filter(Boolean);
  if (asked.length > 0) {
    print(terminal, `\n${asked.join("\n\n")}`);
    return;
  }
  const program = programOf(terminal);
  const sources = isOffline(invocation, terminal)
    ? dataPointId && [`Sources: ${program} lineage ${plain(dataPointId)}`]
    : [`Sources: ${plain(page_url)}`];
  const lines = [
    ...(sources || []),
    "--citation prints how to cite it, --assumptions what it rests on.",
  ].map(dim);
  print(terminal, ["", ...lines].join("\n"));
}
