import { spawn } from "node:child_process";

export interface ToolRun {
  /** Where the tool runs. */
  folder: string;
  /** Text that its output must contain. */
  expected?: string;
  /** Told all of its output so far, whenever there is more. */
  onOutput?(output: string): void;
}

/** Runs a tool from npm and shows its output. @returns whether it succeeded. */
export async function runTool(
  name: string,
  args: readonly string[],
  { folder, expected = "", onOutput }: ToolRun,
): Promise<boolean> {
  const child = spawn("npx", ["--yes", name, ...args], { cwd: folder });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      process.stdout.write(text);
      onOutput?.(output);
    });
  }
  const code = await new Promise((resolve) => child.on("close", resolve));
  return code === 0 && output.includes(expected);
}
