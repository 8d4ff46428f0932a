/** The bounds of an account, filled with real rows. */
import { and, type Column, eq, getTableColumns, type SQLWrapper, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { contacts, jobs, type StoredPosting } from "#schema/pipeline.ts";
import { wordsOf } from "#schema/search-words.ts";
import { pipelineBoundsOf, type Tier } from "#shared/access/tiers.ts";
import { ApiError } from "#shared/core/errors.ts";
import { metaOf } from "#shared/core/validation/schema-meta.ts";
import {
  createActivity,
  deleteActivity,
  updateActivity,
} from "#shared/pipeline/activities/write-activities.ts";
import {
  createCalendarEvent,
  deleteCalendarEvent,
  updateCalendarEvent,
} from "#shared/pipeline/calendar/write-calendar-events.ts";
import { ContactsQuery } from "#shared/pipeline/contacts/contact.request.ts";
import { contactTextColumns } from "#shared/pipeline/contacts/contact-record.ts";
import {
  createContact,
  deleteContact,
  updateContact,
} from "#shared/pipeline/contacts/write-contacts.ts";
import { measureRows } from "#shared/pipeline/imports/commit-import.ts";
import { writePart } from "#shared/pipeline/imports/write-part.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { deleteJob } from "#shared/pipeline/jobs/delete-job.ts";
import { JobsQuery } from "#shared/pipeline/jobs/job.request.ts";
import { moveJob } from "#shared/pipeline/jobs/move-job.ts";
import { updateJob } from "#shared/pipeline/jobs/update-job.ts";
import { checkInMood } from "#shared/pipeline/moods/moods.ts";
import { refuseTooManyLinks } from "#shared/pipeline/records/links.ts";
import { jobTextColumns } from "#shared/pipeline/records/text-columns.ts";
import { countCoreWaits } from "#tests/support/core-waits.ts";
import { indexedOf } from "#tests/support/indexed-records.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";
import { isWhole } from "#tests/support/whole.ts";

const verbs = await startVerbs();

const now = Date.parse("2026-11-20T12:00:00Z");
const anyVersion = () => {};
const posting: StoredPosting = {
  url: "https://jobs.example.com/1",
  source: "page",
  title: "B",
  company: "A",
  location: null,
  description: "Für alle",
  isCut: false,
  pay: null,
  postedAt: null,
  readAt: now,
};
const aJob = { company: "A", title: "B", status: "saved" } as const;

async function newUser(tier: Tier): Promise<VerbUser> {
  const user = await verbs.newUser();
  await verbs.db.update(users).set({ tier }).where(eq(users.id, user.account));
  return user;
}

/** Inserts rows without the service; `n` counts from 1. */
async function insert(table: string, columns: string, values: string, count: number) {
  await verbs.db.run(sql`
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${count})
    insert into ${sql.raw(table)} (${sql.raw(columns)}) select ${sql.raw(values)} from number`);
}

const insertJobs = ({ account }: VerbUser, count: number, notes = "null") =>
  insert(
    "jobs",
    "user_id, id, company, company_key, title, status, currency, notes, status_changed_at, quiet_since, created_at, updated_at, version",
    `'${account}', 'j' || n, 'A', 'a', 'B', 'saved', 'USD', ${notes}, 1, 1, n, n, 1`,
    count,
  );
const insertContacts = ({ account }: VerbUser, count: number) =>
  insert(
    "contacts",
    "user_id, id, name, created_at, updated_at, version",
    `'${account}', 'c' || n, 'N', n, n, 1`,
    count,
  );

const insertOne = ({ account }: VerbUser, id: string) =>
  insert(
    "contacts",
    "user_id, id, name, created_at, updated_at, version",
    `'${account}', '${id}', 'N', n, n, 1`,
    1,
  );

/** One write that adds one to a bound, and how to make room again. */
interface Case {
  bound: "jobs" | "contacts" | "links" | "entries";
  fill(user: VerbUser, count: number): Promise<unknown>;
  add(user: VerbUser): Promise<unknown>;
  remove(user: VerbUser): Promise<unknown>;
}

const linksPerJob = 100;
const cases: Case[] = [
  {
    bound: "jobs",
    fill: insertJobs,
    add: (user) => user.write(now, (context) => createJob(context, aJob)),
    remove: (user) => user.write(now, (context) => deleteJob(context, "j1", anyVersion)),
  },
  {
    bound: "contacts",
    fill: insertContacts,
    add: (user) => user.write(now, (context) => createContact(context, { name: "N" })),
    remove: (user) => user.write(now, (context) => deleteContact(context, "c1", anyVersion)),
  },
  {
    bound: "links",
    async fill(user, count) {
      await insertContacts(user, linksPerJob + 2);
      await insertJobs(user, count / linksPerJob + 2);
      await insert(
        "job_contacts",
        "user_id, job_id, contact_id",
        `'${user.account}', 'j' || (1 + n / ${linksPerJob}), 'c' || (1 + n % ${linksPerJob})`,
        count,
      );
    },
    add: (user) =>
      user.write(now, (context) => createContact(context, { name: "N", jobIds: ["j1"] })),
    remove: (user) => user.write(now, (context) => deleteContact(context, "c7", anyVersion)),
  },
  {
    bound: "entries",
    fill: ({ account }, count) =>
      insert(
        "activities",
        "user_id, id, type, occurred_at, created_at",
        `'${account}', 'a' || n, 'note', n, n`,
        count,
      ),
    add: (user) => user.write(now, (context) => createActivity(context, { type: "call" })),
    remove: ({ account }) =>
      verbs.db.run(sql`delete from activities where user_id = ${account} and id = 'a1'`),
  },
];

const noRows = {
  ...{ jobs: [], moves: [], contacts: [], links: [] },
  ...{ activities: [], events: [], moodCheckins: [] },
};

function refusalOf(write: Promise<unknown>): Promise<ApiError> {
  return write.then(
    () => expect.fail("was not refused"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );
}

describe("assertWithinBounds", () => {
  it("is 25,000 jobs and contacts, 100,000 links and entries, 100 MB; for Free a fifth", () => {
    const full = { jobs: 25e3, contacts: 25e3, links: 1e5, entries: 1e5, textBytes: 1e8 };
    expect(pipelineBoundsOf("ultra")).toEqual(full);
    expect(pipelineBoundsOf("pro")).toEqual(full);
    const free = { jobs: 5e3, contacts: 5e3, links: 2e4, entries: 2e4, textBytes: 2e7 };
    expect(pipelineBoundsOf("free")).toEqual(free);
  });

  const tiers = ["free", "ultra"] as const;
  const all = tiers.flatMap((tier) => cases.map((one) => ({ ...one, tier })));
  // Plans differ only in their numbers, so one bound of the higher ones shows that these are used.
  const some = all.filter(({ tier, bound }) => isWhole || tier === "free" || bound === "jobs");
  it.each(some)(
    "lets $tier accounts have their $bound and refuses one more",
    async ({ bound, fill, add, remove, tier }) => {
      const user = await newUser(tier);
      const most = pipelineBoundsOf(tier)[bound];
      await fill(user, most - 1);
      await add(user);
      const refusal = await refusalOf(add(user));
      expect(refusal.row).toMatchObject({ status: 400, pipeline: "VALIDATION_ERROR" });
      expect(refusal.message).toContain(`at most ${most.toLocaleString("en-US")} `);
      await remove(user);
      await add(user);
    },
    60_000,
  );

  it("counts events and mood check-ins with activities", async () => {
    const user = await newUser("free");
    await cases[3]?.fill(user, 19_999);
    const mood = { action: "mood_checkin", mood: 3 } as const;
    await user.write(now, (context) => checkInMood(context, mood));
    const startsAt = now;
    const event = { type: "other", title: "T", startsAt, timeZone: "UTC" } as const;
    await refusalOf(user.write(now, (context) => createCalendarEvent(context, event)));
    await refusalOf(user.write(now, (context) => checkInMood(context, mood)));
    const moodCheckins = [
      { userId: user.account, id: "m", mood: 3, note: null, origin: null, createdAt: 1 },
    ];
    expect(measureRows({ ...noRows, moodCheckins }).entries).toBe(1);
  });

  it("lets a record have 1,000 links and refuses one more, from either side", async () => {
    const user = await newUser("ultra");
    await insertJobs(user, 1_002);
    await insertContacts(user, 1_002);
    const link = (job: string, contact: string) =>
      insert(
        "job_contacts",
        "user_id, job_id, contact_id",
        `'${user.account}', ${job}, ${contact}`,
        999,
      );
    await link("'j1002'", "'c' || n");
    await link("'j' || n", "'c1002'");
    const linkJob = (jobId: string) =>
      user.write(now, (context) => createContact(context, { name: "N", jobIds: ["j1001", jobId] }));
    const linkContact = (contactId: string) =>
      user.write(now, (context) =>
        updateJob(context, "j1001", { contactIds: ["c1001", contactId] }, anyVersion),
      );
    await linkJob("j1002");
    expect((await refusalOf(linkJob("j1002"))).message).toContain("at most 1,000 contacts");
    await linkContact("c1002");
    await user.write(now, (context) => updateJob(context, "j1001", { notes: "x" }, anyVersion));
    const another = user.write(now, (context) =>
      createJob(context, { ...aJob, contactIds: ["c1002"] }),
    );
    expect((await refusalOf(another)).message).toContain("at most 1,000 jobs");
    await user.write(now, (context) => deleteContact(context, "c7", anyVersion));
    await linkJob("j1002");
    const imported = {
      ...noRows,
      links: [{ userId: user.account, jobId: "j1002", contactId: "c7" }],
    };
    await insertOne(user, "c7");
    const write = user.write(now, async (context) => writePart(context, imported));
    expect((await refusalOf(write)).message).toContain("at most 1,000 contacts");
    const inFile = Array.from({ length: 1_001 }, (_, n) => ({ jobId: "j", contactId: `c${n}` }));
    expect(() => refuseTooManyLinks(inFile)).toThrow("at most 1,000 contacts");
    refuseTooManyLinks(inFile.slice(1));
  });

  it("holds for writes at the same time", async () => {
    const user = await newUser("free");
    await insertJobs(user, 4_997);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => user.write(now, (context) => createJob(context, aJob))),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason.message).toContain("5,000 jobs");
    }
  });

  it("counts text in bytes, whatever it belongs to, and refuses only what adds to it", async () => {
    const user = await newUser("free");
    const { id } = await user.write(now, (context) =>
      createJob(context, { ...aJob, notes: "ü".repeat(50) }),
    );
    const { id: contact } = await user.write(now, (context) =>
      createContact(context, { name: "N" }),
    );
    // 102 bytes in the job, 1 in the contact and 2 + 9,998 in each of these; 4 are left.
    await insertJobs(user, 1_999, "printf('%.*c', 9998, 'x')");
    await insert(
      "jobs",
      "user_id, id, company, company_key, title, status, currency, notes, status_changed_at, quiet_since, created_at, updated_at, version",
      `'${user.account}', 'last', 'A', 'a', 'B', 'saved', 'USD', printf('%.*c', 9891, 'x'), 1, 1, n, n, 1`,
      1,
    );
    const update = (job: string, change: { notes?: string; source?: string }) =>
      user.write(now, (context) => updateJob(context, job, change, anyVersion));
    const writes = [
      () => user.write(now, (context) => createJob(context, { ...aJob, notes: "abc" })),
      () => user.write(now, (context) => createContact(context, { name: "Grace" })),
      () => user.write(now, (context) => createActivity(context, { type: "note", notes: "abcde" })),
      () =>
        user.write(now, (context) =>
          checkInMood(context, { action: "mood_checkin", mood: 3, note: "abcde" }),
        ),
      () => user.write(now, (context) => moveJob(context, id, "applied", anyVersion)),
      () => update(id, { notes: "ü".repeat(53) }),
      () =>
        user.write(now, (context) =>
          updateContact(context, contact, { name: "Edsger" }, anyVersion),
        ),
      () =>
        user.write(now, (context) =>
          createCalendarEvent(context, {
            type: "other",
            title: "Title",
            startsAt: now,
            timeZone: "UTC",
          }),
        ),
    ];
    for (const write of writes) {
      expect((await refusalOf(write())).message).toContain("at most 20,000,000 bytes of text");
    }
    await update(id, { notes: "ü".repeat(52) });
    await refusalOf(update(id, { source: "x" }));
    await update(id, { notes: "u".repeat(104) });
    await update(id, { notes: "u" });
    await update(id, { source: "there is room again" });
    // Without text, nothing is added to it.
    await user.write(now, (context) => createActivity(context, { type: "call" }));
  });

  it("keeps rows above the bounds, which can be changed and deleted", async () => {
    const user = await newUser("ultra");
    await insertJobs(user, 5_100);
    await insertContacts(user, 10);
    await verbs.db.update(users).set({ tier: "free" }).where(eq(users.id, user.account));
    const rename = { title: "Something longer" };
    await user.write(now, (context) => updateJob(context, "j1", rename, anyVersion));
    await user.write(now, (context) => moveJob(context, "j1", "applied", anyVersion));
    await user.write(now, (context) => deleteJob(context, "j2", anyVersion));
    await user.write(now, (context) => createContact(context, { name: "N", jobIds: ["j1"] }));
    await refusalOf(user.write(now, (context) => createJob(context, aJob)));
  });
});

