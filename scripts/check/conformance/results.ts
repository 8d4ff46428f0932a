/** Writes what a part of the check has found into docs/conformance.md. */
import { execFileSync } from "node:child_process";
import { writeTables } from "../../run/local/fill-tables.ts";
import { projectRoot } from "../../run/local/places.ts";

const page = "docs/conformance.md";

/** @param text in Markdown; the commit and the day are added. */
export function writeResults(part: string, text: string): void {
  writeTables(page, { [part]: `${text}\n\n${describeCode()}` });
}

/** The code that was checked. The page itself may differ from it: an earlier part has written to it. */
function describeCode(): string {
  const day = new Date().toISOString().slice(0, "2027-01-31".length);
  const changed = git("status", "--porcelain", "--", ".", `:!${page}`);
  const how = changed === "" ? "" : " with changes that were not committed";
  return `Results of ${day}, of commit \`${git("rev-parse", "--short=12", "HEAD")}\`${how}.`;
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" }).trim();
}
