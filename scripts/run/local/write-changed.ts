import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "./places.ts";

/** Writes a file of the project, unless it has the text: written again, it would make a running Wrangler reload. */
export function writeChanged(path: string, text: string): void {
  const file = join(projectRoot, path);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
