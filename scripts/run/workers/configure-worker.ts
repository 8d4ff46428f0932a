import { resolve } from "node:path";
import type { Unstable_RawConfig } from "wrangler";
import { functions } from "#functions/deployments.ts";
import { projectRoot } from "../local/places.ts";
import { bindingsIn } from "./bindings.ts";
import { inStage, readComposedConfig, type Stage, scriptName } from "./composed-config.ts";
import type { EdgeWorker, Part } from "./workers.ts";

export interface Site {
  /** The service's public host, e.g. `api.example.com`. */
  host: string;
  /** Its public origin; if absent, each request's own origin. */
  origin?: string;
  /** Name of the bucket with the data files; if absent, none are offered. */
  dataBucket?: string | undefined;
  /** Name of the bucket with mails; if absent, none are kept. */
  mailBucket?: string | undefined;
  /** Name of the bucket with documents of jobs; if absent, none are kept. */
  documentBucket?: string | undefined;
  /** The domain of the accounts' addresses for mail; if absent, the service takes none. */
  mailDomain?: string | undefined;
  /** Absent for the deployment that people use. */
  stage?: Stage | undefined;
  /** Where Workers that need it run; by default as `wrangler.toml` says. */
  placement?: Config["placement"];
}

type Config = Omit<Unstable_RawConfig, "env">;

/**
 * The configuration of one Worker: that of the composed Worker in `wrangler.toml`, without the
 * bindings that the bundle does not mention. It names secrets but does not contain their values.
 */
export function configureWorker(
  { name, part }: EdgeWorker,
  text: string,
  { host, origin, stage, placement = readComposedConfig().placement, ...site }: Site,
): Config {
  const composed = readComposedConfig();
  const mentioned = bindingsIn(text, "object", "queue") as readonly string[];
  const limiters = bindingsIn(text, "limiter") as readonly string[];
  const { bindings: objects } = composed.durable_objects;
  const ofStage = <Queue extends { queue?: string }>(own: Queue) => ({
    ...own,
    queue: inStage(own.queue ?? "", stage),
  });
  const producers = (composed.queues.producers ?? []).map(ofStage);
  const consumers = (composed.queues.consumers ?? []).map(ofStage);
  const hasCore = part.kind === "core" || part.kind === "single";
  const servesFiles = part.kind === "catch-all" || part.kind === "single";
  const readsFiles = bindingsIn(text, "files").length > 0;
  const own = {
    // The Workers deployed next may call what only the new objects have. Counts survive a reset.
    durable_objects: { bindings: objects, code_update_strategy: { mode: "immediate" } as const },
    migrations: composed.migrations,
    queues: { producers, consumers },
    triggers: composed.triggers,
  };
  const bound = {
    durable_objects: {
      bindings: objects
        .filter((object) => mentioned.includes(object.name))
        .map((object) => ({ ...object, script_name: scriptName("core", stage) })),
    },
    queues: { producers: producers.filter(({ binding }) => mentioned.includes(binding)) },
  };
  return {
    name: scriptName(name, stage),
    main: "worker.js",
    no_bundle: true,
    compatibility_date: composed.compatibility_date,
    compatibility_flags: composed.compatibility_flags,
    workers_dev: isWorkersDev(host),
    preview_urls: false,
    observability: composed.observability,
    upload_source_maps: true,
    ...(bindingsIn(text, "version").length > 0 && { version_metadata: composed.version_metadata }),
    vars: {
      ...composed.vars,
      ...(origin === undefined ? {} : { SITE_ORIGIN: origin }),
      ...(site.mailDomain === undefined ? {} : { MAIL_DOMAIN: site.mailDomain }),
    },
    secrets: { required: bindingsIn(text, "secret") },
    ...(isPlaced(part) && placement ? { placement } : {}),
    ...(hasCore ? own : bound),
    ratelimits: (composed.ratelimits ?? []).filter(({ name }) => limiters.includes(name)),
    ...bucketsOf(text, {
      DATA_BUCKET: site.dataBucket,
      MAIL_BUCKET: site.mailBucket,
      DOCUMENTS: site.documentBucket,
    }),
    ...((servesFiles || readsFiles) && composed.assets
      ? {
          assets: {
            ...composed.assets,
            directory: resolve(projectRoot, composed.assets.directory ?? ""),
            // Others read files, and serve none by themselves.
            ...(servesFiles ? {} : { run_worker_first: true }),
          },
        }
      : {}),
    ...routesOf(part, host),
  };
}

/**
 * Whether a Worker runs near the database if `wrangler.toml` has a placement: those whose every request
 * asks it several times, for one person. The others answer most calls from a data center's cache or
 * from what the isolate remembers, and would only be further away from whoever calls. The core has no
 * requests of its own. A single Worker has all of them, so whoever sets a placement wants it there.
 */
export function isPlaced(part: Part): boolean {
  if (part.kind === "single") return true;
  if (part.kind !== "function") return false;
  const { path } = part;
  return (
    placedPaths.some((placed) => path === placed || path.startsWith(`${placed}/`)) &&
    path !== functions["salary-tools"]
  );
}

const placedPaths = ["/api/mcp", "/app", "/login", "/signup", "/oauth"];

/** The buckets that the bundle mentions, as far as the operator has them. */
function bucketsOf(text: string, names: Readonly<Record<string, string | undefined>>) {
  const bound = bindingsIn(text, "bucket").flatMap((binding) => {
    const name = names[binding];
    return name === undefined ? [] : [{ binding, bucket_name: name }];
  });
  return bound.length === 0 ? {} : { r2_buckets: bound };
}

/** Whether a host belongs to the platform, which gives each Worker one there. */
export function isWorkersDev(host: string): boolean {
  return host.endsWith(".workers.dev");
}

/** A custom domain receives every request that no route pattern matches. */
function routesOf(part: Part, host: string): Pick<Config, "routes"> {
  switch (part.kind) {
    case "core":
      return {};
    case "single":
    case "catch-all":
      if (isWorkersDev(host)) return {};
      return { routes: [{ pattern: host, custom_domain: true }] };
    case "function":
      return { routes: [`${host}${part.path}*`] };
  }
}
