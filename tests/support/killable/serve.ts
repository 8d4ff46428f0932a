/**
 * A process that runs only the service. Prints the process id and URL of the runtime whenever it is
 * ready.
 */
import childProcess, { type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { KillableOptions } from "./killable-service.ts";

const [file = ""] = process.argv.slice(2);
const options: KillableOptions = JSON.parse(readFileSync(file, "utf8"));
const contents = readFileSync(options.script, "utf8");

// Miniflare restarts a runtime that has died, but does not expose its process.
let runtime: ChildProcess | undefined;
const { spawn } = childProcess;
childProcess.spawn = ((...args: Parameters<typeof spawn>) => {
  runtime = spawn(...args);
  return runtime;
}) as typeof spawn;

const miniflare = new Miniflare({
  ...convertV4MiniflareOptions({
    ...options.worker,
    // A list of one module, because Miniflare would parse a script for its imports.
    modules: [{ type: "ESModule", path: "worker.js", contents }],
    // Mail, as `wrangler dev` takes it.
    unsafeTriggerHandlers: true,
  }),
  unsafeHandleRuntimeRestart: reportReady,
});
await reportReady();

async function reportReady(): Promise<void> {
  const { href } = await miniflare.ready;
  console.log(`ready ${runtime?.pid} ${href}`);
}
