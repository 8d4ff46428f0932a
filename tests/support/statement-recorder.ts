import { text } from "node:stream/consumers";
import { startSite } from "./loopback-site.ts";

export interface StatementRecorder {
  url: string;
  /** The text of each statement so far, in order. */
  readonly statements: readonly string[];
  /** How many rows the database has read for them. */
  readonly rowsRead: number;
  /** How many requests brought them. */
  readonly calls: number;
  stop(): Promise<void>;
}

/** Forwards HTTP to a libSQL server and keeps the text of the statements. */
export async function recordStatements(target: string): Promise<StatementRecorder> {
  const statements: string[] = [];
  let calls = 0;
  let rowsRead = 0;
  const server = await startSite(async (request, response) => {
    calls++;
    const body = await text(request);
    if (body !== "") statements.push(...textsIn(JSON.parse(body)));
    const headers = { "content-type": "application/json" };
    try {
      const answer = await fetch(`${target}${request.url}`, {
        method: request.method ?? "POST",
        headers,
        ...(body !== "" && { body }),
      });
      const received = await answer.text();
      for (const [, rows] of received.matchAll(/"rows_read":(\d+)/g)) rowsRead += Number(rows);
      response.writeHead(answer.status, headers).end(received);
    } catch {
      response.destroy();
    }
  });
  return {
    url: server.url,
    statements,
    get rowsRead() {
      return rowsRead;
    },
    get calls() {
      return calls;
    },
    stop: server.stop,
  };
}

/** The values of `sql`, wherever the protocol has them. */
function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "sql" && typeof inner === "string" ? [inner] : textsIn(inner),
  );
}
