/**
 * `npm run openapi:compare -- old.json new.json` prints what differs in the structure of two
 * OpenAPI documents, as lines that begin with `-` or `+`, and fails if anything does. Wording
 * is not compared, so a change of texts alone passes.
 */
import { readFileSync } from "node:fs";
import { structureOf } from "./structure.ts";

const [oldFile, newFile] = process.argv.slice(2);

if (oldFile === undefined || newFile === undefined) {
  console.error("Usage: npm run openapi:compare -- old.json new.json");
  process.exitCode = 2;
} else {
  const before = read(oldFile);
  const after = read(newFile);
  const removed = [...before].filter((line) => !after.has(line)).map((line) => `- ${line}`);
  const added = [...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`);
  for (const line of [...removed, ...added]) console.log(line);
  if (removed.length + added.length > 0) process.exitCode = 1;
  else console.log(`Same structure: ${after.size} lines.`);
}

function read(file: string): Set<string> {
  return new Set(structureOf(JSON.parse(readFileSync(file, "utf8"))));
}
