import { once } from "node:events";
import { createServer } from "node:http";

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
  const server = createServer(async (request, response) => {
    calls++;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (body.length > 0) statements.push(...textsIn(JSON.parse(body.toString())));
    const headers = { "content-type": "application/json" };
    try {
      const answer = await fetch(`${target}${request.url}`, {
        method: request.method ?? "POST",
        headers,
        ...(body.length > 0 ? { body } : {}),
      });
      const text = await answer.text();
      for (const [, rows] of text.matchAll(/"rows_read":(\d+)/g)) rowsRead += Number(rows);
      response.writeHead(answer.status, headers).end(text);
    } catch {
      response.destroy();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  return {
    url: `http://127.0.0.1:${address.port}`,
    statements,
    get rowsRead() {
      return rowsRead;
    },
    get calls() {
      return calls;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The values of `sql`, wherever the protocol has them. */
function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "sql" && typeof inner === "string" ? [inner] : textsIn(inner),
  );
}
