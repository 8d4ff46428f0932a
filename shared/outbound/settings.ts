import type { ServiceBindings } from "../core/service-bindings.ts";
import { isProduction, UnsafeSettings } from "../core/unsafe-settings.ts";

/** How this deployment sends webhooks, according to its environment variables. */
export interface SendingSettings {
  /** DNS over HTTPS endpoints that return JSON, in the order in which they are tried. */
  resolvers: readonly string[];
  /** Receivers on the local machine by `host:port`, and where they listen. Empty in production. */
  localTargets: ReadonlyMap<string, LocalTarget>;
  /** Hosts of this service, which webhooks may not call. */
  ownHosts: readonly string[];
  /**
   * The hosts that are called with the platform's `fetch` instead of a socket to the checked
   * address. `none` in local development, where `fetch` is not restricted to the public Internet.
   */
  byFetch: "none" | "cloudflare" | "all";
}

interface LocalTarget {
  address: string;
  port: number;
}

const defaultResolvers = ["https://cloudflare-dns.com/dns-query", "https://dns.google/resolve"];

export type SendingBindings = Pick<
  ServiceBindings,
  | "ENVIRONMENT"
  | "SITE_ORIGIN"
  | "WEBHOOK_RESOLVERS"
  | "WEBHOOK_LOCAL_TARGETS"
  | "WEBHOOK_TRANSPORT"
>;

/**
 * Reads and validates the settings.
 *
 * @param origin of the current request, if there is one: its host belongs to this service too.
 * @throws {UnsafeSettings} if production allows local receivers or has no `SITE_ORIGIN`, or a setting is
 * malformed.
 */
export function readSendingSettings(env: SendingBindings, origin?: string): SendingSettings {
  const isLocal = !isProduction(env);
  if (env.WEBHOOK_LOCAL_TARGETS && !isLocal) {
    throw new UnsafeSettings(
      "WEBHOOK_LOCAL_TARGETS lets webhooks reach this machine. It is only allowed with ENVIRONMENT local or test.",
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

/** @param text an https origin; in local development it may be absent or use another scheme. */
function readOrigin(text: string | undefined, isLocal: boolean): string | undefined {
  if (isLocal && text === undefined) return undefined;
  const url = URL.parse(text ?? "");
  if (!url || url.origin !== text || (url.protocol !== "https:" && !isLocal)) {
    throw new UnsafeSettings(
      `SITE_ORIGIN must be the https origin of the service, so that no webhook can call the service itself, not "${text ?? ""}".`,
    );
  }
  return text;
}

/** @param text `pinned`, the default, or `fetch`. */
function readTransport(text: string | undefined): "cloudflare" | "all" {
  if (text === undefined || text === "pinned") return "cloudflare";
  if (text === "fetch") return "all";
  throw new UnsafeSettings(`WEBHOOK_TRANSPORT must be pinned or fetch, not "${text}".`);
}

/** @param text URLs of resolvers, separated by commas. */
function readResolvers(text: string | undefined): readonly string[] {
  if (!text) return defaultResolvers;
  const resolvers = text.split(",").map((one) => one.trim());
  for (const resolver of resolvers) {
    if (!URL.canParse(resolver) || new URL(resolver).protocol !== "https:") {
      throw new UnsafeSettings(`WEBHOOK_RESOLVERS: "${resolver}" is not an https URL.`);
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
