import { spawn } from "node:child_process";

/** Runs a program of this folder. @returns what whoever runs it in a shell is shown. */
export async function runProgram(name, args, { env, onOutput }) {
  const child = spawn(name, args, {
    cwd: env.HOME,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [printed, output] = ["", ""];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      if (stream === child.stdout) printed += text;
      output += text;
      onOutput(output);
    });
  }
  const code = await new Promise((resolve) => child.on("close", resolve));
  return code === 0 ? printed : `exit ${code}: ${output}`;
}
