import { type FetchLike, platform } from "../platform.ts";

/** Settings of a client, next to its credential. */
export interface ClientSettings {
  /** The address of the service, such as `https://pay.example.com`, without a path. */
  baseUrl: string;
  /** Milliseconds after which one attempt is given up. 30,000 by default. */
  timeoutMs?: number | undefined;
  /** How often a request is repeated at most. 2 by default; 0 switches repetitions off. */
  maxRetries?: number | undefined;
  /**
   * The longest wait before a repetition, in milliseconds. 60,000 by default. If the service asks
   * for a longer one with `Retry-After`, the error is thrown at once.
   */
  maxRetryWaitMs?: number | undefined;
  /** Called before each wait for a repetition. */
  onRetry?: ((notice: RetryNotice) => void) | undefined;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** A function to use instead of the global `fetch`. */
  fetch?: FetchLike | undefined;
}

/** A request is about to be repeated. */
export interface RetryNotice {
  readonly waitMs: number;
  /** How many times it was sent so far. */
  readonly attempts: number;
  /** The status of the last answer; null if none arrived. */
  readonly status: number | null;
}

export interface ResolvedSettings {
  baseUrl: string;
  credential: string | null;
  timeoutMs: number;
  maxRetries: number;
  maxWaitMs: number;
  headers: Readonly<Record<string, string>>;
  onRetry: (notice: RetryNotice) => void;
  fetch: FetchLike;
  now: () => number;
  random: () => number;
}

/** @throws {TypeError} for a base URL that is none, or a negative number. */
export function resolveSettings(
  settings: ClientSettings,
  credential: string | null,
): ResolvedSettings {
  const {
    timeoutMs = 30_000,
    maxRetries = 2,
    maxRetryWaitMs: maxWaitMs = 60_000,
    headers = {},
    onRetry = () => {},
    fetch = callGlobalFetch,
  } = settings;
  for (const [name, value] of Object.entries({ timeoutMs, maxRetries, maxWaitMs })) {
    if (!(value >= 0)) throw new TypeError(`${name} must be a number of at least 0.`);
  }
  if (credential !== null) checkCredential(credential);
  return {
    baseUrl: checkBaseUrl(settings.baseUrl),
    credential,
    timeoutMs,
    maxRetries,
    maxWaitMs,
    headers,
    onRetry,
    fetch,
    now: Date.now,
    random: Math.random,
  };
}

/** Called as a method of the platform, because Workers refuse a `fetch` that is called without it. */
const callGlobalFetch: FetchLike = (url, init) => platform.fetch(url, init);

function checkBaseUrl(baseUrl: unknown): string {
  if (typeof baseUrl !== "string" || !/^https?:\/\/[^\s/?#]+\/?$/.test(baseUrl)) {
    throw new TypeError(
      `baseUrl must be the address of the service without a path, such as https://pay.example.com; it is ${JSON.stringify(baseUrl)}.`,
    );
  }
  return baseUrl.replace(/\/$/, "");
}

/**
 * A credential as it can be in a header.
 *
 * @throws {TypeError} which does not repeat it, since errors are logged.
 */
export function checkCredential(credential: string): string {
  if (!/^[\x21-\x7e]+$/.test(credential)) {
    throw new TypeError("The credential is empty or contains characters that no credential has.");
  }
  return credential;
}