describe("deleting what very much belongs to", () => {
  const most = 30_000;

  it("goes in parts, between which others write", async () => {
    const user = await newUser("ultra");
    const other = await newUser("ultra");
    await insertJobs(user, 2);
    await insertContacts(user, 2);
    const insertActivities = (job: string, contact: string, from: number) =>
      insert(
        "activities",
        "user_id, id, type, job_id, contact_id, occurred_at, created_at",
        `'${user.account}', 'a' || (${from} + n), 'note', ${job}, ${contact}, n, n`,
        most,
      );
    await insertActivities("'j1'", "'c1'", 0);
    await insertActivities("'j2'", "null", most);
    const left = (where: string) =>
      verbs.db.all(
        sql`select count(*) as n from activities where user_id = ${user.account} and ${sql.raw(where)}`,
      );
    let isDone = false;
    let slowest = 0;
    let count = 0;
    const others = async () => {
      for (; !isDone; count++) {
        const start = performance.now();
        await other.write(now, (context) => createContact(context, { name: "N" }));
        slowest = Math.max(slowest, performance.now() - start);
      }
    };
    const waited = countCoreWaits();
    const probing = others();
    const start = performance.now();
    const stale = (version: number) => {
      if (version !== 2) throw new ApiError("precondition_failed", { message: "stale" });
    };
    await refusalOf(user.write(now, (context) => deleteContact(context, "c1", stale)));
    expect(await left("contact_id is not null")).toEqual([{ n: most }]);
    await user.write(now, (context) => deleteContact(context, "c1", anyVersion));
    expect(await left("contact_id is not null")).toEqual([{ n: 0 }]);
    await user.write(now, (context) => deleteJob(context, "j1", anyVersion));
    expect(await left("job_id = 'j2'")).toEqual([{ n: most }]);
    expect(await left("true")).toEqual([{ n: most }]);
    const took = performance.now() - start;
    isDone = true;
    await probing;
    expect(count).toBeGreaterThan(20);
    expect(slowest).toBeLessThan(took / 4 + waited());
    expect(await countedOf(user)).toEqual(await actualOf(user));
  });
});

