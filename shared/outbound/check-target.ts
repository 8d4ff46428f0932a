import type { SendingSettings } from "./settings.ts";

/** The destination of a delivery according to its URL; nothing has been looked up yet. */
export interface Target {
  /** ASCII, lower case, without a trailing dot. */
  host: string;
  port: number;
  /** Path and query, as sent in the request line. */
  path: string;
  /** Set if the settings map this receiver to an address of the local machine. */
  local?: { address: string; port: number };
}

type TargetRefusal =
  | "url_too_long"
  | "url_malformed"
  | "url_not_https"
  | "url_with_credentials"
  | "port_not_allowed"
  | "host_is_address"
  | "host_not_public"
  | "host_is_service";

/**
 * The URL breaks a rule for receivers. The message names the rule and can be shown to its owner.
 */
export class TargetRefused extends Error {
  override readonly name = "TargetRefused";
  readonly code: TargetRefusal;

  constructor(code: TargetRefusal, message: string) {
    super(message);
    this.code = code;
  }
}

const maxLength = 2_048;
const allowedPorts = [443, 8443];

/**
 * Names that are reserved or resolve differently in every network (RFC 6761, 6762, 8375, 9476,
 * ICANN).
 */
const privateSuffixes = [
  ...["localhost", "local", "internal", "localdomain", "home.arpa", "arpa", "alt", "onion"],
  ...["test", "example", "invalid", "intranet", "private", "corp", "home", "lan"],
];

/** The text itself must begin with `https://`: the URL parser also accepts `https:example.com`. */
const schemeForm = /^https:\/\//i;
const oddCharacter = /[\s\\\p{Cc}\p{Cf}]/u;
const labelForm = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

/**
 * Checks a receiver's URL against all rules that need no DNS lookup. Parsers disagree on
 * unusual spellings, so a URL that only lenient parsers accept is rejected.
 *
 * @throws {TargetRefused} that names the rule.
 */
export function checkTarget(text: string, settings: SendingSettings): Target {
  if (text.length > maxLength) {
    throw new TargetRefused("url_too_long", `must have at most ${maxLength} characters`);
  }
  if (oddCharacter.test(text) || !URL.canParse(text)) {
    throw new TargetRefused("url_malformed", "must be a URL such as https://example.com/hooks");
  }
  const url = new URL(text);
  if (url.protocol !== "https:" || !schemeForm.test(text)) {
    throw new TargetRefused("url_not_https", "must begin with https://");
  }
  // Read from the text, because the URL parser drops empty credentials.
  const authority = text.slice("https://".length).split(/[/?#]/, 1)[0] ?? "";
  if (authority.includes("@")) {
    throw new TargetRefused("url_with_credentials", "must not contain a user name or password");
  }
  const host = url.hostname.replace(/\.$/, "");
  const port = Number(url.port || 443);
  const path = url.pathname + url.search;
  if (path.length > maxLength) {
    throw new TargetRefused(
      "url_too_long",
      `must have at most ${maxLength} characters after encoding`,
    );
  }
  const local = settings.localTargets.get(`${host}:${port}`);
  if (local) return { host, port, path, local };

  if (!allowedPorts.includes(port)) {
    throw new TargetRefused("port_not_allowed", `must use port ${allowedPorts.join(" or ")}`);
  }
  refuseHost(host, settings);
  return { host, port, path };
}

function refuseHost(host: string, settings: SendingSettings): void {
  const labels = host.split(".");
  // The URL parser has converted every spelling of an IPv4 address to dotted decimal.
  if (host.startsWith("[") || /^[0-9]+$/.test(labels.at(-1) ?? "")) {
    throw new TargetRefused("host_is_address", "must name a host, not an IP address");
  }
  if (host.length > 253 || !labels.every((label) => labelForm.test(label))) {
    throw new TargetRefused("url_malformed", "must name a valid DNS host");
  }
  if (settings.ownHosts.some((own) => isWithin(host, own))) {
    throw new TargetRefused("host_is_service", "must not be this service itself");
  }
  if (labels.length < 2 || privateSuffixes.some((suffix) => isWithin(host, suffix))) {
    throw new TargetRefused("host_not_public", "must name a host on the public Internet");
  }
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
