/** `npm run cost:compute`: writes the tables of docs/cost.md, and of the other pages with measurements, without measuring. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed } from "../run/local/failure.ts";
import { projectRoot } from "../run/local/places.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { makePages, writePages } from "./pages.ts";

const usage = `Usage:
  npm run cost:compute [-- --check]

Computes the tables of docs/cost.md, docs/speed.md and docs/growth.md from docs/measurements.json. With --check, writes
nothing and fails if a committed page differs.`;

await runCommand(async () => {
  const { values } = readArguments({ options: { check: { type: "boolean" } } }, usage);
  if (!values.check) return writePages();
  const stale = [...makePages()].filter(
    ([file, page]) => readFileSync(join(projectRoot, file), "utf8") !== page,
  );
  if (stale.length === 0) return;
  const files = stale.map(([file]) => file).join(", ");
  throw new CommandFailed(`${files}: out of date. Run \`npm run cost:compute\` and commit it.`);
});
