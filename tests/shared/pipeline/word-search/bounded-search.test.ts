import { afterAll, expect, it } from "vitest";
import { jobStatuses } from "#schema/job-statuses.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { connect } from "#shared/db/client.ts";
import { searchCards } from "#shared/pipeline/board/read-cards.ts";
import { listContacts } from "#shared/pipeline/contacts/read-contacts.ts";
import { ImportBody } from "#shared/pipeline/imports/transfer.request.ts";
import type { JobsQuery } from "#shared/pipeline/jobs/job.request.ts";
import type { JobsPage } from "#shared/pipeline/jobs/job.response.ts";
import { listJobs } from "#shared/pipeline/jobs/list-jobs.ts";
import { importFile } from "#tests/support/import-verb.ts";
import { asVerbUser } from "#tests/support/pipeline-verbs.ts";
import { recordStatements } from "#tests/support/statement-recorder.ts";

const database = await startDatabase();
const recorder = await recordStatements(database.url);
const account = await createAccount(database.connect(), { tier: "ultra" });
const user = asVerbUser(
  connect({ url: recorder.url, authToken: undefined }, { timeoutMs: 60_000 }),
  account,
);
afterAll(async () => {
  await recorder.stop();
  await database.stop();
});

const now = Date.parse("2026-11-21T12:00:00Z");

/** Every fiftieth job is an offer; the newest of each import is the last. */
async function add(count: number, company: string): Promise<void> {
  const jobs = Array.from({ length: count }, (_, at) => ({
    ...{ company, title: `Engineer ${at}`, status: at % 50 === 0 ? "offer" : "saved" },
    createdAt: new Date(now - (count - at) * 1_000).toISOString(),
  }));
  const contacts = Array.from({ length: count }, (_, at) => ({ name: `Dana ${at}`, company }));
  const body = ImportBody.parse({ jobs, contacts });
  await importFile(database.connect(), user.account, now, body);
}

const searches = {
  list: () => user.read(now, (c) => listJobs(c, { q: "engineer", limit: 20 })),
  saved: () => user.read(now, (c) => listJobs(c, { q: "engi", status: ["saved"], limit: 20 })),
  contacts: () => user.read(now, (c) => listContacts(c, { q: "dana", limit: 20 })),
};

/** It also finds parts of companies' names, for which it reads the account's index of them. */
const searchBoard = () =>
  user.read(now, (c) => searchCards(c, { q: "engineer", company: "" }, jobStatuses, { limit: 15 }));

async function rowsReadBy(search: () => Promise<unknown>): Promise<number> {
  const before = recorder.rowsRead;
  await search();
  return recorder.rowsRead - before;
}

async function rowsRead(): Promise<Record<string, number>> {
  const entries: [string, number][] = [];
  for (const [name, search] of Object.entries(searches))
    entries.push([name, await rowsReadBy(search)]);
  return Object.fromEntries(entries);
}

it("reads no more of the index than 1,000 matches, lists these and says that there are more", async () => {
  await add(1_000, "First");
  const exact = await searches.list();
  expect([exact.total, exact.totalIsLowerBound]).toEqual([1_000, undefined]);
  await add(100, "Second");
  const first = await rowsRead();
  await add(2_000, "Third");
  const second = await rowsRead();
  for (const [name, rows] of Object.entries(first)) {
    expect(rows, name).toBeGreaterThan(1_000);
    // 2,000 more match.
    expect((second[name] ?? 0) - rows, name).toBeLessThan(500);
  }

  const cut = { total: 1_000, totalIsLowerBound: true };
  expect(await searches.list()).toMatchObject(cut);
  expect(await searches.contacts()).toMatchObject(cut);
  const { columns } = await searchBoard();
  expect(columns.every(({ totalIsLowerBound }) => totalIsLowerBound)).toBe(true);
  expect(columns.find(({ status }) => status === "offer")?.cards).toHaveLength(15);

  let listed = 0;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query: JobsQuery = { q: "engineer", limit: 100, cursor: cursor ?? undefined };
    const page: JobsPage = await user.read(now, (c) => listJobs(c, query));
    expect(page.jobs.every(({ company }) => company === "Third")).toBe(true);
    listed += page.jobs.length;
    cursor = page.nextCursor;
  }
  expect(listed).toBe(1_000);
  // A filter is applied before: it finds what was added first.
  const filtered = await user.read(now, (c) =>
    listJobs(c, { q: "engineer", company: "Second", status: ["offer"], limit: 20 }),
  );
  expect([filtered.total, filtered.totalIsLowerBound]).toEqual([2, undefined]);
});
