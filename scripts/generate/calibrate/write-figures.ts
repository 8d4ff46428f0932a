import { readFileSync, writeFileSync } from "node:fs";
import { type Section, toMarkdown, withoutGroups } from "./section.ts";

const start = "<!-- calibration: written by `npm run figures:calibrate -- --write` -->";
const end = "<!-- end of calibration -->";

/** Replaces the tables between the document's two markers and keeps the text around them. */
export function writeFigures(path: string, sections: readonly Section[]): void {
  writeFileSync(path, replaceCalibration(readFileSync(path, "utf8"), sections));
}

export function replaceCalibration(document: string, sections: readonly Section[]): string {
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document lacks "${start}" before "${end}".`);
  const tables = sections.map((section) => toMarkdown(withoutGroups(section))).join("\n");
  return `${document.slice(0, from + start.length)}\n\n${tables}\n${document.slice(to)}`;
}
