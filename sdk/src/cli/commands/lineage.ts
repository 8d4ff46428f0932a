import { type Command, formatOptions, keyOptions } from "../command.ts";
import { plain } from "../output/plain.ts";
import type { ListColumn } from "../output/table.ts";
import { widthOf, wrap } from "../output/wrap.ts";
import { print, printRows, printRowsAsData, salaryClient } from "../terminal.ts";

/** `lineage ID` */
export const lineage: Command = {
  name: "lineage",
  summary: "How a figure came about, and its sources",
  credential: "key",
  operands: [{ name: "ID", description: "a data point, dp_…, from --json or --citation" }],
  options: { ...formatOptions, ...keyOptions },
  examples: ["lineage dp_MXxlfDIwMjYuNHwyMDI1"],
  async run(invocation, terminal) {
    const [id = ""] = invocation.operands;
    const { data } = await salaryClient(invocation, terminal).lineage.get(id, {
      signal: terminal.signal,
    });
    const sources = "sources" in data ? data.sources : [];
    const named = columns.map(({ name, value }) => [name, value] as const);
    if (printRowsAsData(invocation, terminal, data, sources, named)) return;
    print(terminal, wrap(plain(data.summary), widthOf(terminal.stdout)));
    if (sources.length === 0) return;
    print(terminal, "");
    printRows(invocation, terminal, sources, columns);
  },
};

interface Source {
  publisher: string;
  release: string;
  file: string;
  key: string;
  column: string;
  value: number;
  url: string;
}

const columns: readonly ListColumn<Source>[] = [
  { name: "publisher", heading: "Publisher", value: ({ publisher }) => publisher },
  { name: "release", heading: "Release", value: ({ release }) => release },
  { name: "file", heading: "File", value: ({ file }) => file, spare: true },
  { name: "key", heading: "Row", value: ({ key }) => key },
  { name: "column", heading: "Column", value: ({ column }) => column },
  { name: "value", heading: "Value", value: ({ value }) => value },
  { name: "url", heading: "Where", value: ({ url }) => url, spare: true },
];
