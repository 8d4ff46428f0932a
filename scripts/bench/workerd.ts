/** Runs `workerd`, the runtime alone. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { CommandFailed } from "../local/failure.ts";
import { bundle, readFlags } from "./bundle.ts";
import { readPeakMemory, readProcessorTime } from "./processor-time.ts";
import { describeConfig, isPlain, type SocketName, type WorkerName } from "./workerd-config.ts";

export interface Workerd {
  port(socket: SocketName): number;
  /** Microseconds of processor time used so far; null if the system does not report it (only Linux does). */
  processorTime(): number | null;
  /** Peak so far in MiB; null if the system does not report it. */
  peakMemory(): number | null;
  stop(): Promise<void>;
}

export interface WorkerdOptions {
  /** Where the bundles are; takes the configuration and the objects' storage. */
  folder: string;
  /** Tells the files of several processes with the same Workers apart. */
  label?: string;
  workers: readonly [WorkerName, ...WorkerName[]];
  databaseUrl: string;
  dataPointKey: string;
  secretsKey: string;
  /** Where the inspector is to listen; nowhere where absent. */
  inspectorPort?: number | undefined;
}

/** What the service and hello take, and what all Workers of the benchmark do. */
export const serviceBundles = ["hello", "cache", "counted-service"] as const;
export const allBundles = [...serviceBundles, "same-bytes", "naive"] as const;

/** Bundles Workers into a folder. */
export async function bundleWorkers(folder: string, names: readonly string[]): Promise<void> {
  const texts = await Promise.all(names.map((name) => bundle(`${name}.ts`, join(folder, name))));
  names.forEach((name, at) => {
    writeFileSync(join(folder, `${name}.js`), texts[at] ?? "");
  });
}

/** Starts one process with these Workers. @throws {CommandFailed} */
export async function startWorkerd(options: WorkerdOptions): Promise<Workerd> {
  const { folder, workers, inspectorPort } = options;
  const name = `${workers[0]}${options.label ?? ""}`;
  const objects = join(folder, `objects-${name}`);
  mkdirSync(objects);
  const config = join(folder, `${name}.capnp`);
  writeFileSync(config, describeConfig({ ...options, objects, flags: readFlags() }));
  const child = spawn(
    findWorkerd(),
    [
      ...["serve", config, "--control-fd=3"],
      ...(inspectorPort === undefined ? [] : [`--inspector-addr=127.0.0.1:${inspectorPort}`]),
    ],
    { stdio: ["ignore", "inherit", "inherit", "pipe"] },
  );
  const killAtExit = () => void child.kill("SIGKILL");
  process.once("exit", killAtExit);
  const exited = once(child, "exit");
  const sockets = workers.length + workers.filter((name) => !isPlain(name)).length;
  const ports = await readPorts(child.stdio[3] as Readable, sockets);
  if (ports.size < sockets) {
    throw new CommandFailed("workerd ended by itself; what it said stands above.");
  }
  return {
    port: (socket) => ports.get(socket) ?? 0,
    processorTime: () => readProcessorTime(child.pid ?? 0),
    peakMemory: () => readPeakMemory(child.pid ?? 0),
    async stop() {
      process.off("exit", killAtExit);
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** The binary that `wrangler dev` runs too. */
function findWorkerd(): string {
  const wrangler = createRequire(import.meta.url).resolve("wrangler/package.json");
  const { default: binary } = createRequire(wrangler)("workerd") as { default: string };
  return binary;
}

async function readPorts(control: Readable, count: number): Promise<Map<string, number>> {
  const ports = new Map<string, number>();
  for await (const line of createInterface({ input: control })) {
    const { event, socket, port } = JSON.parse(line) as Record<string, string | number>;
    if (event === "listen") ports.set(String(socket), Number(port));
    if (ports.size === count) break;
  }
  return ports;
}
