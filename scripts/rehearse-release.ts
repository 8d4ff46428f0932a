/**
 * `npm run rehearse:release`: fakes the next release of the survey from the present seeds, with known
 * changes, and takes it to a live dataset by the commands of `docs/refresh.md`, in a folder and a
 * database of its own.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDataset } from "../seeds/load/index.ts";
import { readPresent } from "../seeds/refresh/read-present.ts";
import { connect } from "../shared/db/client.ts";
import { runCommand } from "./local/command.ts";
import { CommandFailed } from "./local/failure.ts";
import { migrateDatabase } from "./local/migrate.ts";
import { projectRoot } from "./local/places.ts";
import { startSqld } from "./local/sqld.ts";
import {
  type DocumentedCommand,
  documentedCommands,
  rehearsed,
} from "./rehearse/documented-commands.ts";
import { knownChanges } from "./rehearse/known-changes.ts";
import { makeRelease } from "./rehearse/make-release.ts";
import { writeWorkbook } from "./rehearse/write-workbook.ts";

const times: [step: string, seconds: number][] = [];

async function timed<Result>(step: string, run: () => Result | Promise<Result>): Promise<Result> {
  console.log(`\n> ${step}`);
  const started = performance.now();
  const result = await run();
  times.push([step, (performance.now() - started) / 1000]);
  return result;
}

async function runScript({ script, args }: DocumentedCommand, url: string): Promise<void> {
  const child = spawn("npm", ["run", "--silent", script, ...(args.length ? ["--", ...args] : [])], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: url, DATABASE_AUTH_TOKEN: "" },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new CommandFailed(`npm run ${script} ended with ${code}.`);
}

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), "rehearsal-"));
  const places = {
    release: join(folder, "oews"),
    seeds: join(folder, "seeds"),
    out: join(folder, "data"),
  };
  for (const data of ["tables", "calibration", "manifest.json", "method.json"]) {
    cpSync(join(projectRoot, "seeds", data), join(places.seeds, data), { recursive: true });
  }
  const sqld = await startSqld({
    directory: join(folder, "database"),
    logFile: join(folder, "log"),
    idleSeconds: 600,
  });
  try {
    const former = await timed("a database with the present release", async () => {
      const db = connect({ url: sqld.url }, { timeoutMs: 120_000 });
      await migrateDatabase(db);
      const { version } = await loadDataset(db);
      db.close();
      return version;
    });
    await timed("the faked workbooks of the next release", () => {
      const { workbooks, changes } = makeRelease(readPresent(places.seeds), knownChanges);
      mkdirSync(places.release, { recursive: true });
      for (const [file, sheets] of workbooks) {
        writeFileSync(join(places.release, file), writeWorkbook(sheets));
      }
      writeFileSync(join(places.seeds, "release-changes.csv"), changes);
    });
    const document = readFileSync(join(projectRoot, "docs/refresh.md"), "utf8");
    for (const command of documentedCommands(document)) {
      const own = rehearsed(command, { ...places, former });
      const name = `npm run ${[command.script, ...command.args].join(" ")}`;
      if (own) await timed(name, () => runScript(own, sqld.url));
      else console.log(`\n> ${name}: not rehearsed, because it needs the platform`);
    }
  } finally {
    await sqld.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log("");
  for (const [step, seconds] of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${step}`);
});
