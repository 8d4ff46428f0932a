import { type Client, createClient, type InStatement } from "@libsql/client/http";
import { drizzle } from "drizzle-orm/libsql/http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { mintToken } from "#shared/credentials/token.ts";
import type { Database } from "#shared/db/client.ts";
import { createView, deleteView, listViews } from "#shared/pipeline/board/saved-views.ts";
import { findFeedOwner } from "#shared/pipeline/calendar/calendar-feed.ts";
import { listFeedEvents } from "#shared/pipeline/calendar/list-feed-events.ts";
import { writeDueReminders } from "#shared/pipeline/calendar/write-due-reminders.ts";
import { listPipelineCompanies } from "#shared/pipeline/companies/list-pipeline-companies.ts";
import { exportPipeline } from "#shared/pipeline/exports/export-pipeline.ts";
import { readFunnel } from "#shared/pipeline/funnel/read-funnel.ts";
import { importFile as importUpload } from "#shared/pipeline/import-file/import-file.ts";
import { findFile, readStoredText, storeFile } from "#shared/pipeline/import-file/stored-file.ts";
import { releaseImportLock, takeImportLock } from "#shared/pipeline/imports/import-lock.ts";
import { ImportBody } from "#shared/pipeline/imports/transfer.request.ts";
import {
  holdDelete,
  listHeld,
  undoDelete,
  writeDueDeletes,
} from "#shared/pipeline/jobs/delete-job.ts";
import { listMoods } from "#shared/pipeline/moods/moods.ts";
import { createJobFromUrl } from "#shared/pipeline/postings/create-job-from-url.ts";
import { listSilentJobs } from "#shared/pipeline/silence/silence.ts";
import { wordPrefix } from "#shared/pipeline/word-search/words.ts";
import { importFile } from "#tests/support/import-verb.ts";
import { byVerb, type Operation, operationNames } from "#tests/support/pipeline-operations.ts";
import { asVerbUser, type VerbUser } from "#tests/support/pipeline-verbs.ts";

interface Statement {
  sql: string;
  args: unknown[];
}

let database: TestDatabase;
let client: Client;
let db: Database;
let user: VerbUser;
let sent: Statement[] = [];

/** The client, recording every statement in `sent`. */
function recording(inner: Client): Client {
  const record = (statement: InStatement) => sent.push(statement as Statement);
  return {
    ...inner,
    execute: (statement: InStatement) => {
      record(statement);
      return inner.execute(statement);
    },
    batch: (statements: InStatement[]) => {
      statements.forEach(record);
      return inner.batch(statements);
    },
  } as Client;
}

const now = Date.parse("2026-11-21T12:00:00Z");
const ids: Record<string, string> = {};

beforeAll(async () => {
  database = await startDatabase();
  client = createClient({ url: database.url });
  db = Object.assign(drizzle({ client: recording(client) }), {
    close() {},
    isSilentSince: () => false,
  });
  user = asVerbUser(db, await createAccount(database.connect(), { tier: "ultra" }));
  const make = async (operation: Operation) => {
    const outcome = await byVerb(user, now, operation);
    return outcome.ok ? String(outcome.data.id) : "";
  };
  const job = { company: "Acme", title: "T", status: "applied" };
  ids.job = await make({ name: "createJob", body: job });
  ids.activity = await make({ name: "createActivity", body: { type: "note", jobId: ids.job } });
  ids.event = await make({
    name: "createEvent",
    body: { type: "other", title: "E", startsAt: "2026-11-22T12:00:00Z" },
  });
  ids.contact = await make({ name: "createContact", body: { name: "A", jobIds: [ids.job] } });
});
afterAll(async () => {
  client.close();
  await database.stop();
});

