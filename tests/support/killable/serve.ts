/** A process that runs the service and nothing else. Says which process the runtime is, and its URL, whenever it answers. */
import childProcess, { type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { KillableOptions } from "./killable-service.ts";

const [file = ""] = process.argv.slice(2);
const options: KillableOptions = JSON.parse(readFileSync(file, "utf8"));
const script = readFileSync(options.script, "utf8");

// Miniflare starts a runtime that has died anew, but does not tell which process it is.
let runtime: ChildProcess | undefined;
const { spawn } = childProcess;
childProcess.spawn = ((...args: Parameters<typeof spawn>) => {
  runtime = spawn(...args);
  return runtime;
}) as typeof spawn;

const miniflare = new Miniflare({
  ...convertV4MiniflareOptions({ ...options.worker, modules: true, script }),
  unsafeHandleRuntimeRestart: sayThatItAnswers,
});
await sayThatItAnswers();

async function sayThatItAnswers(): Promise<void> {
  const { href } = await miniflare.ready;
  console.log(`ready ${runtime?.pid} ${href}`);
}