describe("the counts of an account", () => {
  it("equal its rows and text after every kind of write", async () => {
    const user = await newUser("ultra");
    const job = await user.write(now, (context) =>
      createJob(context, { ...aJob, notes: "ünï", url: "https://a.example" }),
    );
    const other = await user.write(now, (context) => createJob(context, aJob));
    const contact = await user.write(now, (context) =>
      createContact(context, { name: "Ada", email: "a@b.example", jobIds: [job.id, other.id] }),
    );
    const text = { notes: "longer 🙂 than before", location: "Austin" };
    await user.write(now, (context) => updateJob(context, job.id, text, anyVersion));
    await user.write(now, (context) => moveJob(context, job.id, "applied", anyVersion));
    await user.write(now, (context) => moveJob(context, other.id, "offer", anyVersion));
    await user.write(now, (context) =>
      updateContact(context, contact.id, { email: null, jobIds: [job.id] }, anyVersion),
    );
    const rounds = [{ kind: "technical", with: "Zoë", outcome: "pending" }] as const;
    const added = await user.write(now, (context) =>
      createJob(context, { ...aJob, rounds: [...rounds] }, posting),
    );
    await user.write(now, (context) =>
      updateJob(context, job.id, { rounds: [...rounds, ...rounds] }, anyVersion),
    );
    await user.write(now, (context) =>
      updateJob(context, job.id, { rounds: [...rounds] }, anyVersion),
    );
    expect(await countedOf(user)).toEqual(await actualOf(user));
    await user.write(now, (context) => deleteJob(context, added.id, anyVersion));
    const notes = "héllo";
    const { id: logged } = await user.write(now, (context) =>
      createActivity(context, { type: "note", notes, jobId: job.id }),
    );
    await user.write(now, (context) =>
      updateActivity(context, logged, { notes: "shörter" }, anyVersion),
    );
    await user.write(now, (context) => createActivity(context, { type: "note", notes }));
    const event = { type: "other", title: "Ü", startsAt: now, timeZone: "UTC" } as const;
    await user.write(now, (context) =>
      createCalendarEvent(context, { ...event, jobId: other.id, notes }),
    );
    const { id: later } = await user.write(now, (context) => createCalendarEvent(context, event));
    const renamed = { title: "Something else", notes, location: "Ünter" };
    await user.write(now, (context) => updateCalendarEvent(context, later, renamed, anyVersion));
    await user.write(now, (context) =>
      updateCalendarEvent(context, later, { notes: null }, anyVersion),
    );
    await user.write(now, (context) => checkInMood(context, { action: "mood_checkin", mood: 1 }));
    expect(await countedOf(user)).toEqual(await actualOf(user));
    const { id: mistake } = await user.write(now, (context) =>
      createActivity(context, { type: "note", notes }),
    );
    await user.write(now, (context) => deleteActivity(context, mistake, anyVersion));
    await user.write(now, (context) => deleteCalendarEvent(context, later, anyVersion));
    await user.write(now, (context) => deleteJob(context, other.id, anyVersion));
    await user.write(now, (context) => deleteContact(context, contact.id, anyVersion));
    const counted = await countedOf(user);
    expect(counted).toEqual(await actualOf(user));
    expect(counted).toMatchObject({ job: 1, contact: 0, link: 0, event: 0, activity: 3, move: 1 });
  });
});

