/** `npm run figures:compare`: what changes for callers between two versions of the dataset in a database. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { lastCompletedQuarter, quarterLabel } from "#shared/figures/quarter.ts";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed } from "../run/local/failure.ts";
import { localPlaces, shorten } from "../run/local/places.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { withDatabase } from "../run/local/with-database.ts";
import { checkIds } from "./moves/check-ids.ts";
import { compareVersions } from "./moves/compare-versions.ts";
import { reportMoves } from "./moves/report-moves.ts";
import { openVersions } from "./moves/versions.ts";

const usage = `Usage:
  npm run figures:compare [-- [--from VERSION] [--to VERSION] [--out FILE]]

Compares every estimate of two versions that are in the database, by default the live one with the
newest, and prints how many change by how much, the twenty that change most and why, what is gained and
lost, and whether ids of the earlier version lead to the same figures. Also written to FILE.`;

const idsChecked = 200;

await runCommand(async () => {
  const { values } = readArguments(
    {
      options: { from: { type: "string" }, to: { type: "string" }, out: { type: "string" } },
    },
    usage,
  );
  await withDatabase(async (db) => {
    const versions = await openVersions(db, values);
    const [from, to] = [versions.from.dataset.version, versions.to.dataset.version];
    const quarter = lastCompletedQuarter(Date.now());
    const comparison = await compareVersions(versions, quarter);
    const ids = await checkIds(versions.from, quarter, idsChecked);
    const report = reportMoves({ from, to, quarter: quarterLabel(quarter) }, comparison, ids);
    const file = values.out ?? join(localPlaces().folder, `moves-${to}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, report);
    console.log(report);
    console.log(`Also in ${shorten(file)}.`);
    if (ids.wrong.length > 0) {
      throw new CommandFailed(`${ids.wrong.length} ids of ${from} do not lead to their figures.`);
    }
  });
});
