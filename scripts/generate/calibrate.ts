/**
 * `npm run figures:calibrate`: tests the method, for both bases, on wages that were not used to fit it:
 * how accurate its figures are, and how often published medians are inside the interval. It
 * reads only the committed seeds and exits with 1 if a coverage misses its target. With
 * `--write` it also writes the tables to `docs/figures.md` and those of the page on the method.
 */
import { join } from "node:path";
import { runCommand } from "../run/local/command.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { calibrateParity } from "./calibrate/calibrate-parity.ts";
import { coverageRange } from "./calibrate/local/attempt.ts";
import { readLocal } from "./calibrate/local/read-local.ts";
import { calibrateLocal } from "./calibrate/local/sections.ts";
import { writePageTables } from "./calibrate/page-tables.ts";
import { readSeeds } from "./calibrate/read-seeds.ts";
import { percent, toTerminal } from "./calibrate/section.ts";
import { readCatalog } from "./calibrate/titles/read-catalog.ts";
import { calibrateTitles } from "./calibrate/titles/sections.ts";
import { writeFigures } from "./calibrate/write-figures.ts";
import { writeResults } from "./calibrate/write-results.ts";

const usage = `Usage:
  npm run figures:calibrate [-- --write]

Tests the method on wages that were not used to fit it, and exits with 1 if a coverage misses its
target. With --write it also writes the tables of docs/figures.md and of the page on the method.`;

await runCommand(async () => {
  const { values } = readArguments(
    { options: { write: { type: "boolean", default: false } } },
    usage,
  );
  const directory = join(import.meta.dirname, "../../seeds");
  const seeds = readSeeds(directory);
  const parity = calibrateParity(seeds);
  const localData = readLocal(directory, seeds);
  const local = calibrateLocal(localData);
  const served = localData.parameters.wage_year;
  const titles = calibrateTitles(readCatalog(directory, seeds), served);
  const sections = [...titles.sections, ...local.sections, ...parity.sections];

  for (const section of sections) console.log(toTerminal(section));
  if (values.write) {
    writeFigures(join(import.meta.dirname, "../../docs/figures.md"), sections);
    const years = [...(seeds.national.get("00-0000") ?? [])].map(({ year }) => year);
    const releases = {
      first: Math.min(...years),
      last: served,
      parities: localData.parameters.parity_year,
    };
    writePageTables(
      join(import.meta.dirname, "../../shared/site/docs/calibration-tables.json"),
      sections,
      seeds.parameters,
      releases,
    );
    writeResults(
      join(import.meta.dirname, "../../shared/figures/calibration-results.ts"),
      releases.last,
      sections,
    );
  }

  const [least, most] = coverageRange;
  const tested = [
    ...local.tested.map(([name, coverage]) => ({ name, coverage, least, most })),
    parity.tested,
  ];
  for (const { name, coverage, least, most } of tested) {
    // NaN, from a test without cells, misses its target as well.
    if (coverage >= least && coverage <= most) continue;
    console.error(
      `${name}: ${percent(coverage)} inside; ${percent(least)} to ${percent(most)} is the target.`,
    );
    process.exitCode = 1;
  }
  for (const { name, measured, least = Number.NEGATIVE_INFINITY, most } of titles.required) {
    if (measured >= least && measured <= most) continue;
    const from = Number.isFinite(least) ? `${least} to ${most}` : `at most ${most}`;
    console.error(`${name}: ${measured.toFixed(3)}; ${from} is the target.`);
    process.exitCode = 1;
  }
});
