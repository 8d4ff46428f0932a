/** Files that a page imports, in parts that an interruption may separate. */
import { randomBytes } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { importFileParts } from "#schema/import-files.ts";
import { activities, jobs } from "#schema/pipeline.ts";
import { createAccount } from "#scripts/run/stage/callers.ts";
import { newId } from "#shared/core/ids.ts";
import { acceptFile } from "#shared/pipeline/import-file/accept-file.ts";
import { packParts } from "#shared/pipeline/import-file/archive.ts";
import {
  importArchive,
  importedParts,
  importFile,
  isUnfinished,
} from "#shared/pipeline/import-file/import-file.ts";
import { previewFile } from "#shared/pipeline/import-file/preview-file.ts";
import type { ReadingWork } from "#shared/pipeline/import-file/read-table.ts";
import {
  type FileContext,
  findFile,
  readFileBytes,
  readStoredText,
  storeFile,
} from "#shared/pipeline/import-file/stored-file.ts";
import { releaseImportLock, takeImportLock } from "#shared/pipeline/imports/import-lock.ts";
import { sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

const now = Date.parse("2026-11-21T12:00:00Z");
const bytesOf = (text: string) => Uint8Array.from(new TextEncoder().encode(text));

async function newContext(): Promise<FileContext> {
  const accountId = await createAccount(pipeline.db);
  const caller = { accountId, credentialId: "ses_test" };
  return { db: pipeline.db, caller, now, salaries: async () => null };
}

/** Counts what is read, and refuses to read after so many parts. */
function counting(maxParts: number) {
  const counted: ReadingWork[] = [];
  return {
    counted,
    async count(work: ReadingWork) {
      counted.push(work);
      const parts = counted.filter(({ bytes }) => bytes !== undefined).length;
      if (parts > maxParts) throw new Error("counted too much");
    },
  };
}

/** Imports the account's file, and fails after its first part if it is interrupted. */
async function run(context: FileContext, id: string, isInterrupted: boolean): Promise<number> {
  const file = await findFile(context, id);
  const lock = { userId: context.caller.accountId, holder: newId("claim") };
  await takeImportLock(context.db, lock);
  let counted = 0;
  try {
    const text = await readStoredText(context, file);
    const confirmation = {
      columns: {},
      statuses: {},
      currencies: {},
      timeZone: "UTC",
      skipKnown: true,
    };
    await importFile({ ...context, lock }, file, text, confirmation, {
      async count(steps) {
        counted = steps;
      },
      countReading: async () => {},
      committed() {
        if (isInterrupted) throw new Error("interrupted");
      },
    });
  } finally {
    await releaseImportLock(context.db, lock);
  }
  return counted;
}

async function jobsOf({ caller }: FileContext): Promise<number> {
  const [found] = await pipeline.db
    .select({ total: count() })
    .from(jobs)
    .where(eq(jobs.userId, caller.accountId));
  return found?.total ?? 0;
}

it("go on where they were interrupted: no row twice, though their jobs are known now", async () => {
  const context = await newContext();
  const rows = Array.from({ length: 1_500 }, (_, at) => `Company ${at},Engineer`);
  const text = bytesOf(`company,title\n${rows.join("\n")}\n,No company\n`);
  const id = await storeFile(context, { name: "a.csv", kind: "table", bytes: text, preview: null });
  await expect(run(context, id, true)).rejects.toThrow("interrupted");
  const first = await jobsOf(context);
  expect([
    first > 0,
    first < 1_500,
    await isUnfinished(context, await findFile(context, id)),
  ]).toEqual([true, true, true]);

  expect(await run(context, id, false)).toBe(1_500 - first);
  expect(await jobsOf(context)).toBe(1_500);
  const { outcome } = await findFile(context, id);
  expect(outcome?.added.jobs).toBe(1_500);
  expect(outcome?.leftOut).toMatchObject([{ row: 1_502, problems: [{ field: "company" }] }]);
  expect(await isUnfinished(context, await findFile(context, id))).toBe(false);
});

it("keep their text, whatever it is, until they are imported or replaced", async () => {
  const context = await newContext();
  const text = `company,title\nÄcme 🙂,${randomBytes(900_000).toString("base64")}`;
  const file = { name: "a.csv", kind: "table", preview: null } as const;
  const id = await storeFile(context, { ...file, bytes: bytesOf(text) });
  const parts = () =>
    pipeline.db
      .select({ fileId: importFileParts.fileId })
      .from(importFileParts)
      .where(eq(importFileParts.userId, context.caller.accountId));
  expect((await parts()).length).toBeGreaterThan(1);
  expect(await readStoredText(context, { id })).toBe(text);
  const next = await storeFile(context, { ...file, bytes: bytesOf("company,title\nA,B") });
  expect(await parts()).toEqual([{ fileId: next }]);
  await expect(findFile(context, id)).rejects.toThrow("no longer here");
  const late = { ...context, now: now + 3_600_000 };
  await expect(findFile(late, next)).rejects.toThrow("no longer here");
});

it("of several parts go on with the next part, and count what all of them added", async () => {
  const context = await newContext();
  const exportId = "exp_00000000000000aa";
  const part = (number: number, rows: object) => ({
    ...{ version: 1, exportId, part: number, jobs: [], contacts: [], activities: [], events: [] },
    ...{ moodCheckins: [], nextCursor: number === 3 ? null : "more", ...rows },
  });
  const many = Array.from({ length: 900 }, (_, at) => ({
    ...{ id: `job_${at}`, company: `Company ${at}`, title: "Nurse", status: "saved" },
  }));
  const bytes = await packParts([
    part(1, { jobs: many }),
    part(2, { jobs: [{ id: "job_x", company: "X", title: "Y", status: "saved" }] }),
    part(3, { activities: [{ type: "call", jobId: "job_1" }] }),
  ]);
  const id = await storeFile(context, { name: "a.zip", kind: "archive", bytes, preview: null });
  const importSome = async (options: { isInterrupted?: boolean; goesOn?: boolean }) => {
    const file = await findFile(context, id);
    const lock = { userId: context.caller.accountId, holder: newId("claim") };
    await takeImportLock(context.db, lock);
    try {
      await importArchive({ ...context, lock }, file, await readFileBytes(context, file), {
        count: async () => {},
        countReading: async () => {},
        goesOn: () => options.goesOn ?? false,
        committed() {
          if (options.isInterrupted) throw new Error("interrupted");
        },
      });
    } finally {
      await releaseImportLock(context.db, lock);
    }
    const after = await findFile(context, id);
    return {
      jobs: await jobsOf(context),
      parts: importedParts(after).parts,
      isUnfinished: await isUnfinished(context, after),
      added: after.outcome?.added,
    };
  };
  await expect(importSome({ isInterrupted: true })).rejects.toThrow("interrupted");
  const first = await jobsOf(context);
  expect([first > 0, first < 900]).toEqual([true, true]);
  expect(await isUnfinished(context, await findFile(context, id))).toBe(true);

  expect(await importSome({})).toMatchObject({ jobs: 900, parts: 1, isUnfinished: true });
  expect(await importSome({ goesOn: true })).toMatchObject({
    jobs: 901,
    added: { jobs: 901, activities: 1, contacts: 0 },
  });
  const [call] = await pipeline.db
    .select()
    .from(activities)
    .where(eq(activities.userId, context.caller.accountId));
  expect(call?.jobId).toMatch(/^job_/);
});

it("are read in parts that count by bytes before they are unpacked, and by rows and values before they are checked", async () => {
  const context = await newContext();
  const part = {
    jobs: [
      { company: "A", title: "B", status: "saved" },
      { company: "C", status: "saved" },
    ],
  };
  const file = await acceptFile(await packParts([part, part, part]));
  const { length } = JSON.stringify(part);
  const all = counting(3);
  expect(await previewFile(context, file, "UTC", all.count)).toMatchObject({
    ...{ parts: 3, counts: null },
    invalid: { count: 3, groups: [{ part: 1, rows: [2] }, { part: 2 }, { part: 3 }] },
  });
  const ofPart = [{ bytes: length }, { rows: 2, values: 9 }];
  expect(all.counted).toEqual([...ofPart, ...ofPart, ...ofPart]);
  const some = counting(1);
  await expect(previewFile(context, file, "UTC", some.count)).rejects.toThrow("counted too much");
  expect(some.counted).toEqual([...ofPart, { bytes: length }]);
});

it("are checked up to the part in which 200 records are not valid, and listed by their reasons", async () => {
  const context = await newContext();
  const file = await acceptFile(
    await packParts([1, 2, 3].map(() => ({ jobs: Array(150).fill({}) }))),
  );
  const { counted, count } = counting(3);
  const preview = await previewFile(context, file, "UTC", count);
  expect(preview).toMatchObject({
    counts: null,
    problem: expect.stringContaining("Of 3 parts only the first 2 were checked"),
    invalid: { count: 300, moreGroups: 0 },
  });
  expect(preview.invalid.groups.map(({ count, rows }) => [count, rows.length])).toEqual([
    [150, 12],
    [150, 12],
  ]);
  expect(counted).toHaveLength(4);
});
