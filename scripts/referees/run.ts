import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export const folder = import.meta.dirname;
export const documentFile = join(folder, "../../schema/openapi.json");

/** Exit code of a referee that could not be heard here, as automake has it. */
export const skipped = 77;

/** Nothing is told to anybody about a run. */
const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Starts a referee that `npm ci` of this folder has installed. */
export function start(
  tool: string,
  args: readonly string[],
  output: "inherit" | "pipe",
  cwd = folder,
): ChildProcess {
  const command = join(folder, "node_modules/.bin", tool);
  return spawn(command, args, { cwd, env, stdio: ["ignore", output, output] });
}

/** Runs one to its end. @returns whether it is content */
export async function run(tool: string, args: readonly string[], cwd = folder): Promise<boolean> {
  console.log(`\n# ${tool} ${args.join(" ")}`);
  const [code] = await once(start(tool, args, "inherit", cwd), "exit");
  return code === 0;
}
