import { DatabaseRefused, DatabaseUnavailable } from "./errors.ts";
import type { Send } from "./http-client.ts";

/** 4xx statuses that do not blame the request: an expired token, a timeout, too many requests. */
const temporaryStatuses = new Set([401, 408, 429]);

/**
 * How long one client may keep its request waiting for a silent database, all
 * round trips together. Time during which no round trip is in progress does not
 * count, and overlapping round trips count once. A response restarts the clock,
 * because it tells a busy database from one that is gone.
 */
export interface Deadline {
  /** Marks the start of a round trip; the signal aborts it when no time is left. */
  start(): { signal: AbortSignal; end(outcome?: "responded"): void };
}

/** @param timeoutMs the total time. @param now a clock in milliseconds. */
export function createDeadline(timeoutMs: number, now: () => number = Date.now): Deadline {
  let spentMs = 0;
  let inProgress = 0;
  let since = 0;

  return {
    start() {
      if (inProgress++ === 0) since = now();
      const leftMs = timeoutMs - spentMs - (now() - since);
      return {
        signal: AbortSignal.timeout(Math.max(0, leftMs)),
        end(outcome) {
          spentMs += now() - since;
          since = now();
          if (outcome === "responded") spentMs = 0;
          inProgress--;
        },
      };
    },
  };
}

/**
 * The transport of one client. A network fault, a failing server and a server
 * that is silent past the deadline all become `DatabaseUnavailable`; any other 4xx
 * becomes `DatabaseRefused`, a defect of this service.
 */
export function fetchWithDeadline(deadline: Deadline): Send {
  return async function sendToDatabase(url, init) {
    const { signal, end } = deadline.start();
    let outcome: "responded" | undefined;
    try {
      const response = await fetch(url, { ...init, signal });
      // Read here, so that the deadline also covers a response that stops half-way.
      const body = await response.text();
      if (response.status >= 500 || temporaryStatuses.has(response.status)) {
        throw new DatabaseUnavailable(`the database returned ${response.status}`, {
          transient: response.status !== 500 && response.status !== 401,
        });
      }
      if (response.status >= 400) throw new DatabaseRefused(response.status, body);
      outcome = "responded";
      return body;
    } catch (error) {
      if (error instanceof DatabaseUnavailable || error instanceof DatabaseRefused) throw error;
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
