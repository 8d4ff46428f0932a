import type { ServiceBindings } from "../../core/service-bindings.ts";

/** How webhooks are sent here: read once from the environment, the same for every delivery. */
export interface SendingSettings {
  /** DNS over HTTPS endpoints that speak JSON, asked in this order. */
  resolvers: readonly string[];
  /** `host:port` of receivers on this machine, and where they listen. Empty in production. */
  localTargets: ReadonlyMap<string, LocalTarget>;
  /** Hosts of this service, which it does not call by webhook. */
  ownHosts: readonly string[];
  /**
   * Which checked hosts are reached by the platform's `fetch` instead of a socket to the checked
   * address: `none` on a machine of one's own, where `fetch` is not held to the public Internet.
   */
  byFetch: "none" | "cloudflare" | "all";
}

export interface LocalTarget {
  address: string;
  port: number;
}

/** The environment would let webhooks reach what they must not; nothing is served with it. */
export class UnsafeSettings extends Error {
  override readonly name = "UnsafeSettings";
}

const defaultResolvers = ["https://cloudflare-dns.com/dns-query", "https://dns.google/resolve"];

/** Where an environment says that it is one of these, it is not production. Anything else is. */
const localEnvironments: readonly unknown[] = ["local", "test"];

export type SendingBindings = Pick<
  ServiceBindings,
  | "ENVIRONMENT"
  | "SITE_ORIGIN"
  | "WEBHOOK_RESOLVERS"
  | "WEBHOOK_LOCAL_TARGETS"
  | "WEBHOOK_TRANSPORT"
>;

/**
 * @param origin of the request that asks, where there is one: a host of this service as well.
 * @throws {UnsafeSettings} where production allows local receivers or does not know its own host, or
 * a setting makes no sense.
 */
export function readSendingSettings(env: SendingBindings, origin?: string): SendingSettings {
  const isLocal = localEnvironments.includes(env.ENVIRONMENT);
  if (env.WEBHOOK_LOCAL_TARGETS && !isLocal) {
    throw new UnsafeSettings(
      "WEBHOOK_LOCAL_TARGETS lets webhooks reach this machine; it is for ENVIRONMENT local and test alone.",
    );
  }
  const site = readOrigin(env.SITE_ORIGIN, isLocal);
  const origins = [site, origin].filter((one) => one !== undefined);
  return {
    resolvers: readResolvers(env.WEBHOOK_RESOLVERS),
    localTargets: readLocalTargets(env.WEBHOOK_LOCAL_TARGETS),
    ownHosts: [...new Set(origins.map((one) => new URL(one).hostname))],
    byFetch: isLocal ? "none" : readTransport(env.WEBHOOK_TRANSPORT),
  };
}

/** @param text an https origin; absent, or another one, on a machine of one's own alone. */
function readOrigin(text: string | undefined, isLocal: boolean): string | undefined {
  if (isLocal && text === undefined) return undefined;
  const url = URL.parse(text ?? "");
  if (!url || url.origin !== text || (url.protocol !== "https:" && !isLocal)) {
    throw new UnsafeSettings(
      `SITE_ORIGIN is the service's https origin, so that no webhook leads back to it, not "${text ?? ""}".`,
    );
  }
  return text;
}

/** @param text `pinned`, the default, or `fetch`. */
function readTransport(text: string | undefined): "cloudflare" | "all" {
  if (text === undefined || text === "pinned") return "cloudflare";
  if (text === "fetch") return "all";
  throw new UnsafeSettings(`WEBHOOK_TRANSPORT is pinned or fetch, not "${text}".`);
}

/** @param text addresses of resolvers, separated by commas. */
function readResolvers(text: string | undefined): readonly string[] {
  if (!text) return defaultResolvers;
  const resolvers = text.split(",").map((one) => one.trim());
  for (const resolver of resolvers) {
    if (!URL.canParse(resolver) || new URL(resolver).protocol !== "https:") {
      throw new UnsafeSettings(`WEBHOOK_RESOLVERS: "${resolver}" is no https address.`);
    }
  }
  return resolvers;
}

const localTargetForm = /^([a-z0-9.-]+:[0-9]{1,5})=([0-9.]+):([0-9]{1,5})$/;

/** @param text such as `localhost:9443=127.0.0.1:9443`, separated by commas. */
function readLocalTargets(text: string | undefined): ReadonlyMap<string, LocalTarget> {
  const targets = new Map<string, LocalTarget>();
  for (const entry of text ? text.split(",") : []) {
    const [, host, address, port] = localTargetForm.exec(entry.trim()) ?? [];
    if (!host || !address) {
      throw new UnsafeSettings(`WEBHOOK_LOCAL_TARGETS: "${entry}" is not host:port=address:port.`);
    }
    targets.set(host, { address, port: Number(port) });
  }
  return targets;
}
