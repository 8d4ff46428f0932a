/** What reads cost in an account with 2,000 jobs, of which a third are for nurses, as docs/growth.md says it. */
import { expect, it } from "vitest";
import { jobStatuses } from "#schema/job-statuses.ts";
import { listCards, searchCards } from "#shared/pipeline/board/read-cards.ts";
import { readFunnel } from "#shared/pipeline/funnel/read-funnel.ts";
import { ImportBody } from "#shared/pipeline/imports/transfer.request.ts";
import { listJobs } from "#shared/pipeline/jobs/list-jobs.ts";
import type { ReadContext } from "#shared/pipeline/records/context.ts";
import { listSilentJobs } from "#shared/pipeline/silence/silence.ts";
import { summarizePipeline } from "#shared/pipeline/summary/summarize-pipeline.ts";
import { countRows } from "#tests/support/count-rows.ts";
import { importFile } from "#tests/support/import-verb.ts";
import { startVerbs } from "#tests/support/pipeline-verbs.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

/** Every other job was moved once; the others are in all statuses. */
const jobs = Array.from({ length: 2_000 }, (_, n) => ({
  company: `Company ${n % 900}`,
  title: n % 3 ? "Software Engineer" : "Registered Nurse",
  createdAt: hoursAgo(2_000 - n),
  ...(n % 2
    ? { status: jobStatuses[n % jobStatuses.length] }
    : {
        statusHistory: [
          { status: "saved", changedAt: hoursAgo(2_000 - n) },
          { status: "applied", changedAt: hoursAgo(0.9 * (2_000 - n)) },
        ],
      }),
}));

const verbs = await startVerbs();
const user = await verbs.newUser();
await importFile(verbs.db, user.account, now, ImportBody.parse({ jobs }));

const search = (q: string) => (context: ReadContext) =>
  searchCards(context, { q, company: "" }, jobStatuses, { limit: 15 });

it.each<[string, (context: ReadContext) => Promise<unknown>, number]>([
  ["a list of 25 jobs", (context) => listJobs(context, { limit: 25 }), 140],
  ["the board", (context) => listCards(context, jobStatuses, { limit: 15 }), 200],
  ["the summary", summarizePipeline, 250],
  ["what fell silent", listSilentJobs, 400],
  ["a search of the board for few jobs", search("Company 17"), 2_400],
  ["a search of the board for half of them", search("engineer"), 8_400],
  ["the funnel, every job and its history", readFunnel, 5_600],
])("%s reads no more than what it shows needs", async (_, verb, most) => {
  const { read, written } = await countRows(() => user.read(now, verb));
  expect(read).toBeLessThanOrEqual(most);
  expect(written).toEqual({});
});
