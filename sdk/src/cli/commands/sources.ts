import type { Invocation } from "../command.ts";
import { plain } from "../output/plain.ts";
import { widthOf, wrap } from "../output/wrap.ts";
import { isOffline, print, programOf, styleOf, type Terminal } from "../terminal.ts";

/**
 * Prints below a figure where its sources are, or with `--citation` the whole citation.
 *
 * @param dataPointId of the figure, whose lineage has them where no page can be opened.
 */
export function printSources(
  { citation, page_url }: { citation: string; page_url: string },
  invocation: Invocation,
  terminal: Terminal,
  dataPointId?: string,
): void {
  const { dim } = styleOf(terminal);
  if (invocation.switches.has("citation")) {
    print(terminal, `\n${wrap(plain(citation), widthOf(terminal.stdout))}`);
    return;
  }
  const program = programOf(terminal);
  const sources = isOffline(invocation, terminal)
    ? dataPointId && [`Sources: ${program} lineage ${plain(dataPointId)}`]
    : [`Sources: ${plain(page_url)}`];
  const lines = [...(sources || []), "--citation prints how to cite it."].map(dim);
  print(terminal, ["", ...lines].join("\n"));
}