/** All variants of each operation, including pages after the first. */
function variants(): Operation[] {
  const { job = "", contact = "", activity = "", event = "" } = ids;
  const body = { company: "B", title: "T", status: "saved", contactIds: [contact] };
  const at = "2026-11-22T12:00:00Z";
  const about = { jobId: job, contactId: contact };
  const lists: Partial<Record<Operation["name"], Record<string, string>[]>> = {
    listJobs: [
      {},
      { status: "saved" },
      { status: "saved,offer" },
      { company: "B" },
      { q: "t" },
      { q: "t b", status: "saved,offer" },
      { q: "t", company: "B", status: "saved,offer" },
      { company: "B", status: "saved,offer" },
    ],
    listContacts: [{}, { company: "B" }, { q: "b" }, { q: "a b", company: "B" }],
    listActivities: [
      {},
      { jobId: job },
      { contactId: contact },
      { type: "call" },
      { type: "call,note" },
      { from: "2026-11-01", to: "2026-11-30" },
      { type: "call", from: "2026-11-01" },
      { jobId: job, type: "call,note", from: "2026-11-01" },
    ],
    listEvents: [{}, { from: "2026-11-01", to: "2026-12-30" }],
  };
  return [
    { name: "createJob", body },
    { name: "readJob", id: job },
    { name: "updateJob", id: job, body: { notes: "x", contactIds: [] } },
    { name: "moveJob", id: job, body: { status: "offer" } },
    { name: "createContact", body: { name: "B", jobIds: [job] } },
    { name: "readContact", id: contact },
    { name: "updateContact", id: contact, body: { company: "B", jobIds: [job] } },
    { name: "createActivity", body: { type: "call", ...about } },
    { name: "createEvent", body: { type: "interview", title: "I", startsAt: at, ...about } },
    { name: "readActivity", id: activity },
    { name: "updateActivity", id: activity, body: { ...about, type: "call", occurredAt: at } },
    { name: "updateActivity", id: activity, body: { type: "email", contactId: null } },
    { name: "readEvent", id: event },
    { name: "updateEvent", id: event, body: { title: "New", ...about } },
    { name: "summary" },
    { name: "suggestions" },
    ...operationNames.flatMap((name) =>
      (lists[name] ?? []).map((query): Operation => ({ name, query: { ...query, limit: "1" } })),
    ),
    { name: "deleteActivity", id: activity },
    { name: "deleteEvent", id: event },
    { name: "deleteContact", id: contact },
    { name: "deleteJob", id: job },
  ];
}

/** Saved views, held deletes, and the search for a job that there is already. */
async function saveAndHold(): Promise<void> {
  const view = await user.write(now, (context) =>
    createView(context, { name: "V", filters: { q: "t" } }),
  );
  await user.read(now, listViews);
  await user.write(now, (context) => deleteView(context, view.id, () => {}));
  const url = "https://jobs.example.com/1";
  const html = `<script type="application/ld+json">${JSON.stringify({
    ...{ "@type": "JobPosting", title: "T", hiringOrganization: "New" },
  })}</script>`;
  const page = { kind: "received", status: 200, url, body: html } as const;
  const { id } = await user.write(now, (context) =>
    createJobFromUrl({ ...context, fetchPage: async () => page }, { url, status: "saved" }),
  );
  await user.write(now, (context) => holdDelete(context, id, () => {}));
  await user.read(now, listHeld);
  await user.write(now, (context) => undoDelete(context, id));
}

/** All variants of the list of companies, with a second page. */
async function listAllCompanies(): Promise<void> {
  for (const company of ["A", "B", "C"]) {
    const body = { company, title: "T", status: "applied" };
    await byVerb(user, now, { name: "createJob", body });
  }
  const list = (query: object) =>
    user.read(now, (context) => listPipelineCompanies(context, { limit: 1, ...query }));
  const { nextCursor } = await list({});
  await list({ cursor: nextCursor });
  await list({ company: "A" });
}

