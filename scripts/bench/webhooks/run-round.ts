import { setTimeout as sleep } from "node:timers/promises";
import { status } from "../../../tests/support/receivers/receiver.ts";
import { CommandFailed } from "../../local/failure.ts";
import type { Listener, Stage } from "./stage.ts";

export interface RoundOptions {
  name: string;
  events: number;
  /** Events a second; null for as many as eight callers at a time can make. */
  perSecond: number | null;
  /** The index of a receiver that accepts connections and never responds. */
  dead?: number;
  /** Events of the account with ten hanging webhooks, all at the beginning. */
  flood?: number;
}

const aJob = { company: "Acme", title: "Engineer", status: "saved" };

export interface Round {
  name: string;
  deliveries: number;
  /** Milliseconds to a request's arrival at its receiver, those of a dead one left out. */
  fromRequest: number[];
  /** Events rejected for lack of capacity, with an error to their callers. */
  refused: number;
  fromAnswer: number[];
  /** From the first request to the last arrival, milliseconds. */
  tookMs: number;
}

const callers = 8;
const timeoutMs = 60_000;

/** Creates jobs, alternating between accounts, and waits until every live receiver has their events. */
export async function runRound(
  { listeners, flooding }: Stage,
  { name, events, perSecond, dead, flood = 0 }: RoundOptions,
): Promise<Round> {
  for (const [place, { receiver }] of listeners.entries()) {
    receiver.requests.length = 0;
    receiver.behave(place === dead ? () => {} : status(200));
  }
  const answered = new Map<string, number>();
  const expected = new Set<string>();
  let refused = 0;
  const make = async (n: number) => {
    const listener = listeners[n % listeners.length];
    if (!listener) throw new Error("no listeners");
    const job = await listener.post("/api/mcp/jobs", aJob);
    if (job === null) {
      refused++;
      return;
    }
    const { id } = job as { id: string };
    answered.set(id, Date.now());
    if (n % listeners.length !== dead) expected.add(id);
  };
  const started = Date.now();
  const flooded = asFastAsPossible(flood, async () => {
    await flooding.post("/api/mcp/jobs", aJob);
  });
  if (perSecond === null) await asFastAsPossible(events, make);
  else await evenly(events, perSecond, make);
  await flooded;

  const alive = listeners.filter((_, place) => place !== dead);
  const heardOf = () => arrivals(alive).filter(({ job }) => expected.has(job));
  await waitFor(() => heardOf().length === expected.size);
  const heard = heardOf();
  return {
    name,
    refused,
    deliveries: heard.length,
    fromRequest: heard.map(({ at, eventAt }) => at - eventAt),
    fromAnswer: heard.map(({ at, job }) => at - (answered.get(job) ?? at)),
    tookMs: Math.max(...heard.map(({ at }) => at)) - started,
  };
}

async function evenly(
  events: number,
  perSecond: number,
  make: (n: number) => Promise<void>,
): Promise<void> {
  const started = Date.now();
  const made: Promise<void>[] = [];
  for (let n = 0; n < events; n++) {
    await sleep(Math.max(0, started + (1_000 * n) / perSecond - Date.now()));
    made.push(make(n));
  }
  await Promise.all(made);
}

async function asFastAsPossible(events: number, make: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < events) await make(next++);
  };
  await Promise.all(Array.from({ length: callers }, work));
}

/** The first request of each job. */
function arrivals(listeners: readonly Listener[]) {
  const first = new Map<string, { job: string; at: number; eventAt: number }>();
  for (const { body, receivedAt } of listeners.flatMap(({ receiver }) => receiver.requests)) {
    const { data } = JSON.parse(body.toString()) as { data: { id: string; eventAt: string } };
    if (first.has(data.id)) continue;
    first.set(data.id, { job: data.id, at: receivedAt, eventAt: Date.parse(data.eventAt) });
  }
  return [...first.values()];
}

async function waitFor(isThere: () => boolean): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (!isThere()) {
    if (Date.now() > until) throw new CommandFailed("Not every event arrived within a minute.");
    await sleep(50);
  }
}
