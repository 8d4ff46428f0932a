/** Pages of `docs/` whose text is written by hand, and whose tables are not. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./places.ts";

/** Fills the tables of a page, by its path in the project. */
export function writeTables(page: string, tables: Readonly<Record<string, string>>): void {
  const file = join(projectRoot, page);
  writeFileSync(file, fillTables(readFileSync(file, "utf8"), tables));
}

/** Puts each text between the lines `<!-- NAME -->` and `<!-- /NAME -->`. @throws if the page has no such lines. */
export function fillTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((filled, [name, text]) => {
    const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const from = filled.indexOf(begin) + begin.length;
    const to = filled.indexOf(end);
    if (from < begin.length || to < from) throw new Error(`the page has no place for ${name}`);
    return `${filled.slice(0, from)}${text}\n${filled.slice(to)}`;
  }, page);
}

/** A Markdown table; all columns but the first are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map(line).join("\n");
}

/** Three significant digits, with separators: 0.0123, 4.56, 1,230,000. */
export function short(value: number): string {
  if (value === 0) return "0";
  const rounded = Number(value.toPrecision(3));
  return rounded.toLocaleString("en-US", { maximumSignificantDigits: 3 });
}