async function countedOf({ account }: VerbUser): Promise<unknown> {
  const [row] = await verbs.db.all(sql`
    select sum(iif(kind like 'job:%', rows, 0)) as job, sum(iif(kind = 'contact', rows, 0)) as contact,
      sum(iif(kind = 'link', rows, 0)) as link, sum(iif(kind = 'activity', rows, 0)) as activity,
      sum(iif(kind = 'event', rows, 0)) as event, sum(iif(kind = 'mood', rows, 0)) as mood,
      sum(iif(kind = 'move', rows, 0)) as move, sum(text_bytes) as bytes
    from pipeline_tallies where user_id = ${account}`);
  return row;
}

async function actualOf({ account }: VerbUser): Promise<unknown> {
  const count = (table: string, where = "true") =>
    sql.raw(`(select count(*) from ${table} where user_id = '${account}' and ${where})`);
  const bytes = (table: string, ...columns: string[]) =>
    sql.raw(
      columns
        .map(
          (column) =>
            `(select coalesce(sum(length(cast(${column} as blob))), 0) from ${table} where user_id = '${account}')`,
        )
        .join(" + "),
    );
  const [row] = await verbs.db.all(sql`
    select ${count("jobs")} as job, ${count("contacts")} as contact, ${count("job_contacts")} as link,
      ${count("activities")} as activity, ${count("calendar_events")} as event,
      ${count("mood_checkins")} as mood, ${count("job_status_moves", "position > 1")} as move,
      ${bytes("jobs", "company", "title", "url", "location", "notes", "source", "rounds", "posting")}
      + ${bytes("contacts", "name", "email", "phone", "company", "title", "linkedin_url", "notes")}
      + ${bytes("activities", "notes")} + ${bytes("calendar_events", "title", "location", "notes")}
      + ${bytes("mood_checkins", "note")}
      + 100 * ${count("job_status_moves", "position > 1")} as bytes`);
  return row;
}

