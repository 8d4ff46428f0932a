/** Runs `workerd`, the runtime alone, on a configuration made here. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { CommandFailed } from "../local/failure.ts";
import { bundle, readFlags } from "./bundle.ts";

/** The service: once for the load, and as four isolates more that share its limiter objects. */
export const serviceSockets = ["service", "first", "second", "third", "fourth"] as const;
export type SocketName = "hello" | (typeof serviceSockets)[number];

export interface Workerd {
  port(socket: SocketName): number;
  /** Microseconds of processor time used so far; null where the system does not tell (only Linux does). */
  processorTime(): number | null;
  stop(): Promise<void>;
}

export interface WorkerdOptions {
  /** An empty folder for the bundles, the configuration and the objects' storage. */
  folder: string;
  /** The database as the isolate under load reaches it. */
  databaseUrl: string;
  /** And the four others. */
  otherDatabaseUrl: string;
  dataPointKey: string;
  /** Where the inspector is to listen; nowhere where absent. */
  inspectorPort?: number | undefined;
}

export async function startWorkerd(options: WorkerdOptions): Promise<Workerd> {
  const { folder, inspectorPort } = options;
  const entries = ["hello.ts", "cache.ts", "counted-service.ts"];
  const names = entries.map((entry) => entry.replace(".ts", ""));
  const texts = await Promise.all(names.map((name) => bundle(`${name}.ts`, join(folder, name))));
  names.forEach((name, at) => {
    writeFileSync(join(folder, `${name}.js`), texts[at] ?? "");
  });
  mkdirSync(join(folder, "objects"));
  const config = join(folder, "config.capnp");
  writeFileSync(config, describe(options));

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
  const ports = await readPorts(child.stdio[3] as Readable);
  if (ports.size < serviceSockets.length + 1) {
    throw new CommandFailed("workerd ended by itself; what it said stands above.");
  }
  return {
    port: (socket) => ports.get(socket) ?? 0,
    processorTime: () => readProcessorTime(child.pid ?? 0),
    async stop() {
      process.off("exit", killAtExit);
      child.kill("SIGKILL");
      await exited;
    },
  };
}

function readProcessorTime(pid: number): number | null {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return null;
  const times = readdirSync(tasks).map((task) => {
    const [nanoseconds] = readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1000;
  });
  return times.reduce((sum, time) => sum + time, 0);
}

/** The binary that `wrangler dev` runs too. */
function findWorkerd(): string {
  const wrangler = createRequire(import.meta.url).resolve("wrangler/package.json");
  const { default: binary } = createRequire(wrangler)("workerd") as { default: string };
  return binary;
}

async function readPorts(control: Readable): Promise<Map<string, number>> {
  const ports = new Map<string, number>();
  for await (const line of createInterface({ input: control })) {
    const { event, socket, port } = JSON.parse(line) as Record<string, string | number>;
    if (event === "listen") ports.set(String(socket), Number(port));
    if (ports.size === serviceSockets.length + 1) break;
  }
  return ports;
}

function describe({ folder, databaseUrl, otherDatabaseUrl, dataPointKey }: WorkerdOptions): string {
  const { date, flags } = readFlags();
  const compatibility = `compatibilityDate = ${quote(date)}, compatibilityFlags = [${flags.map(quote).join(", ")}]`;
  const module = (name: string) =>
    `modules = [(name = "worker.js", esModule = embed ${quote(`${name}.js`)})], ${compatibility}`;
  const service = (name: string) => `(name = ${quote(name)}, worker = (
      ${module("counted-service")},
      bindings = [
        (name = "DATABASE_URL", text = ${quote(name === "service" ? databaseUrl : otherDatabaseUrl)}),
        (name = "DATA_POINT_KEY", text = ${quote(dataPointKey)}),
        (name = "RATE_LIMITER", durableObjectNamespace = (className = "RateLimiter", serviceName = "service"))
      ],
      cacheApiOutbound = "cache",
      durableObjectStorage = (localDisk = "objects"),
      durableObjectNamespaces = [${name === "service" ? '(className = "RateLimiter", uniqueKey = "bench", enableSql = true)' : ""}]
    ))`;
  const sockets = ["hello", ...serviceSockets].map(
    (name) => `(name = "${name}", address = "127.0.0.1:0", http = (), service = "${name}")`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "internet", network = (allow = ["public", "private"])),
    (name = "objects", disk = (path = ${quote(join(folder, "objects"))}, writable = true)),
    (name = "hello", worker = (${module("hello")})),
    (name = "cache", worker = (${module("cache")})),
    ${serviceSockets.map(service).join(",\n    ")}
  ],
  sockets = [
    ${sockets.join(",\n    ")}
  ]
);
`;
}

/** Cap'n Proto's strings are written as JSON's, for what is written here. */
function quote(text: string): string {
  return JSON.stringify(text);
}
