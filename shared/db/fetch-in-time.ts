import type { Patience } from "./patience.ts";
import { DatabaseRefused, DatabaseUnavailable } from "./unavailable.ts";

/** Answers with 4xx that are no fault of what was asked: a token that is not accepted, too late, too often. */
const temporary = new Set([401, 408, 429]);

type Fetch = (request: Request) => Promise<Response>;

/**
 * The transport of one client: every fault of the wire, a server that fails and
 * a server that is silent for too long come out as `DatabaseUnavailable`; a
 * request that the server will not take comes out as `DatabaseRefused`.
 */
export function fetchInTime(patience: Patience, send: Fetch = (request) => fetch(request)): Fetch {
  return async function sendToDatabase(request) {
    const { signal, end } = patience.begin();
    let outcome: "answered" | undefined;
    try {
      const response = await send(new Request(request, { signal }));
      // Read here, so that an answer which stops half-way is late as well.
      const body = await response.arrayBuffer();
      if (response.status >= 500 || temporary.has(response.status)) {
        throw new DatabaseUnavailable(`the database answered ${response.status}`, {
          transient: response.status !== 500 && response.status !== 401,
        });
      }
      if (response.status >= 400) throw new DatabaseRefused(response.status, body);
      outcome = "answered";
      return new Response(body, { status: response.status, headers: response.headers });
    } catch (error) {
      if (error instanceof DatabaseUnavailable || error instanceof DatabaseRefused) throw error;
      throw signal.aborted
        ? new DatabaseUnavailable("the database did not answer in time", {
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
