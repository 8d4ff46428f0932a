import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export const folder = import.meta.dirname;
export const documentFile = join(folder, "../../../schema/openapi.json");

/** Exit code of a check that cannot run on this machine; automake's convention. */
export const skipped = 77;

interface ToolRun {
  /** Where it runs; by default the folder of the tools that `npm ci` has installed. */
  cwd?: string;
  /** Called with all of its output so far, whenever there is more. */
  onOutput?(output: string): void;
}

// No telemetry.
const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Starts a tool that `npm ci` has installed in this folder. */
export function start(tool: string, args: readonly string[], cwd = folder): ChildProcess {
  const command = join(folder, "node_modules/.bin", tool);
  return spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
}

/** Runs such a tool and shows its output. */
export function run(tool: string, args: readonly string[], how: ToolRun = {}) {
  console.log(`\n# ${tool} ${args.join(" ")}`);
  return follow(start(tool, args, how.cwd), how);
}

/** Runs a tool from npm, by its name and version, and shows its output. */
export function runFromNpm(tool: string, args: readonly string[], how: ToolRun) {
  return follow(spawn("npx", ["--yes", tool, ...args], { cwd: how.cwd }), how);
}

async function follow(child: ChildProcess, { onOutput }: ToolRun) {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      process.stdout.write(text);
      onOutput?.(output);
    });
  }
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { passed: code === 0, output };
}
