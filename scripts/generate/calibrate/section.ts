import { formatTable } from "#scripts/run/local/format-table.ts";

/** A table of the calibration with its explanation. */
export interface Section {
  title: string;
  text: string;
  header: string[];
  rows: string[][];
}

export function toTerminal({ title, text, header, rows }: Section): string {
  return [title.toUpperCase(), text, "", formatTable([header, ...rows]), ""].join("\n");
}

export function toMarkdown({ title, text, header, rows }: Section): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = header.map((_, column) => (column === 0 ? "---" : "---:"));
  return [`### ${title}`, "", text, "", line(header), line(rule), ...rows.map(line), ""].join("\n");
}

/** The same table without the rows of occupation groups, which have codes for names. */
export function withoutGroups<Table extends Pick<Section, "rows">>(table: Table): Table {
  return { ...table, rows: table.rows.filter(([name = ""]) => !/^\d\d-0000$/.test(name)) };
}

export function percent(share: number, digits = 1): string {
  return Number.isFinite(share) ? `${(share * 100).toFixed(digits)}%` : "-";
}

export function count(cells: number): string {
  return cells.toLocaleString("en-US");
}
