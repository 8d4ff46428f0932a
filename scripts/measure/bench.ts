/**
 * `npm run bench`: what the actions of users take, with the database on the same machine and 60 ms away, in isolates that
 * have just started and in those that have served others, and how that changes as data and accounts grow. Writes
 * docs/measurements.json and the tables of docs/speed.md, docs/cost.md and docs/growth.md.
 */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { runCommand } from "../run/local/command.ts";
import { UsageError } from "../run/local/failure.ts";
import { projectRoot } from "../run/local/places.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import prepareAuthority from "../run/stage/receivers/prepare-authority.ts";
import { type Measurements, measurementsFile, readMeasurements } from "./measurements.ts";
import { writePages } from "./pages.ts";

/** The actions that are measured again with more data. */
const growthNames: readonly string[] = [
  ...["search without a key", "calculate with a key", "board of an account, 30 jobs"],
  ...["list of jobs, 30 jobs", "new job"],
];

const usage = `Usage:
  npm run bench [-- [NAME…] [--starts 3]]

Measures what actions of users take, on a database next to the service and 60 ms away, in new isolates and in those that
have served others, and with 10 times the data and 100 times the accounts. Takes some ten minutes, and writes
docs/measurements.json and the tables of docs/speed.md, docs/cost.md and docs/growth.md. With names, measures the actions
that have one of them in their name, and writes nothing.

  --starts  how many isolates are started for the first requests of each action`;

await runCommand(async () => {
  const options = { starts: { type: "string", default: "3" } } as const;
  const { values, positionals } = readArguments({ allowPositionals: true, options }, usage);
  const starts = Number(values.starts);
  if (!(starts >= 1)) throw new UsageError(usage);

  // Miniflare reads which authorities are trusted when it is imported.
  await prepareAuthority();
  const { actions: all } = await import("./bench/actions.ts");
  const { measureActions } = await import("./bench/measure-actions.ts");
  const { measureGrowth } = await import("./bench/measure-growth.ts");
  const { measureDeployment } = await import("./bench/measure-deployment.ts");
  const { startStage } = await import("./bench/stage.ts");

  const isChosen = (name: string) => positionals.some((part) => name.includes(part));
  const chosen = all.filter(({ name }) => positionals.length === 0 || isChosen(name));
  if (chosen.length === 0) throw new UsageError(`No action is called ${positionals.join(", ")}.`);
  const before = loadavg()[0] ?? 0;
  const stage = await startStage();
  const actions = await measureActions(stage, chosen, starts).finally(() => stage.stop());
  if (positionals.length > 0) return console.log(JSON.stringify(actions, short, 2));

  const growth = await measureGrowth(all.filter(({ name }) => growthNames.includes(name)));
  const run: Measurements = {
    date: new Date().toISOString().slice(0, "2027-01-31".length),
    starts,
    load: { before, after: loadavg()[0] ?? 0 },
    ...{ actions, growth, deployment: await measureDeployment(readMeasurements().deployment) },
  };
  writeFileSync(join(projectRoot, measurementsFile), `${JSON.stringify(run, short, 2)}\n`);
  writePages();
});

/** Four digits are more than two runs have in common. */
function short(_: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(4)) : value;
}
