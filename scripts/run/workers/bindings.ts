/** Derives the bindings that a Worker needs from the names in its bundle. */
import type { Bindings } from "#shared/middleware/env.ts";

type Kind =
  | "secret"
  /** Set for a deployment, identical in each of its Workers. */
  | "variable"
  | "object"
  | "queue"
  /** A limit that the platform counts. */
  | "limiter"
  | "bucket"
  /** The version of the Worker, which the platform sets. */
  | "version"
  /** The files in `public`, of the Worker that serves them. */
  | "files"
  /** Only for tests and local runs. */
  | "local";

const kinds = {
  DATABASE_URL: "secret",
  DATABASE_AUTH_TOKEN: "secret",
  DATA_POINT_KEY: "secret",
  SECRETS_KEY: "secret",
  RATE_LIMITER: "object",
  PAGE_LIMITER: "limiter",
  PAGE_NETWORK_LIMITER: "limiter",
  WEBHOOK_SWEEPER: "object",
  WEBHOOK_QUEUE: "queue",
  DATA_BUCKET: "bucket",
  MAIL_BUCKET: "bucket",
  DOCUMENTS: "bucket",
  ASSETS: "files",
  WORKER_VERSION: "version",
  SITE_ORIGIN: "variable",
  SITE_NAME: "variable",
  RP_ID: "variable",
  SIGN_UP: "variable",
  MAIL_DOMAIN: "variable",
  SECURITY_CONTACT: "variable",
  PRICES: "variable",
  UPGRADE_URL: "variable",
  SUPPORT_CONTACT: "variable",
  OPERATOR_NAME: "variable",
  OPERATOR_CONTACT: "variable",
  ENVIRONMENT: "local",
  WEBHOOK_RESOLVERS: "variable",
  WEBHOOK_TRANSPORT: "variable",
  WEBHOOK_LOCAL_TARGETS: "local",
  OAUTH_ACCESS_TOKEN_SECONDS: "local",
  FROZEN_CLOCK: "local",
} as const satisfies Record<keyof Bindings, Kind>;

/** The bindings of these kinds that a bundle mentions. Minification does not change property names. */
export function bindingsIn(text: string, ...wanted: Kind[]): (keyof Bindings)[] {
  return (Object.keys(kinds) as (keyof Bindings)[]).filter(
    (name) => wanted.includes(kinds[name]) && new RegExp(`\\b${name}\\b`).test(text),
  );
}
