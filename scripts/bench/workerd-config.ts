/** The configuration of `workerd`, in Cap'n Proto's text format. */
import type { Flags } from "./bundle.ts";

/** A Worker with its own socket. */
export type WorkerName = PlainName | CountedName;

/** A Worker without a database or objects. */
export type PlainName = (typeof plain)[number];
const plain = ["hello", "same-bytes"] as const;

export function isPlain(name: WorkerName): name is PlainName {
  return (plain as readonly string[]).includes(name);
}

/** A Worker that reports how often it calls limiter objects. */
export type CountedName = "naive" | ServiceName;

/** The service under load, the same with its fast path off, and isolates that share limiter objects. */
export type ServiceName =
  | "service"
  | "fast-path-off"
  | (typeof sharingIsolates)[number]
  | DrawnIsolate;
export const sharingIsolates = ["first", "second", "third", "fourth"] as const;

export function isSharing(name: string): name is (typeof sharingIsolates)[number] {
  return (sharingIsolates as readonly string[]).includes(name);
}

/** One isolate for each row of drawn calls, so that no row uses data that another has cached. */
export const drawnIsolates = [
  ...(["calculate-once", "compare-once", "history-once", "lineage-once"] as const),
  ...(["calculate-zipf", "compare-zipf", "history-zipf", "lineage-zipf"] as const),
] as const;
export type DrawnIsolate = (typeof drawnIsolates)[number];

export function isDrawn(name: string): name is DrawnIsolate {
  return (drawnIsolates as readonly string[]).includes(name);
}

export type SocketName = WorkerName | ReturnType<typeof countOf>;

export interface ConfigOptions {
  /** The first service hosts the limiter objects. */
  workers: readonly WorkerName[];
  flags: Flags;
  databaseUrl: string;
  dataPointKey: string;
  secretsKey: string;
  /** Absolute path of the folder for what the objects store. */
  objects: string;
}

/** The socket at which a service reports its calls of limiter objects. */
export function countOf(name: CountedName): `${CountedName} objects` {
  return `${name} objects`;
}

const offBinding = `
        (name = "FAST_PATH", text = "off"),`;

const objectClasses = ["RateLimiter", "WebhookSweeper"]
  .map((name) => `(className = ${quote(name)}, uniqueKey = ${quote(name)}, enableSql = true)`)
  .join(", ");

/** A configuration for the folder of the bundles. */
export function describeConfig(options: ConfigOptions): string {
  const { workers, flags, objects } = options;
  const module = (name: string) =>
    `modules = [(name = "worker.js", esModule = embed ${quote(`${name}.js`)})],
      compatibilityDate = ${quote(flags.date)}, compatibilityFlags = [${flags.flags.map(quote).join(", ")}]`;
  const owner = workers.find((name) => !isPlain(name));
  const objectsOf = (className: string) =>
    `durableObjectNamespace = (className = ${quote(className)}, serviceName = ${quote(owner ?? "")})`;
  const service = (name: CountedName) => `
      ${module(name === "naive" ? "naive" : "counted-service")},
      bindings = [
        (name = "ENVIRONMENT", text = "local"),${name === "fast-path-off" ? offBinding : ""}
        (name = "DATABASE_URL", text = ${quote(options.databaseUrl)}),
        (name = "DATA_POINT_KEY", text = ${quote(options.dataPointKey)}),
        (name = "SECRETS_KEY", text = ${quote(options.secretsKey)}),
        (name = "RATE_LIMITER", ${objectsOf("RateLimiter")}),
        (name = "WEBHOOK_SWEEPER", ${objectsOf("WebhookSweeper")})
      ],
      cacheApiOutbound = "cache",
      durableObjectStorage = (inMemory = void),
      durableObjectNamespaces = [${name === owner ? objectClasses : ""}]`;
  const worker = (name: WorkerName) =>
    `(name = ${quote(name)}, worker = (${isPlain(name) ? module(name) : service(name)}))`;
  const socket = (name: string, service: string) =>
    `(name = ${quote(name)}, address = "127.0.0.1:0", http = (), service = ${service})`;
  const sockets = workers.flatMap((name) => [
    socket(name, quote(name)),
    ...(isPlain(name)
      ? []
      : [socket(countOf(name), `(name = ${quote(name)}, entrypoint = "objects")`)]),
  ]);
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "internet", network = (allow = ["public", "private"])),
    (name = "objects", disk = (path = ${quote(objects)}, writable = true)),
    (name = "cache", worker = (${module("cache")})),
    ${workers.map(worker).join(",\n    ")}
  ],
  sockets = [
    ${sockets.join(",\n    ")}
  ]
);
`;
}

/** For the texts used here, Cap'n Proto's string syntax is that of JSON. */
function quote(text: string): string {
  return JSON.stringify(text);
}
