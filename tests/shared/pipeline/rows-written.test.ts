import { expect, it, vi } from "vitest";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { startVerbs } from "#tests/support/pipeline-verbs.ts";

const at = "2026-11-21T12:00:00Z";
const job = { company: "Acme", title: "Engineer", status: "saved" } as const;

const verbs = await startVerbs();
const user = await verbs.newUser();
// The tally of a status is a row of its own, which the first job adds.
await user.write(at, (context) => createJob(context, job));

/** A request of the protocol (Hrana 3): a text that later ones name by its id, or a batch. */
interface SentRequest {
  sql_id?: number;
  sql?: string;
  batch?: { steps: { stmt: { sql?: string; sql_id?: number } }[] };
}

/** The rows that each statement has written, index entries included, as the database counts them. */
async function countWritten(work: () => Promise<unknown>): Promise<Map<string, number>> {
  const send = globalThis.fetch;
  const written = new Map<string, number>();
  // A text may be stored by one request, and used by the next.
  const texts = new Map<number | undefined, string | undefined>();
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const sent = await request.clone().text();
    const response = await send(request);
    const { results } = (await response.clone().json()) as {
      results: { response?: { result?: { step_results?: ({ rows_written: number } | null)[] } } }[];
    };
    const { requests } = JSON.parse(sent) as { requests: SentRequest[] };
    for (const { sql_id, sql } of requests) if (sql !== undefined) texts.set(sql_id, sql);
    requests.forEach(({ batch }, at) => {
      batch?.steps.forEach(({ stmt }, index) => {
        const text = stmt.sql ?? texts.get(stmt.sql_id) ?? "";
        const table = /^\s*insert into "?(\w+)/.exec(text)?.[1];
        const rows = results[at]?.response?.result?.step_results?.[index]?.rows_written ?? 0;
        if (table) written.set(table, (written.get(table) ?? 0) + rows);
      });
    });
    return response;
  });
  await work();
  spy.mockRestore();
  return written;
}

const ofJob = {
  // The job and its key; the lists of the newest, by status and by company; the longest inactive; the tally.
  jobs: 7,
  // Its first status, and its key.
  job_status_moves: 2,
  // Position and owner of the text; triggers find it by the record.
  search_entries: 2,
  search_words: 1,
  // The bounds of the account, asserted without a row.
  expectations: 0,
};

it("are 16 for a new job whose event somebody can learn of", async () => {
  const written = await countWritten(() => user.write(at, (context) => createJob(context, job)));
  expect(Object.fromEntries(written)).toEqual({
    ...ofJob,
    // The event, its key, its place in the account's log, and its removal by age.
    outbox: 4,
    webhook_deliveries: 0,
  });
});

it("are 12 where nobody can, and no statement looks for webhooks", async () => {
  const written = await countWritten(() =>
    user.write(at, (context) => createJob({ ...context, isUnheard: true }, job)),
  );
  expect(Object.fromEntries(written)).toEqual(ofJob);
});
