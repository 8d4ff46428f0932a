/** The package as a stranger has it: packed, and installed into a project of its own. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packClient } from "#scripts/generate/sdk/build-client.ts";
import { buildPackage } from "#scripts/generate/sdk/build-data.ts";
import { cacheFolder } from "#scripts/run/stage/cached-folder.ts";
import { compileCache } from "../support/quick-start.ts";
import { type CommandOptions, type CommandResult, runCommand } from "../support/run-command.ts";

export interface InstalledPackage {
  /** The stranger's project. */
  folder: string;
  /** Runs the program with these arguments. */
  run(args: readonly string[], options?: CommandOptions): Promise<CommandResult>;
  remove(): void;
}

/** Patterns of the files that the package has: if one changes, it is packed and installed anew. */
const packed = ["sdk/{bin,data,dist,skills}/**/*", "sdk/{LICENSE,README.md,package.json}"];

/** Installs the package, built from its present sources, into a project of a test's own. */
export async function installPackage(): Promise<InstalledPackage> {
  await buildPackage();
  // Two suites have it; npm takes seconds to pack and to install it.
  const installed = await cacheFolder("installed-client", packed, async (draft) => {
    const project = join(draft, "project");
    mkdirSync(project);
    writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
    const archive = await packClient(project);
    const npm = ["install", "--no-audit", "--no-fund", "--offline", "--ignore-scripts", archive];
    const { status, stderr } = spawnSync("npm", npm, { cwd: project, encoding: "utf8" });
    if (status !== 0) throw new Error(`npm install failed: ${stderr}`);
    return project;
  });
  const folder = mkdtempSync(join(tmpdir(), "sdk-"));
  cpSync(installed, folder, { recursive: true, verbatimSymlinks: true });
  return {
    folder,
    run: (args, options) =>
      runProgram(join(folder, "node_modules/.bin/compensation-intelligence"), args, options),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Runs a module with Node until it ends. */
export function runProgram(
  file: string,
  args: readonly string[],
  { env, input = "" }: CommandOptions = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, [file, ...args], {
    ...{ input, env: { NODE_COMPILE_CACHE: compileCache, ...env } },
  });
}
