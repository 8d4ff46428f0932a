/** Documents and their files stay together, whatever ends an upload or a deletion halfway. */
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { documents, looseFiles } from "#schema/documents.ts";
import { accountDeletions } from "#schema/sign-in.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { documentBounds } from "#shared/access/tiers.ts";
import { continueDeletions } from "#shared/accounts/deletion/delete-account.ts";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { deleteFilesOf } from "#shared/pipeline/account-data/delete-account.http.ts";
import { documentFileKey } from "#shared/pipeline/documents/document-record.ts";
import { deleteLooseFiles, uploadMs } from "#shared/pipeline/documents/loose-files.ts";
import { listDocuments } from "#shared/pipeline/documents/read-documents.ts";
import {
  createDocument,
  type DocumentContext,
  deleteDocument,
  storeFile,
} from "#shared/pipeline/documents/write-documents.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { deleteJob } from "#shared/pipeline/jobs/delete-job.ts";
import { memoryBucket } from "#tests/support/documents.ts";

const database = await startDatabase();
const db = database.connect();
afterAll(() => database.stop());

const start = Date.parse("2026-11-20T15:00:00Z");
const query = { kind: "resume", name: "cv.txt" } as const;
let files = 0;

/** A file of this many bytes that no other is. */
function aFile(bytes = 100) {
  const sha256 = String(++files).padStart(64, "0");
  return { bytes: new Uint8Array(bytes).fill(0x61), sha256, content: "text" as const };
}

async function newPerson(tier: "free" | "ultra" = "ultra") {
  const account = await createAccount(db, { tier });
  const bucket = memoryBucket();
  const context = (): Omit<DocumentContext, "write"> => {
    let stored: ReturnType<typeof storeFile> | undefined;
    return {
      ...{ db, now: start, newId, announce: () => {}, salaries: async () => null },
      caller: { accountId: account, credentialId: "" },
      store: (file) => {
        stored ??= storeFile({ db, now: start, userId: account }, bucket, file);
        return stored;
      },
    };
  };
  const run = <T>(verb: (context: DocumentContext) => Promise<T>, own = context()) =>
    writeAtomically(db, (write) => verb({ ...own, write }), { owner: account });
  const newJob = async () =>
    (await run((c) => createJob(c, { company: "Acme", title: "Engineer", status: "saved" }))).id;
  return {
    ...{ account, bucket, run, context, newJob },
    add: (jobId: string, bytes?: number) =>
      run((c) => createDocument(c, jobId, query, aFile(bytes))),
    list: (jobId: string) => listDocuments({ ...context() }, jobId),
    /** The ids of its documents, and those whose file is in the bucket. */
    async ids() {
      const rows = await db.select().from(documents).where(eq(documents.userId, account));
      return {
        rows: rows.map(({ id }) => id).sort(),
        files: [...bucket.objects.keys()].map((key) => key.slice(account.length + 1)).sort(),
      };
    },
    sweep: (now = start) => deleteLooseFiles({ db, now }, bucket),
  };
}

describe("room for documents", () => {
  it("is 20 a job exactly, however many arrive at once", async () => {
    const person = await newPerson();
    const job = await person.newJob();
    for (let n = 0; n < 15; n++) await person.add(job);
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => person.add(job)));
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(7);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: "parameter_missing" });
      expect(String(reason)).toMatch("A job can have at most 20 documents");
    }
    expect(await person.list(job)).toHaveLength(documentBounds.perJob);
    // The files of those that were refused in the end are deleted when no upload can be in progress any more.
    await person.sweep(start + uploadMs);
    const { rows, files } = await person.ids();
    expect(files).toEqual(rows);
  });

  it.each([
    ["free", 40],
    ["ultra", 200],
  ] as const)(
    "is on the plan %s %d MiB an account exactly, however many arrive at once",
    async (tier, mebibytes) => {
      const person = await newPerson(tier);
      const jobs = [await person.newJob(), await person.newJob(), await person.newJob()];
      const [first = ""] = jobs;
      const all = mebibytes * 1024 * 1024;
      const row = {
        userId: person.account,
        jobId: first,
        ...query,
        type: "txt",
        sha256: "",
      } as const;
      // Three of a mebibyte each still fit.
      await db
        .insert(documents)
        .values({ ...row, id: newId("document"), bytes: all - 3 * 1024 * 1024, createdAt: 0 });
      const results = await Promise.allSettled(
        Array.from({ length: 9 }, (_, n) => person.add(jobs[n % 3] ?? "", 1024 * 1024)),
      );
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
      await expect(person.add(first, 1)).rejects.toThrow(`can have ${mebibytes} MiB together`);
    },
  );

  it("counts a small document as 4 KiB, so that their number has a bound", async () => {
    const person = await newPerson("free");
    const job = await person.newJob();
    const row = { userId: person.account, jobId: job, ...query, type: "txt", sha256: "" } as const;
    const bytes = 40 * 1024 * 1024 - 2 * documentBounds.countedBytes;
    await db.insert(documents).values({ ...row, id: newId("document"), bytes, createdAt: 0 });
    await person.add(job, 1);
    await person.add(job, documentBounds.countedBytes);
    await expect(person.add(job, 1)).rejects.toThrow("40 MiB together on the Free plan");
  });
});

