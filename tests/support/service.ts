/** The service as deployed: the Worker in workerd, with a real database. */
import { join, resolve } from "node:path";
import {
  createTestHarness,
  type TestHarnessOptions,
  type Unstable_Config,
  type Unstable_RawConfig,
  unstable_readConfig,
} from "wrangler";
import type { Bindings } from "../../shared/http/env.ts";
import { bundledWorker } from "./bundled-worker.ts";
import { assertMayStart } from "./may-start.ts";
import { coreName, splitWorkers } from "./split-workers.ts";

const root = join(import.meta.dirname, "../..");

export interface Service {
  url: URL;
  fetch(path: string, init?: ServiceRequest): Promise<Response>;
  /** Evicts the limiter object of a subject from memory; its storage is kept. */
  evictLimiter(subject: string): Promise<void>;
  /** Fires the hourly cron trigger. */
  runSchedule(): Promise<void>;
  /** The bindings of the Worker. */
  env(): Promise<Bindings>;
  /** The log entries of the Worker. */
  logs(): string[];
  stop(): Promise<void>;
}

export interface ServiceRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
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
  /** Whether every function is a Worker of its own; by default only with `TOPOLOGY=split`. */
  split?: boolean;
  /** Whether the fast path is on; by default as `FAST_PATH` says. */
  fastPath?: boolean;
  /** Local receivers that webhooks may reach, in the format of `WEBHOOK_LOCAL_TARGETS`. */
  localTargets?: readonly string[];
  /** DNS over HTTPS endpoints to use instead of public ones. */
  resolvers?: readonly string[];
}

/** Starts the Worker of `wrangler.toml` with test secrets. */
export async function startService(options: ServiceOptions): Promise<Service> {
  assertMayStart("a service");
  const split = options.main === undefined && (options.split ?? process.env.TOPOLOGY === "split");
  const workers = await listInputs(options, split);
  // Not the project's folder: variables in a developer's `.dev.vars` or `.env` must not affect tests.
  const harness = createTestHarness({ root: import.meta.dirname, workers });
  const core = () => harness.getWorker<Bindings>(split ? coreName : undefined);
  const { url } = await harness.listen();
  return {
    url,
    fetch: async (path, init = {}) => {
      const { key, address, headers, ...rest } = init;
      const response = await harness.fetch(new URL(path, url).href, {
        ...rest,
        redirect: "manual",
        headers: {
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(address === undefined ? {} : { "cf-connecting-ip": address }),
          ...headers,
        },
      });
      return response as unknown as Response;
    },
    evictLimiter: (subject) => core().evictDurableObject("RATE_LIMITER", { name: subject }),
    async runSchedule() {
      await core().scheduled({});
    },
    env: () => core().getEnv(),
    logs: () => harness.getLogs().map((entry) => JSON.stringify(entry)),
    stop: () => harness.close(),
  };
}

type Inputs = NonNullable<TestHarnessOptions["workers"]>;

async function listInputs(options: ServiceOptions, split: boolean): Promise<Inputs> {
  if (!split) return [{ config: await configure(options) }];
  const vars = variables(options);
  return (await splitWorkers()).map((configPath) => ({ configPath, vars }));
}

async function configure(options: ServiceOptions): Promise<Unstable_RawConfig> {
  const { name, main, ...config } = unstable_readConfig({ config: join(root, "wrangler.toml") });
  if (main === undefined) throw new Error("wrangler.toml names no main file");
  return {
    name: name ?? "service",
    main: await bundledWorker(options.main ?? main),
    no_bundle: true,
    compatibility_date: config.compatibility_date,
    compatibility_flags: config.compatibility_flags,
    ...(options.main === undefined ? serviceConfig(config) : probeConfig(config)),
    vars: variables(options),
  };
}

function variables(options: ServiceOptions): Record<string, string> {
  const { localTargets = [], resolvers = [] } = options;
  return {
    DATABASE_URL: options.databaseUrl,
    DATA_POINT_KEY: "0f".repeat(32),
    SECRETS_KEY: "1e".repeat(32),
    ENVIRONMENT: "test",
    ...((options.fastPath ?? process.env.FAST_PATH !== "off") ? {} : { FAST_PATH: "off" }),
    ...(localTargets.length === 0 ? {} : { WEBHOOK_LOCAL_TARGETS: localTargets.join(",") }),
    ...(resolvers.length === 0 ? {} : { WEBHOOK_RESOLVERS: resolvers.join(",") }),
    ...(options.clock === undefined ? {} : { FROZEN_CLOCK: options.clock }),
  };
}

type Declared = Pick<Unstable_Config, "durable_objects" | "migrations" | "queues" | "assets">;

/** The exports and queues of the composed Worker. */
function serviceConfig(declared: Declared): Partial<Unstable_RawConfig> {
  const { durable_objects, migrations, queues, assets } = declared;
  return { durable_objects, migrations, queues, ...(assets ? { assets: locate(assets) } : {}) };
}

type Assets = NonNullable<Unstable_Config["assets"]>;

function locate({ directory, ...assets }: Assets): Assets {
  return { ...assets, ...(directory === undefined ? {} : { directory: resolve(root, directory) }) };
}

/** Entry files of tests export only the limiter. */
function probeConfig({ durable_objects, migrations }: Declared): Partial<Unstable_RawConfig> {
  const limiter = "RateLimiter";
  return {
    durable_objects: {
      bindings: durable_objects.bindings.filter(({ class_name }) => class_name === limiter),
    },
    migrations: migrations.filter(({ new_sqlite_classes }) =>
      new_sqlite_classes?.includes(limiter),
    ),
  };
}
