import type { Patience } from "./patience.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

type Fetch = (request: Request) => Promise<Response>;

/**
 * The transport of one client: every fault of the wire, a server that fails and
 * a server that is silent for too long come out as `DatabaseUnavailable`.
 */
export function fetchInTime(patience: Patience, send: Fetch = (request) => fetch(request)): Fetch {
  return async function sendToDatabase(request) {
    const { signal, end } = patience.begin();
    let outcome: "answered" | undefined;
    try {
      const response = await send(new Request(request, { signal }));
      // Read here, so that an answer which stops half-way is late as well.
      const body = await response.arrayBuffer();
      if (response.status >= 500 || response.status === 429) {
        throw new DatabaseUnavailable(`the database answered ${response.status}`, {
          transient: response.status !== 500,
        });
      }
      outcome = "answered";
      return new Response(body, { status: response.status, headers: response.headers });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
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
