import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export const folder = import.meta.dirname;
export const documentFile = join(folder, "../../../schema/openapi.json");

// No telemetry.
const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Starts a tool that `npm ci` has installed in this folder. */
export function start(tool: string, args: readonly string[], cwd = folder): ChildProcess {
  const command = join(folder, "node_modules/.bin", tool);
  return spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
}

/** Runs such a tool and shows its output. */
export function run(tool: string, args: readonly string[], cwd = folder) {
  console.log(`\n# ${tool} ${args.join(" ")}`);
  return follow(start(tool, args, cwd));
}

/**
 * Shows what a tool prints until it ends.
 *
 * @param onOutput called with all of its output so far, whenever there is more.
 */
export async function follow(child: ChildProcess, onOutput = (_output: string) => {}) {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      process.stdout.write(text);
      onOutput(output);
    });
  }
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { passed: code === 0, output };
}
