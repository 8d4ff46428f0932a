import { DatabaseRefused, DatabaseUnavailable, refusal } from "./errors.ts";

/**
 * How long one client may keep its request waiting for a silent database, all
 * round trips together. Time during which no round trip is in progress does not
 * count, and overlapping round trips count once. Nor does the time count that the
 * isolate spent on other work, during which it could not read a response. Waiting
 * for a permit counts as long as the database responds to nobody. A response
 * restarts the clock, because it tells a busy database from one that is gone.
 */
export interface Deadline {
  /** Marks the start of a round trip; the signal aborts it when no time is left. */
  start(): {
    signal: AbortSignal;
    /** Milliseconds that this round trip has waited. */
    waitedMs(): number;
    end(outcome?: "responded"): void;
  };
  /** Milliseconds that are left. */
  leftMs(): number;
  /** Counts time in which the work of others kept this client waiting, unless a round trip counts it already. */
  spend(ms: number): void;
  /** Restarts the clock, because the database has responded to others. */
  restart(): void;
}

/** The clock and the timers of the platform, in milliseconds. A test has others. */
interface Timers {
  now(): number;
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

const ofPlatform: Timers = {
  now: () => Date.now(),
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Rarely, because every timer takes processor time, and often enough to tell waiting from other work. */
const lookMs = 100;
/** A timer that is later than this finds an isolate that is busy. */
const maxLateMs = 10;
/** A busy isolate first reads what has arrived meanwhile: it looks again so often, after so long. */
const lastLooks = 3;
const lastLookMs = 25;

/**
 * Looks at the clock while a round trip is in progress. Of the time between two looks counts what was planned:
 * the isolate was busy for the rest.
 *
 * @param timeoutMs the total time.
 */
export function createDeadline(timeoutMs: number, timers: Timers = ofPlatform): Deadline {
  let spentMs = 0;
  let waitedMs = 0;
  let timer: unknown;
  let plannedMs = 0;
  let countedAt = 0;
  let isLate = false;
  let lateLooks = 0;
  const trips = new Set<AbortController>();

  const count = () => {
    if (trips.size === 0) return;
    const now = timers.now();
    const elapsedMs = Math.max(0, now - countedAt);
    const ownMs = Math.min(elapsedMs, plannedMs);
    if (elapsedMs - plannedMs > maxLateMs) isLate = true;
    spentMs += ownMs;
    waitedMs += ownMs;
    plannedMs -= ownMs;
    countedAt = now;
  };
  const leftMs = () => {
    count();
    return Math.max(0, timeoutMs - spentMs);
  };
  const plan = (ms: number) => {
    plannedMs = ms;
    timer = timers.set(look, ms);
  };
  const look = () => {
    timer = undefined;
    const left = leftMs();
    const wasLate = isLate;
    isLate = false;
    if (left > 0) {
      lateLooks = 0;
      plan(Math.min(lookMs, Math.ceil(left)));
    } else if (wasLate && ++lateLooks <= lastLooks) {
      plan(lastLookMs);
    } else {
      const reason = new DOMException("no time is left", "TimeoutError");
      for (const trip of trips) trip.abort(reason);
    }
  };

  return {
    leftMs,
    spend(ms) {
      if (trips.size === 0) spentMs += ms;
    },
    restart() {
      count();
      spentMs = 0;
    },
    start() {
      const trip = new AbortController();
      const left = leftMs();
      const waitedBefore = waitedMs;
      trips.add(trip);
      if (timer === undefined) {
        countedAt = timers.now();
        lateLooks = 0;
        plan(Math.min(lookMs, Math.ceil(left)));
      }
      return {
        signal: trip.signal,
        waitedMs() {
          count();
          return waitedMs - waitedBefore;
        },
        end(outcome) {
          count();
          trips.delete(trip);
          if (outcome === "responded") spentMs = 0;
          if (trips.size > 0) return;
          timers.clear(timer);
          timer = undefined;
          isLate = false;
        },
      };
    },
  };
}

type Fetch = (request: Request) => Promise<Response>;

/** When the requests of this isolate last heard of a database, milliseconds since the epoch. */
interface Heard {
  respondedAt: number;
  /** When one gave up on it while it responded to nobody. */
  silentAt: number;
}

/** A client that has waited before may have less time left than a database takes. */
const minSilenceMs = 500;

const heardOf = new Map<string, Heard>();

function heardFrom(url: string): Heard {
  const { origin } = new URL(url);
  const known = heardOf.get(origin);
  if (known) return known;
  const heard = { respondedAt: 0, silentAt: 0 };
  heardOf.set(origin, heard);
  return heard;
}

/**
 * Whether a request has given up on the database since this instant, and nobody has heard of it
 * again: whoever waits for the work of others need not find that out for himself.
 */
export function isSilentSince(url: string, since: number): boolean {
  const { respondedAt, silentAt } = heardFrom(url.replace(/^libsql:/, "https:"));
  return silentAt >= since && respondedAt < silentAt;
}

/**
 * The transport of one client. A network fault, a failing server and a server
 * that is silent past the deadline all become `DatabaseUnavailable`; any other 4xx
 * becomes `DatabaseRefused`, a defect of this service.
 */
export function fetchWithDeadline(
  deadline: Deadline,
  send: Fetch = (request) => fetch(request),
): Fetch {
  return async function sendToDatabase(request) {
    const { signal, waitedMs, end } = deadline.start();
    const heard = heardFrom(request.url);
    const startedAt = Date.now();
    let outcome: "responded" | undefined;
    try {
      const response = await send(new Request(request, { signal }));
      // Read here, so that the deadline also covers a response that stops half-way.
      const body = await response.arrayBuffer();
      if (response.status >= 400) throw refusal(response.status, body);
      outcome = "responded";
      heard.respondedAt = Date.now();
      return new Response(body, { status: response.status, headers: response.headers });
    } catch (error) {
      if (error instanceof DatabaseUnavailable || error instanceof DatabaseRefused) throw error;
      const now = Date.now();
      const isSilent = waitedMs() >= minSilenceMs && heard.respondedAt < startedAt;
      if (signal.aborted && isSilent) heard.silentAt = now;
      throw signal.aborted
        ? new DatabaseUnavailable("the database did not respond in time", {
            transient: false,
            cause: error,
          })
        : new DatabaseUnavailable("the database cannot be reached", {
            transient: true,
            cause: error,
          });
    } finally {
      end(outcome);
    }
  };
}
