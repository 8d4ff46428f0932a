import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listContacts } from "#shared/pipeline/contacts/read-contacts.ts";
import { deleteJob } from "#shared/pipeline/jobs/delete-job.ts";
import { listJobs } from "#shared/pipeline/jobs/list-jobs.ts";
import { updateJob } from "#shared/pipeline/jobs/update-job.ts";
import { splitWords } from "#shared/pipeline/word-search/words.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";

const now = "2026-11-21T12:00:00Z";
const anyVersion = () => {};
const verbs = await startVerbs();

const find = async (user: VerbUser, q: string) =>
  (await user.read(now, (c) => listJobs(c, { q, limit: 100 }))).jobs.map(({ id }) => id);
const findContacts = async (user: VerbUser, q: string) =>
  (await user.read(now, (c) => listContacts(c, { q, limit: 100 }))).total;
const change = (user: VerbUser, id: string, fields: object) =>
  user.write(now, (c) => updateJob(c, id, fields, anyVersion));
const inIndex = async (): Promise<unknown> => {
  const [words] = await verbs.db.select({ rows: sql`count(*)` }).from(sql`search_words_docsize`);
  return words?.rows;
};

describe("the search index", () => {
  it("finds a job by its current words, and not by earlier ones", async () => {
    const user = await verbs.newUser();
    const id = await user.job([[now, "saved"]], { notes: "first words" });
    expect(await find(user, "FIR wor")).toEqual([id]);
    await change(user, id, { notes: "second thoughts" });
    expect([await find(user, "first"), await find(user, "second")]).toEqual([[], [id]]);
    await change(user, id, { salaryMin: 90_000 });
    expect(await find(user, "second")).toEqual([id]);
    await user.write(now, (c) => deleteJob(c, id, anyVersion));
    expect(await find(user, "second")).toEqual([]);
  });

  it("finds any text that has words by itself, and accepts any other", async () => {
    const user = await verbs.newUser();
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });
    const find = async (notes: string) => {
      const id = await user.job([[now, "saved"]], { company: "%", title: "%", notes });
      const found = await user.read(now, (c) => listJobs(c, { q: notes, limit: 100 }));
      const ids = found.jobs.map((job) => job.id);
      expect(ids.includes(id), notes).toBe(splitWords(notes).length > 0);
      expect(found.total, notes).toBe(ids.length);
    };
    // A character of a letter category that is empty after marks are removed.
    await find("\uff9e");
    await find([...Array(256).keys()].map((n) => String.fromCodePoint(0x4e00 + n)).join(""));
    await fc.assert(fc.asyncProperty(text, find), { numRuns: 60 });
  });

  it("finds no records of another account or another kind", async () => {
    const [user, other] = await verbs.newUsers(2);
    if (!user || !other) throw new Error("no users");
    await user.job([[now, "saved"]], { company: "Initech" });
    expect([await find(other, "initech"), await findContacts(user, "initech")]).toEqual([[], 0]);
    // Operators and the account's own prefix are treated as text.
    for (const q of [`"initech"* OR a`, `${user.account}.job.initech`, "words:initech", "-a"]) {
      expect(await find(other, q), q).toEqual([]);
    }
  });

  it("has one row for each record, and none for a deleted one", async () => {
    const before = await inIndex();
    const user = await verbs.newUser();
    const id = await user.job([[now, "saved"]]);
    await change(user, id, { title: "Other" });
    await user.write(now, (c) => deleteJob(c, id, anyVersion));
    expect(await inIndex()).toEqual(before);
  });
});
