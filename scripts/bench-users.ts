/**
 * `npm run bench:users`: what single actions of users take (processor time, rows, calls of objects,
 * messages), one after another as few users make them. Writes docs/benchmarks-users.json, from which, with
 * docs/benchmarks.json, `npm run cost` computes docs/cost.md.
 */

import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import prepareAuthority from "../tests/support/receivers/prepare-authority.ts";
import { measureDeployment } from "./bench/users/measure-deployment.ts";
import { measurePasskeyCheck } from "./bench/users/measure-passkey-check.ts";
import { runCommand } from "./local/command.ts";
import { projectRoot } from "./local/places.ts";

await runCommand(async () => {
  // Miniflare reads which authorities are trusted when it is imported.
  await prepareAuthority();
  const passkeyCheck = await measurePasskeyCheck();
  const deployment = await measureDeployment();
  const { startStage } = await import("./bench/users/stage.ts");
  const { measureKinds } = await import("./bench/users/measure-kinds.ts");
  const stage = await startStage();
  try {
    const before = loadavg()[0];
    const actions = await measureKinds(stage);
    const run = {
      date: new Date().toISOString().slice(0, "2027-01-31".length),
      /** Of the machine in the minute before, and in the last: what else it did. */
      load: { before, after: loadavg()[0] },
      ...{ deployment, passkeyCheck, actions },
    };
    const short = (_: string, value: unknown) =>
      typeof value === "number" ? Number(value.toPrecision(4)) : value;
    const file = join(projectRoot, "docs/benchmarks-users.json");
    writeFileSync(file, `${JSON.stringify(run, short, 2)}\n`);
    console.table(
      Object.fromEntries(
        Object.entries(actions).map(([name, { processor, ...rest }]) => [
          name,
          { median: processor.median, longest: processor.longest, ...rest },
        ]),
      ),
    );
  } finally {
    await stage.stop();
  }
});