/** Exports one row at a time, so that every list is continued, and imports two linked parts. */
async function exportAndImport(): Promise<void> {
  let cursor: string | null | undefined;
  for (; cursor !== null; ) {
    const query = { limit: 1, ...(cursor === undefined ? {} : { cursor }) };
    cursor = (await user.read(now, (context) => exportPipeline(context, query))).nextCursor;
  }
  const exportId = "exp_0123456789abcdef";
  const parts = [
    {
      exportId,
      part: 1,
      nextCursor: "x",
      jobs: [{ id: "a", company: "A", title: "T", status: "saved" }],
    },
    {
      exportId,
      part: 2,
      contacts: [{ id: "b", name: "B", jobIds: ["a"] }],
      activities: [{ type: "call", jobId: "a" }],
      moodCheckins: [{ mood: 3 }],
    },
  ];
  for (const part of parts) {
    await importFile(db, user.account, now, ImportBody.parse(part));
  }
}

/** Uploads a table and imports it on a page, past a job that there is already. */
async function uploadAndImport(): Promise<void> {
  const caller = { accountId: user.account, credentialId: "ses_test" };
  const context = { db, caller, now, salaries: async () => null };
  const text = Uint8Array.from(
    new TextEncoder().encode("company,title,url\nA,T,https://jobs.example.com/1\nNewer Inc,T,\n"),
  );
  const id = await storeFile(context, { name: "a.csv", kind: "table", bytes: text, preview: null });
  const file = await findFile(context, id);
  const lock = { userId: user.account, holder: "clm_test" };
  await takeImportLock(db, lock);
  const confirmation = {
    columns: {},
    statuses: {},
    currencies: {},
    timeZone: "UTC",
    skipKnown: true,
  };
  await importUpload(
    { ...context, lock },
    file,
    await readStoredText(context, file),
    confirmation,
    {
      count: async () => {},
      countReading: async () => {},
      committed: () => {},
    },
  );
  await releaseImportLock(db, lock);
  await user.read(now, (context) => listMoods(context, { limit: 1 }));
}

async function planOf({ sql, args }: Statement): Promise<string[]> {
  const { rows } = await client.execute({ sql: `explain query plan ${sql}`, args: args as [] });
  return rows.map((row) => String(row.detail));
}

/** A sort of a whole list. Sorting rows of the same instant (`RIGHT PART OF ORDER BY`) does not count. */
const sorts = /TEMP B-TREE FOR (?:ORDER|GROUP|DISTINCT)/;

/** The allowed steps of a search: words in the index, the last row first, then the records by their number. */
const findsByWords =
  /^(?:SCAN search_words VIRTUAL TABLE INDEX 192:M1|SEARCH (?:jobs|contacts) USING INTEGER PRIMARY KEY \(rowid=\?\))$/;
const isSearch = ({ sql }: Statement) => sql.includes('"search_words" match ?');

