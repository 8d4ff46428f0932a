/** What a Worker is given by the platform, told from what its bundle mentions. */
import type { Bindings } from "../../shared/http/env.ts";

type Kind =
  | "secret"
  /** Set for a deployment, the same for each of its Workers. */
  | "variable"
  | "object"
  | "queue"
  /** For tests and local runs alone. */
  | "local";

const kinds = {
  DATABASE_URL: "secret",
  DATABASE_AUTH_TOKEN: "secret",
  DATA_POINT_KEY: "secret",
  SECRETS_KEY: "secret",
  RATE_LIMITER: "object",
  WEBHOOK_SWEEPER: "object",
  WEBHOOK_QUEUE: "queue",
  SITE_ORIGIN: "variable",
  SECURITY_CONTACT: "variable",
  FAST_PATH: "variable",
  ENVIRONMENT: "local",
  WEBHOOK_RESOLVERS: "variable",
  WEBHOOK_TRANSPORT: "variable",
  WEBHOOK_LOCAL_TARGETS: "local",
  FROZEN_CLOCK: "local",
} as const satisfies Record<keyof Bindings, Kind>;

/** Names of the bindings of these kinds that a bundle mentions. Minifying leaves the names of properties alone. */
export function bindingsIn(text: string, ...wanted: Kind[]): (keyof Bindings)[] {
  return (Object.keys(kinds) as (keyof Bindings)[]).filter(
    (name) => wanted.includes(kinds[name]) && new RegExp(`\\b${name}\\b`).test(text),
  );
}
