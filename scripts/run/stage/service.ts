/** The service as deployed: the Worker in workerd, with a real database. */
import type { Bindings } from "#shared/middleware/env.ts";
import { bundledWorker } from "./bundled-worker.ts";
import { mailDomain } from "./mail.ts";
import { splitWorkers } from "./split-workers.ts";
import { startWorkers, type WorkerOptions } from "./start-workers.ts";
import { composedSettings, type WorkerSettings } from "./worker-options.ts";

export interface Service {
  url: URL;
  fetch(path: string, init?: ServiceRequest): Promise<Response>;
  /** Evicts the limiter object of a subject from memory; its storage is kept. */
  evictLimiter(subject: string): Promise<void>;
  /** Fires the hourly cron trigger. */
  runSchedule(): Promise<void>;
  /** The bindings of the Worker. */
  env(): Promise<Bindings>;
  /** The bucket of the reference data and the data files. */
  dataBucket(): Promise<R2Bucket>;
  /** The log entries of the Worker. */
  logs(): string[];
  stop(): Promise<void>;
}

export interface ServiceRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** A key or token, sent as bearer. */
  key?: string | undefined;
  /** The client's address as the edge would report it. */
  address?: string;
}

export interface ServiceOptions {
  databaseUrl: string;
  /** ISO 8601 instant that the service's clock is frozen at. */
  clock?: string;
  /** Another entry file than the composed Worker. */
  main?: string;
  /** Changes the bundle of a Worker that is not split. @param bundle its path. @returns the path of another. */
  changeBundle?: (bundle: string) => string | Promise<string>;
  /** Whether every function is a Worker of its own; by default only with `TOPOLOGY=split`. */
  split?: boolean;
  /** Local receivers that webhooks may reach, in the format of `WEBHOOK_LOCAL_TARGETS`. */
  localTargets?: readonly string[];
  /** DNS over HTTPS endpoints to use instead of public ones. */
  resolvers?: readonly string[];
  /** Whether it has no bucket for documents, as where the operator has set up none. */
  keepsNoDocuments?: boolean;
  /** How long access tokens are valid; an hour by default. */
  accessTokenSeconds?: number;
  /** Keys other than those of the tests. */
  keys?: { DATA_POINT_KEY: string; SECRETS_KEY: string };
}

/** The time of services whose clock does not move: the last completed quarter is Q3 2026. */
export const stoppedClock = "2026-11-21T12:00:00.000Z";

export const secretsKey = "1e".repeat(32);

/** Starts the Worker of `wrangler.toml` with test secrets. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const workers = await listWorkers(options);
  // The last owns the Durable Objects.
  const core = workers.at(-1)?.name ?? "";
  const { miniflare, url, fetch, logs, stop } = await startWorkers(workers);
  return {
    url,
    fetch: (path, { key, address, headers, ...init } = {}) =>
      fetch(new URL(path, url).href, {
        ...init,
        headers: {
          // Compression would cost the runtime and this process a fifth of their time.
          "accept-encoding": "identity",
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(address === undefined ? {} : { "cf-connecting-ip": address }),
          ...headers,
        },
      }),
    evictLimiter: (name) => miniflare.unsafeEvictDurableObject(core, "RateLimiter", { name }),
    async runSchedule() {
      await (await miniflare.getWorker(core)).scheduled({});
    },
    dataBucket: () =>
      miniflare.getR2Bucket(
        "DATA_BUCKET",
        workers.find(({ name }) => name.endsWith("-data"))?.name ?? core,
      ) as unknown as Promise<R2Bucket>,
    env: () => miniflare.getBindings<Bindings>(core),
    logs,
    stop,
  };
}

async function listWorkers(options: ServiceOptions): Promise<WorkerOptions[]> {
  const bindings = variables(options);
  const { main, changeBundle = (path: string) => path } = options;
  const { split = main === undefined && process.env.TOPOLOGY === "split" } = options;
  if (split) return (await splitWorkers()).map((worker) => ({ ...worker, bindings }));
  const settings = await composedSettings();
  const bundle = await changeBundle(await bundledWorker(main ?? "functions/worker.ts"));
  const own = main === undefined ? settings : probeSettings(settings);
  if (options.keepsNoDocuments) delete own.r2Buckets?.DOCUMENTS;
  return [{ ...own, bundle, bindings }];
}

/** Entry files of tests export only the limiter. */
function probeSettings({ durableObjects = {}, ...settings }: WorkerSettings): WorkerSettings {
  const { name, compatibilityDate, compatibilityFlags = [] } = settings;
  const { RATE_LIMITER } = durableObjects;
  return {
    ...{ name, compatibilityDate, compatibilityFlags },
    ...(RATE_LIMITER && { durableObjects: { RATE_LIMITER } }),
  };
}

function variables(options: ServiceOptions): Record<string, string> {
  const { localTargets = [], resolvers = [], accessTokenSeconds: seconds } = options;
  return {
    DATABASE_URL: options.databaseUrl,
    DATA_POINT_KEY: "0f".repeat(32),
    SECRETS_KEY: secretsKey,
    ...options.keys,
    ENVIRONMENT: "test",
    MAIL_DOMAIN: mailDomain,
    ...(localTargets.length === 0 ? {} : { WEBHOOK_LOCAL_TARGETS: localTargets.join(",") }),
    ...(resolvers.length === 0 ? {} : { WEBHOOK_RESOLVERS: resolvers.join(",") }),
    ...(seconds === undefined ? {} : { OAUTH_ACCESS_TOKEN_SECONDS: String(seconds) }),
    ...(options.clock === undefined ? {} : { FROZEN_CLOCK: options.clock }),
  };
}
