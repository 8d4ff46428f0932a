/**
 * `npm run queries`: has Drizzle build the queries in `schema/queries`, and writes their text. With
 * `--check`, it fails if the committed file differs.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./local/places.ts";
import { writeQueries } from "./queries/write-queries.ts";

const file = join(projectRoot, "shared/db/built-queries.ts");
const text = await writeQueries();
if (!process.argv.includes("--check")) {
  writeFileSync(file, text);
} else if (readFileSync(file, "utf8") !== text) {
  console.error("shared/db/built-queries.ts is out of date: run `npm run queries` and commit it.");
  process.exitCode = 1;
}
