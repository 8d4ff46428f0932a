/** What the statements of verbs cost, in the test's own process. */
import { vi } from "vitest";

/** A request of the protocol (Hrana 3): a text that later ones name by its id, or statements. */
interface SentRequest {
  sql_id?: number;
  sql?: string;
  stmt?: SentStatement;
  batch?: { steps: { stmt: SentStatement }[] };
}
interface SentStatement {
  sql?: string;
  sql_id?: number;
}
interface Counts {
  rows_written: number;
  rows_read: number;
}

/** The rows that are written to each table, and read in all, index entries included, as the database counts them. */
export async function countRows(
  work: () => Promise<unknown>,
): Promise<{ written: Record<string, number>; read: number }> {
  const send = globalThis.fetch;
  const written = new Map<string, number>();
  let read = 0;
  // A text may be stored by one request, and used by the next.
  const texts = new Map<number | undefined, string | undefined>();
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const sent = await request.clone().text();
    const response = await send(request);
    const { results } = (await response.clone().json()) as {
      results: { response?: { result?: Counts & { step_results?: (Counts | null)[] } } }[];
    };
    const { requests } = JSON.parse(sent) as { requests: SentRequest[] };
    for (const { sql_id, sql } of requests) if (sql !== undefined) texts.set(sql_id, sql);
    const add = (stmt: SentStatement, result: Counts | null | undefined) => {
      const text = stmt.sql ?? texts.get(stmt.sql_id) ?? "";
      const table = /^\s*(?:insert into|update|delete from) "?(\w+)/.exec(text)?.[1];
      const rows = result?.rows_written ?? 0;
      read += result?.rows_read ?? 0;
      if (table && rows > 0) written.set(table, (written.get(table) ?? 0) + rows);
    };
    requests.forEach(({ stmt, batch }, at) => {
      const result = results[at]?.response?.result;
      if (stmt) add(stmt, result);
      batch?.steps.forEach(({ stmt }, index) => {
        add(stmt, result?.step_results?.[index]);
      });
    });
    return response;
  });
  await work();
  spy.mockRestore();
  return { written: Object.fromEntries(written), read };
}
