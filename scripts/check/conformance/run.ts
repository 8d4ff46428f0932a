import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export const folder = import.meta.dirname;
export const documentFile = join(folder, "../../../schema/openapi.json");

/** Exit code of a check that cannot run on this machine; automake's convention. */
export const skipped = 77;

// No telemetry.
const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Starts a tool that `npm ci` has installed in this folder. */
export function start(
  tool: string,
  args: readonly string[],
  output: "inherit" | "pipe",
  cwd = folder,
): ChildProcess {
  const command = join(folder, "node_modules/.bin", tool);
  return spawn(command, args, { cwd, env, stdio: ["ignore", output, output] });
}

/** Runs a tool to completion. @returns whether it exited with 0. */
export async function run(tool: string, args: readonly string[], cwd = folder): Promise<boolean> {
  console.log(`\n# ${tool} ${args.join(" ")}`);
  const [code] = await once(start(tool, args, "inherit", cwd), "exit");
  return code === 0;
}
