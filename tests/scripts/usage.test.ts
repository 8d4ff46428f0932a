/** What an operator's command says of itself, without doing anything. */
import { expect, it } from "vitest";
import { scripts } from "../../package.json" with { type: "json" };
import { runHere } from "../support/run-here.ts";
import { runScript } from "../support/run-script.ts";

// Those that do something when they have no arguments.
const commands = [
  "start",
  "webhook:listen",
  "setup",
  "deploy",
  "db:migrate",
  "db:load",
  "figures:compare",
  "generate",
  "verify",
  "conformance:check",
  "figures:calibrate",
  "bench",
  "cost:compute",
  "packages:check",
  "sdk:build",
] as const;

/** Runs a command with these arguments. */
function run(command: (typeof commands)[number], args: string[], how: typeof runHere = runHere) {
  const [, file = ""] = /node scripts\/([\w/-]+\.ts)$/.exec(scripts[command]) ?? [];
  // Whatever the command would do, it has no database to do it to.
  return how(file, args, { LOCAL_DIR: "/nonexistent", DATABASE_URL: "http://127.0.0.1:1" });
}

it.for(commands)("npm run %s prints its usage when asked for help", async (command) => {
  const { code, stdout, stderr } = await run(command, ["--help"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`^Usage:\n.*npm (run )?${command}`));
});

it("an option that the command does not know is refused, with the usage", async () => {
  const { code, stdout, stderr } = await run("db:migrate", ["--bogus"], runScript);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/^Unknown option: --bogus\.\n\nUsage:\n/);
});
