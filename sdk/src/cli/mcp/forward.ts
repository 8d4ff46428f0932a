import type { FetchLike, ResponseLike } from "../../platform.ts";
import { pause } from "../../transport/pause.ts";
import { nextWaitMs, readRetryAfterMs } from "../../transport/retry.ts";
import { version } from "../../version.ts";
import { describeFailure } from "../failures.ts";
import { readLines } from "./lines.ts";
import {
  failure,
  headersFor,
  type Message,
  type MessageId,
  messagesIn,
  parseMessage,
} from "./message.ts";

export interface ForwardOptions {
  /** The endpoint of the service. */
  url: string;
  credential: string | undefined;
  input: AsyncIterable<Uint8Array | string>;
  write(line: string): void;
  signal: AbortSignal;
  /** Answers in place of a service. */
  fetch?: FetchLike;
}

const serverError = -32_000;
const parseError = -32_700;
/** An agent waits no longer than this for a limit. */
const policy = { maxRetries: 2, maxWaitMs: 20_000 };
const timeoutMs = 60_000;

/**
 * A server of the Model Context Protocol on standard input and output: passes each message on to the
 * service, and its responses back. Several requests may be on their way at once.
 */
export async function forwardMcp(options: ForwardOptions): Promise<void> {
  const underway = new Map<MessageId, AbortController>();
  const waiting = new Set<Promise<void>>();
  let negotiated: string | null = null;

  for await (const line of readLines(options.input)) {
    if (options.signal.aborted) break;
    const message = parseMessage(line);
    if (!message) {
      options.write(failure(null, parseError, "A message must be a JSON object on one line."));
      continue;
    }
    if (message.method === "notifications/cancelled") {
      const id = message.params?.requestId;
      if (typeof id === "string" || typeof id === "number") underway.get(id)?.abort();
    }
    const passing = pass(message, negotiated, options, underway).then((version) => {
      negotiated = version ?? negotiated;
    });
    waiting.add(passing);
    void passing.finally(() => waiting.delete(passing));
    // Before its answer, the version of the handshake is not known.
    if (message.method === "initialize") await passing;
  }
  await Promise.all(waiting);
}

/** @returns the version that a handshake has agreed on. */
async function pass(
  message: Message,
  negotiated: string | null,
  options: ForwardOptions,
  underway: Map<MessageId, AbortController>,
): Promise<string | null> {
  const id = message.method === undefined ? undefined : message.id;
  const own = new AbortController();
  if (id !== undefined) underway.set(id, own);
  try {
    const signal = AbortSignal.any([own.signal, options.signal]);
    const response = await send(message, negotiated, options, signal);
    const answers = messagesIn(response.headers.get("content-type") ?? "", await response.text());
    if (id === undefined) return null;
    for (const answer of answers) options.write(answer);
    if (answers.length === 0) options.write(failure(id, serverError, describeStatus(response)));
    return message.method === "initialize" ? agreedVersion(answers) : null;
  } catch (error) {
    // A cancelled request gets no answer.
    if (id !== undefined && !own.signal.aborted && !options.signal.aborted) {
      const reason = describeFailure(error).join(" ");
      options.write(failure(id, serverError, `${options.url} cannot be reached: ${reason}`));
    }
    return null;
  } finally {
    if (id !== undefined) underway.delete(id);
  }
}

async function send(
  message: Message,
  negotiated: string | null,
  { url, credential, fetch = globalThis.fetch as FetchLike }: ForwardOptions,
  signal: AbortSignal,
): Promise<ResponseLike> {
  for (let failures = 1; ; failures++) {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        "user-agent": `compensation-intelligence-js/${version} mcp`,
        ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
        ...headersFor(message, negotiated),
      },
      body: JSON.stringify(message),
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    } as never);
    // Only what was refused unread is sent again: a tool may have written something.
    if (response.status !== 429) return response;
    const retryAfterMs = readRetryAfterMs(response.headers.get("retry-after"), Date.now());
    const wait = nextWaitMs(
      { kind: "answer", status: 429, retryAfterMs },
      { policy, repeatable: false, failures, random: Math.random() },
    );
    if (wait === null) return response;
    await response.text();
    await pause(wait, signal);
  }
}

function describeStatus({ status, headers }: ResponseLike): string {
  if (status === 401) return "The key or token is missing or not valid.";
  if (status === 403) {
    return "The plan or the credential does not include these tools. Those about pay are in this package: start it with `mcp --offline`.";
  }
  if (status === 429) {
    const seconds = headers.get("retry-after");
    return `A limit is used up.${seconds === null ? "" : ` Try again in ${seconds} seconds.`}`;
  }
  return `The service answered ${status}.`;
}

function agreedVersion(answers: readonly string[]): string | null {
  for (const answer of answers) {
    const result = parseMessage(answer)?.result;
    if (typeof result !== "object" || result === null || !("protocolVersion" in result)) continue;
    if (typeof result.protocolVersion === "string") return result.protocolVersion;
  }
  return null;
}