/** Whether a step scans a table or reads rows of other accounts. */
function readsTooMuch(step: string): boolean {
  // Rows and values in the statement itself.
  if (/^SCAN/.test(step)) {
    // Rows that a limited subquery has found, each by a step of its own in this plan.
    return !/CONSTANT ROWS?$|^SCAN json_each VIRTUAL TABLE|^SCAN (?:\(subquery-\d+\)|chunk|every|last_matches)$/.test(
      step,
    );
  }
  // Open deliveries of a webhook, which itself is found by its account.
  if (
    /^SEARCH (?:busy|webhook_deliveries) USING (?:COVERING )?INDEX webhook_deliveries_open /.test(
      step,
    )
  )
    return !step.includes("(webhook_id=? AND status=?");
  // The plan of the caller's own account.
  if (step.startsWith("SEARCH users ")) return !step.endsWith("(id=?)");
  // The foreign key check of a new row.
  if (step.startsWith("SEARCH webhook_attempts ")) return !step.endsWith("(delivery_id=?)");
  // Subqueries for every row of another table must look up by id.
  if (/^SEARCH (?:link|other|done|sent) /.test(step))
    return !/ (?:\w+_)?id=\?/.test(step.split("(user_id=? AND")[1] ?? "");
  return /^SEARCH/.test(step) && !/\(user_id=\?/.test(step);
}

describe("the owner of a calendar feed", () => {
  it("is found by the hash of the token", async () => {
    sent = [];
    expect(await findFeedOwner(db, mintToken("calendarFeed"))).toBeNull();
    const [statement] = sent;
    expect(statement && (await planOf(statement))).toEqual([
      "SEARCH calendar_feeds USING INDEX calendar_feeds_sha256 (sha256=?)",
      expect.stringMatching(/^SEARCH users USING (?:COVERING )?INDEX \S+ \(id=\?\)$/),
    ]);
  });
});

/** The rows that are due are sorted, so that each account has its turn. */
const inTurn = (search: string) => [
  "CO-ROUTINE (subquery-2)",
  search,
  ...["USE TEMP B-TREE FOR ORDER BY", "SCAN (subquery-2)", "USE TEMP B-TREE FOR ORDER BY"],
];

describe("held deletes that are due", () => {
  it("are found by their time, of whatever account", async () => {
    sent = [];
    await writeDueDeletes({ db, now, announce: () => {} });
    const [statement] = sent;
    expect(statement && (await planOf(statement))).toEqual(
      inTurn("SEARCH held_deletes USING INDEX held_deletes_due (delete_at<?)"),
    );
  });
});

describe("reminders that are due", () => {
  it("are found by their time, of whatever account", async () => {
    sent = [];
    await writeDueReminders({ db, now, announce: () => {} });
    const [statement] = sent;
    expect(statement && (await planOf(statement))).toEqual(
      inTurn("SEARCH calendar_events USING INDEX calendar_events_to_remind (remind_at<?)"),
    );
  });
});

describe("every query of the pipeline", () => {
  it("has a variant here", () => {
    expect(new Set(variants().map(({ name }) => name))).toEqual(new Set(operationNames));
  });

  it("uses an index that starts with the user, and sorts no list", async () => {
    sent = [];
    for (const variant of variants()) {
      const outcome = await byVerb(user, now, variant);
      expect(outcome.ok, JSON.stringify([variant, outcome])).toBe(true);
      const cursor = outcome.ok ? outcome.data.nextCursor : null;
      if (typeof cursor === "string") {
        await byVerb(user, now, { ...variant, query: { ...variant.query, cursor } });
      }
    }
    await user.read(now, listFeedEvents);
    await user.read(now, readFunnel);
    await user.read(now, listSilentJobs);
    await listAllCompanies();
    await saveAndHold();
    await exportAndImport();
    await uploadAndImport();
    const statements = new Map(sent.map((statement) => [statement.sql, statement]));
    const searches = sent.filter(isSearch);
    expect(searches.length).toBeGreaterThan(10);
    for (const { sql, args } of searches) {
      const before = sql.slice(0, sql.indexOf('"search_words" match ?')).split("?").length - 1;
      const words = String(args[before]).split(" ");
      const own = words.filter((word) =>
        (["job", "contact"] as const).some((record) =>
          word.startsWith(`"${wordPrefix(user.account, record)}`),
        ),
      );
      expect([words.length > 0, own], "only words of the own account").toEqual([true, words]);
    }
    expect(statements.size).toBeGreaterThan(40);
    for (const statement of statements.values()) {
      const plan = await planOf(statement);
      const explanation = `${statement.sql}\n${plan.join("\n")}`;
      const isFound = (step: string) => isSearch(statement) && findsByWords.test(step);
      expect(
        plan.filter((step) => readsTooMuch(step) && !isFound(step)),
        explanation,
      ).toEqual([]);
      // Only the result of a search is sorted.
      const sorted = plan.filter((step) => sorts.test(step));
      expect(sorted.length, explanation).toBeLessThanOrEqual(isSearch(statement) ? 1 : 0);
    }
  });
});