const columnsOf = { job: jobTextColumns, contact: contactTextColumns };

describe.each([
  { record: "job", table: jobs, query: JobsQuery },
  { record: "contact", table: contacts, query: ContactsQuery },
] as const)("the text of a $record", ({ record, table, query }) => {
  it("is counted and found by the columns of the table, in the database as in the service", async () => {
    const user = await newUser("ultra");
    const { account } = user;
    const { id } = await user.write<{ id: string }>(now, (context) =>
      record === "job" ? createJob(context, aJob) : createContact(context, { name: "N" }),
    );
    const bytes = async () => {
      const [row] = await verbs.db.all<{ sum: number }>(
        sql`select sum(text_bytes) as sum from pipeline_tallies where user_id = ${account}`,
      );
      return row?.sum ?? 0;
    };
    const isFound = async () =>
      (await verbs.db.all(sql`select 1 from ${sql.raw(indexedOf(account))}`)).length > 0;
    const own = and(eq(table.userId, account), eq(table.id, id));
    const columns = getTableColumns(table) as Record<string, Column>;
    const searched: Readonly<Record<string, boolean>> = columnsOf[record];
    for (const [name, column] of Object.entries(columns)) {
      const isSearched = searched[name];
      // A change of these is another record, or another tally.
      if (column.dataType === "number" || ["userId", "id", "status"].includes(name)) continue;
      const before = await bytes();
      const text = sql.identifier(column.name);
      // A trigger reads the rounds as JSON.
      const words = column.dataType === "json" ? "[   ]" : "words";
      await verbs.db.run(
        sql`update ${table} set ${text} = coalesce(${text}, '') || ${words} where ${own}`,
      );
      expect([name, (await bytes()) - before]).toEqual([name, isSearched === undefined ? 0 : 5]);
      expect([name, await isFound()]).toEqual([name, isSearched !== true]);
      if (!isSearched) continue;
      await verbs.db.run(
        sql`insert into search_words (rowid, words) select ${wordsOf[record]}, '' from ${table} where ${own}`,
      );
    }
    const whole = await bytes();
    const names = Object.values(columns).map(({ name }) => sql.identifier(name));
    const copied = names.map((name) =>
      name.value === "id" ? sql`'copy'` : name.value === "number" ? sql`null` : name,
    );
    const listed = (parts: readonly SQLWrapper[]) => sql.join([...parts], sql`, `);
    await verbs.db.run(sql`update ${table} set origin = null where ${own}`);
    await verbs.db.run(
      sql`insert into ${table} (${listed(names)}) select ${listed(copied)} from ${table} where ${own}`,
    );
    expect(await bytes()).toBe(2 * whole);
  });

  it("is in the description of q as far as it is searched", () => {
    const { description = "" } = metaOf(query.shape.q);
    for (const [name, isSearched] of Object.entries(columnsOf[record]))
      if (isSearched) expect(description).toContain(name);
  });
});
