import type { Invocation } from "../command.ts";
import { plain } from "../output/plain.ts";
import { widthOf, wrap } from "../output/wrap.ts";
import { print, styleOf, type Terminal } from "../terminal.ts";

/** Prints below a figure where its sources are, or with `--citation` the whole citation. */
export function printSources(
  { citation, page_url }: { citation: string; page_url: string },
  { switches }: Invocation,
  terminal: Terminal,
): void {
  const { dim } = styleOf(terminal);
  const lines = switches.has("citation")
    ? [wrap(plain(citation), widthOf(terminal.stdout))]
    : [dim(`Sources: ${plain(page_url)}`), dim("--citation prints how to cite it.")];
  print(terminal, ["", ...lines].join("\n"));
}
