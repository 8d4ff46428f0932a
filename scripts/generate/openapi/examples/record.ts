/** Records the service's responses to the example calls. */
import { setTimeout as sleep } from "node:timers/promises";
import { routes } from "#functions/routes.ts";
import type { Family } from "#shared/contract/operation.ts";
import type { ErrorCode } from "#shared/core/errors.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import { type ExampleCall, pathOf } from "./call.ts";
import { exampleCalls } from "./calls.ts";
import { type CallerName, pipelineRefusals, type Refusal, salaryRefusals } from "./refusals.ts";
import { renderFailures } from "./render-failures.ts";
import { settler } from "./settle.ts";

interface RecordedExample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  status: number;
  type: string;
  /** Parsed JSON; other content types as text. */
  answer: unknown;
}

export interface RecordedExamples {
  /** Keyed by operation id. */
  operations: Record<string, RecordedExample>;
  /** Error responses by API and code. */
  refusals: Record<Family, Partial<Record<ErrorCode, unknown>>>;
  /** Webhook payloads, by event. */
  events: Record<string, unknown>;
}

/** An event as the outbox stores it. */
interface RecordedEvent {
  event: string;
  /** Milliseconds since the epoch. */
  at: number;
  data: object;
}

/** Sends a call as one of the callers: `"owner"` has the credential that the operation requires. */
export type Send = (
  by: CallerName | "owner",
  endpoint: Endpoint,
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; headers: Headers; text: string }>;

/**
 * Makes every example call in sequence, and fails if a call that says that it sends no event causes one.
 *
 * @param events counts the events in the outbox, and in the end reads them, oldest first.
 * @param sendMail has a mail received and read.
 * @param standIns replacements for values that differ in every run, such as the service's address.
 */
export async function recordExamples(
  send: Send,
  events: { count(): Promise<number>; read(): Promise<readonly RecordedEvent[]> },
  sendMail: (mail: NonNullable<ExampleCall["mail"]>) => Promise<void>,
  standIns: Readonly<Record<string, string>>,
): Promise<RecordedExamples> {
  const settle = settler(standIns);
  const answers = new Map<string, unknown>();
  const make = async (by: CallerName | "owner", call: ExampleCall) => {
    const recorded = await performUntil(send, by, call);
    if (recorded.status < 300) answers.set(call.operationId, recorded.answer);
    return recorded;
  };

  const operations: Record<string, RecordedExample> = {};
  for (const makeCall of exampleCalls) {
    const call = makeCall(answers);
    const { operationId, params, query, body, mail } = call;
    if (mail) await sendMail(mail);
    const silent = isSilent(operationId);
    const before = silent ? await events.count() : 0;
    const recorded = await make("owner", call);
    if (silent && (await events.count()) !== before) {
      throw new Error(`${operationId} sends an event, and its description says that it sends none`);
    }
    if (recorded.status >= 300) {
      throw new Error(`${operationId} answered ${JSON.stringify(recorded.answer)}`);
    }
    operations[operationId] = settle({
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { body }),
      ...recorded,
    });
  }

  const refuse = async (refusals: readonly Refusal[]) => {
    const refused: Partial<Record<ErrorCode, unknown>> = {};
    for (const { code, by, calls } of refusals) {
      for (const makeCall of calls) {
        refused[code] = settle((await make(by, makeCall(answers))).answer);
      }
    }
    return refused;
  };
  const failures = await renderFailures();
  const payloads = (await events.read()).map(({ event, at, data }) => {
    const timestamp = new Date(at).toISOString();
    return [event, { event, timestamp, data: { ...data, eventAt: timestamp } }];
  });
  return {
    operations,
    refusals: {
      salary: { ...settle(failures.salary), ...(await refuse(salaryRefusals)) },
      pipeline: { ...settle(failures.pipeline), ...(await refuse(pipelineRefusals)) },
    },
    events: settle(Object.fromEntries(payloads)),
  };
}

function isSilent(operationId: string): boolean {
  return /no webhook events? (?:is|are) sent/i.test(findOperation(operationId).description);
}

async function performUntil(send: Send, by: CallerName | "owner", call: ExampleCall) {
  for (let tries = 0; ; tries++) {
    const recorded = await perform(send, by, call);
    if (call.until?.(recorded.answer) ?? true) return recorded;
    if (tries === 15) throw new Error(`${call.operationId}: ${JSON.stringify(recorded.answer)}`);
    await sleep(1_000);
  }
}

async function perform(send: Send, by: CallerName | "owner", call: ExampleCall) {
  const endpoint = findOperation(call.operationId);
  const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  const { status, headers, text } = await send(by, endpoint, pathOf(endpoint, call), {
    method: endpoint.method.toUpperCase(),
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...call.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const type = (headers.get("content-type") ?? "").replace(/;.*$/, "");
  return { status, type, answer: type === "application/json" ? JSON.parse(text) : text };
}

export function findOperation(operationId: string): Endpoint {
  const found = routes.find((endpoint) => endpoint.operationId === operationId);
  if (!found) throw new Error(`No operation has the id ${operationId}.`);
  return found;
}
