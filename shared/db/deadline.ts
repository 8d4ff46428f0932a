import { DatabaseRefused, DatabaseUnavailable, refusal } from "./errors.ts";

/**
 * How long one client may keep its request waiting for a silent database, all
 * round trips together. Time during which no round trip is in progress does not
 * count, and overlapping round trips count once. Waiting for a permit counts as long
 * as the database responds to nobody. A response restarts the clock, because it
 * tells a busy database from one that is gone.
 */
export interface Deadline {
  /** Marks the start of a round trip; the signal aborts it when no time is left. */
  start(): { signal: AbortSignal; end(outcome?: "responded"): void };
  /** Milliseconds that are left. */
  leftMs(): number;
  /** Counts time in which the work of others kept this client waiting, unless a round trip counts it already. */
  spend(ms: number): void;
  /** Restarts the clock, because the database has responded to others. */
  restart(): void;
}

/** @param timeoutMs the total time. @param now a clock in milliseconds. */
export function createDeadline(timeoutMs: number, now: () => number = Date.now): Deadline {
  let spentMs = 0;
  let inProgress = 0;
  let since = 0;
  const leftMs = () => timeoutMs - spentMs - (inProgress > 0 ? now() - since : 0);

  return {
    leftMs,
    spend(ms) {
      if (inProgress === 0) spentMs += ms;
    },
    restart() {
      spentMs = 0;
      since = now();
    },
    start() {
      if (inProgress++ === 0) since = now();
      const timeout = startTimeout(Math.max(0, leftMs()));
      return {
        signal: timeout.signal,
        end(outcome) {
          timeout.clear();
          spentMs += now() - since;
          since = now();
          if (outcome === "responded") spentMs = 0;
          inProgress--;
        },
      };
    },
  };
}

/** A timer may be this late in an isolate that is not busy. */
const maxLateMs = 20;
/** An isolate that was busy reads what has arrived meanwhile within this time. */
const graceMs = 50;

/**
 * A signal that aborts after so many milliseconds. An isolate that was busy with other work, such as
 * the rows of an import, finds the timer due together with a response that came in time: it then
 * waits a moment more for the response.
 */
function startTimeout(ms: number): { signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const dueAt = Date.now() + ms;
  const abort = () => controller.abort(new DOMException("no time is left", "TimeoutError"));
  let timer = setTimeout(() => {
    if (Date.now() - dueAt > maxLateMs) timer = setTimeout(abort, graceMs);
    else abort();
  }, ms);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
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
    const { signal, end } = deadline.start();
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
      const isSilent = now - startedAt >= minSilenceMs && heard.respondedAt < startedAt;
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