describe("an upload that ends halfway", () => {
  it("leaves a loose file, which is deleted when it is due and not before", async () => {
    const person = await newPerson();
    const job = await person.newJob();
    const kept = await person.add(job);
    const killed = new Error("killed between the bucket and the database");
    const dying = person.run(async (context) => {
      await createDocument(context, job, query, aFile());
      throw killed;
    });
    await expect(dying).rejects.toBe(killed);
    expect((await person.ids()).files).toHaveLength(2);
    await person.sweep(start + uploadMs - 1);
    expect((await person.ids()).files).toHaveLength(2);
    await person.sweep(start + uploadMs);
    expect(await person.ids()).toEqual({ rows: [kept.id], files: [kept.id] });
    expect(await db.$count(looseFiles)).toBe(0);
  });

  it("leaves nothing but a note if the bucket fails, and says that it can be sent again", async () => {
    const person = await newPerson();
    const job = await person.newJob();
    person.bucket.fails = true;
    await expect(person.add(job)).rejects.toMatchObject({ code: "dependency_unavailable" });
    person.bucket.fails = false;
    await person.add(job);
    await person.sweep(start + uploadMs);
    const { rows, files } = await person.ids();
    expect([rows.length, files]).toEqual([1, rows]);
  });

  it("fails instead of becoming a document whose file is being deleted", async () => {
    const person = await newPerson();
    const job = await person.newJob();
    const slow = person.run(async (context) => {
      const made = await createDocument(context, job, query, aFile());
      await person.sweep(start + uploadMs);
      return made;
    });
    await expect(slow).rejects.toMatchObject({ code: "dependency_unavailable" });
    expect(await person.ids()).toEqual({ rows: [], files: [] });
  });

  it("puts its file once, however often the write is decided", async () => {
    const person = await newPerson();
    const job = await person.newJob();
    const own = person.context();
    const file = aFile();
    await person.run((context) => createDocument(context, job, query, file), own);
    const before = person.bucket.puts;
    await expect(
      person.run((context) => createDocument(context, job, query, file), own),
    ).rejects.toThrow("took too long");
    expect([before, person.bucket.puts]).toEqual([1, 1]);
  });
});

describe("a document that is deleted", () => {
  it.each([
    [
      "by itself",
      async (p: Person, job: string, id: string) => p.run((c) => deleteDocument(c, job, id)),
    ],
    ["with its job", async (p: Person, job: string) => p.run((c) => deleteJob(c, job, () => {}))],
  ] as const)("%s loses its file in the next sweep", async (_, remove) => {
    const person = await newPerson();
    const [job, other] = [await person.newJob(), await person.newJob()];
    const [gone, stays] = [await person.add(job), await person.add(other)];
    await remove(person, job, gone.id);
    // A bucket that fails does not lose the note.
    person.bucket.fails = true;
    await expect(person.sweep()).rejects.toThrow("bucket");
    person.bucket.fails = false;
    await person.sweep();
    expect(await person.ids()).toEqual({ rows: [stays.id], files: [stays.id] });
  });

  it("with its account leaves no row and no file, nor those of uploads that were interrupted", async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await person.add(await person.newJob());
    const file = aFile();
    await storeFile({ db, now: start, userId: person.account }, person.bucket, file);
    const theirs = await other.add(await other.newJob());
    await db.insert(accountDeletions).values({ accountId: person.account, requestedAt: 0 });
    await continueDeletions(db, Number.POSITIVE_INFINITY, (id) =>
      deleteFilesOf({ DOCUMENTS: person.bucket as unknown as R2Bucket }, id),
    );
    expect(await person.ids()).toEqual({ rows: [], files: [] });
    expect(await db.$count(users, eq(users.id, person.account))).toBe(0);
    expect(await other.ids()).toEqual({ rows: [theirs.id], files: [theirs.id] });
  });

  it("and comes back with its account keeps its file, although it was noted as loose", async () => {
    const person = await newPerson();
    const kept = await person.add(await person.newJob());
    const key = documentFileKey({ userId: person.account, id: kept.id });
    await db.insert(looseFiles).values({ key, dueAt: 0 });
    await person.sweep();
    expect(await person.ids()).toEqual({ rows: [kept.id], files: [kept.id] });
    expect(await db.$count(looseFiles, eq(looseFiles.key, key))).toBe(0);
  });
});

type Person = Awaited<ReturnType<typeof newPerson>>;
