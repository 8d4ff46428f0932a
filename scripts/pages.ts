/**
 * `npm run pages`: generates the files that the pages show, from the committed seeds, the
 * recorded examples and the snippets. With `--check`, it fails if a committed file differs.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFiles } from "./pages/make-files.ts";

const root = join(import.meta.dirname, "..");
const checking = process.argv.includes("--check");

for (const [file, content] of Object.entries(makeFiles(root))) {
  const path = join(root, file);
  if (!checking) writeFileSync(path, content);
  else if (!existsSync(path) || readFileSync(path, "utf8") !== content) {
    console.error(`${file} is out of date: run \`npm run pages\` and commit it.`);
    process.exitCode = 1;
  }
}
