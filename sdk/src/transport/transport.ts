import type { Answer, AnswerFacts, RequestOptions, SalaryAnswer } from "../answers/answer.ts";
import { readRateLimits } from "../answers/rate-limits.ts";
import { ConnectionError, TimeoutError } from "../errors/client-errors.ts";
import { toApiError } from "../errors/to-api-error.ts";
import type { Attribution, RequestDetails } from "../generated/models.ts";
import { type AbortSignalLike, platform, type ResponseLike } from "../platform.ts";
import { version } from "../version.ts";
import { withDeadline } from "./deadline.ts";
import { pause } from "./pause.ts";
import { nextWaitMs, type Outcome, readRetryAfterMs } from "./retry.ts";
import { checkCredential, type ResolvedSettings } from "./settings.ts";

/** One request of an operation. */
export interface OperationRequest {
  /** The `operationId` of the OpenAPI document. */
  id: string;
  method: string;
  path: string;
  query?: object;
  /** Sent as JSON, or as CSV if it is a string. */
  body?: unknown;
  /** Changes nothing, so it may be repeated. */
  reads?: true;
  /** A write that the service recognizes by its idempotency key, so it may be repeated. */
  keyed?: true;
}

interface Received {
  response: ResponseLike;
  text: string;
}

/** Sends requests, repeats those that may be repeated, and turns answers into values or errors. */
export class Transport {
  readonly #settings: ResolvedSettings;

  constructor(settings: ResolvedSettings) {
    this.#settings = settings;
  }

  /** An answer whose body is the record itself. */
  async record<Data>(request: OperationRequest, options: RequestOptions): Promise<Answer<Data>> {
    const { facts, body } = await this.send(request, options);
    return { data: body as Data, ...facts };
  }

  /** An answer whose body has `data` next to `attribution` and `request`. */
  async envelope<Data>(
    request: OperationRequest,
    options: RequestOptions,
  ): Promise<SalaryAnswer<Data>> {
    const { facts, body } = await this.send(request, options);
    const envelope = body as { data: Data; attribution: Attribution; request: RequestDetails };
    return { ...envelope, ...facts };
  }

  /** Sends a request until it succeeds or is not repeated. @throws {CompensationError} */
  async send(
    request: OperationRequest,
    options: RequestOptions,
  ): Promise<{ facts: AnswerFacts; body: unknown }> {
    const { maxWaitMs, now, random, onRetry } = this.#settings;
    const maxRetries = options.maxRetries ?? this.#settings.maxRetries;
    const headers = this.#headers(request, options);
    const repeatable = request.reads === true || headers["idempotency-key"] !== undefined;
    for (let attempts = 1; ; attempts++) {
      const received = await this.#attempt(request, headers, options).catch((error: unknown) => {
        // A call that the caller has aborted is not repeated.
        if (options.signal?.aborted) throw options.signal.reason ?? error;
        return error instanceof ConnectionError ? error : Promise.reject(error);
      });
      const failed = received instanceof ConnectionError;
      if (!failed && received.response.status < 400) {
        return { facts: readFacts(received.response, attempts), body: parse(received) };
      }
      const retryAfterMs = failed
        ? null
        : readRetryAfterMs(received.response.headers.get("retry-after"), now());
      const outcome: Outcome = failed
        ? { kind: "no_answer" }
        : { kind: "answer", status: received.response.status, retryAfterMs };
      const wait = nextWaitMs(outcome, {
        policy: { maxRetries, maxWaitMs },
        repeatable,
        failures: attempts,
        random: random(),
      });
      if (wait === null) {
        if (failed) throw received;
        throw toApiError({
          facts: readFacts(received.response, attempts),
          text: received.text,
          retryAfterMs,
        });
      }
      onRetry({ waitMs: wait, attempts, status: failed ? null : received.response.status });
      await pause(wait, options.signal);
    }
  }

  async #attempt(
    request: OperationRequest,
    headers: Record<string, string>,
    options: RequestOptions,
  ): Promise<Received> {
    const { baseUrl, fetch } = this.#settings;
    const timeoutMs = options.timeoutMs ?? this.#settings.timeoutMs;
    const url = `${baseUrl}${request.path}${toQueryString(request.query)}`;
    return await withDeadline(timeoutMs, options.signal, async (signal: AbortSignalLike) => {
      try {
        const body = toBody(request.body);
        const init = { method: request.method, headers, signal, redirect: "manual" as const };
        const response = await fetch(url, (body === undefined ? init : { ...init, body }) as never);
        return { response, text: await response.text() };
      } catch (error) {
        if (signal.reason instanceof TimeoutError) throw signal.reason;
        throw new ConnectionError(`${request.method} ${baseUrl}${request.path}: no answer`, error);
      }
    });
  }

  #headers(request: OperationRequest, options: RequestOptions): Record<string, string> {
    const { credential } = this.#settings;
    if (options.ifMatch === null) {
      throw new TypeError(
        "ifMatch is null: the answer that it is from has no etag; read the record.",
      );
    }
    const key = request.keyed
      ? (options.idempotencyKey ?? platform.crypto.randomUUID())
      : options.idempotencyKey;
    return {
      accept: "application/json",
      ...(credential === null ? {} : { authorization: `Bearer ${checkCredential(credential)}` }),
      ...(request.body === undefined
        ? {}
        : { "content-type": typeof request.body === "string" ? "text/csv" : "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...(options.ifMatch === undefined ? {} : { "if-match": options.ifMatch }),
      // A browser would have to ask for permission to send it.
      ...(platform.process?.versions?.node
        ? { "user-agent": `compensation-intelligence-js/${version}` }
        : {}),
      ...lowerCase(this.#settings.headers),
      ...lowerCase(options.headers),
    };
  }
}

function toBody(body: unknown): string | undefined {
  if (body === undefined || typeof body === "string") return body;
  return JSON.stringify(body);
}

function lowerCase(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function readFacts({ status, headers }: ResponseLike, attempts: number): AnswerFacts {
  const ignored = headers.get("x-ignored-params");
  return {
    status,
    requestId: headers.get("x-request-id"),
    rateLimits: readRateLimits(headers),
    etag: headers.get("etag"),
    ignoredParams: ignored === null ? [] : ignored.split(/\s*,\s*/),
    replayed: headers.get("idempotent-replayed") === "true",
    attempts,
  };
}

/** @throws {ConnectionError} if something other than the service answered. */
function parse({ response, text }: Received): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConnectionError(
      `The answer (${response.status}) is not JSON. Is baseUrl the address of the service?`,
      error,
    );
  }
}

/** A query string of the given parameters, with its question mark; empty if there are none. */
function toQueryString(query: object | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    // Lists are separated by commas, which both APIs read.
    const text = Array.isArray(value) ? value.join(",") : toText(value);
    return [`${encodeURIComponent(name)}=${encodeURIComponent(text).replaceAll("%2C", ",")}`];
  });
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function toText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
