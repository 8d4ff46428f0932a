/** Files that a page imports, in parts that an interruption may separate. */
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importFileParts, importFiles } from "../../../schema/import-files.ts";
import { jobs } from "../../../schema/pipeline.ts";
import { newId } from "../../../shared/core/ids.ts";
import { type FileContext, findFile } from "../../../shared/pipeline/import-files/file-record.ts";
import { importFile, isUnfinished } from "../../../shared/pipeline/import-files/import-file.ts";
import { readText } from "../../../shared/pipeline/import-files/read-text.ts";
import { removeExpiredFiles } from "../../../shared/pipeline/import-files/remove-expired.ts";
import { storeFile } from "../../../shared/pipeline/import-files/store-file.ts";
import {
  releaseImportLock,
  takeImportLock,
} from "../../../shared/pipeline/transfer/import-lock.ts";
import { createAccount } from "../../support/callers.ts";
import { type PipelineService, sharePipeline } from "../../support/pipeline.ts";

let pipeline: PipelineService;
beforeAll(async () => {
  pipeline = await sharePipeline();
});
afterAll(() => pipeline.stop());

const now = Date.parse("2026-11-21T12:00:00Z");
const bytesOf = (text: string) => Uint8Array.from(new TextEncoder().encode(text));

async function newContext(): Promise<FileContext> {
  const accountId = await createAccount(pipeline.db);
  const caller = { accountId, credentialId: "ses_test" };
  return { db: pipeline.db, caller, now, salaries: async () => null };
}

/** Imports the account's file, and fails after its first part if it is interrupted. */
async function run(context: FileContext, id: string, isInterrupted: boolean): Promise<number> {
  const file = await findFile(context, id);
  const lock = { userId: context.caller.accountId, holder: newId("claim") };
  await takeImportLock(context.db, lock);
  let counted = 0;
  try {
    const text = await readText(context, file);
    const confirmation = { columns: {}, skipKnown: true };
    await importFile({ ...context, lock }, file, text, confirmation, {
      async count(steps) {
        counted = steps;
      },
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
  const id = await storeFile(context, { name: "a.csv", kind: "table", text });
  await expect(run(context, id, true)).rejects.toThrow("interrupted");
  const first = await jobsOf(context);
  expect([first > 0, first < 1_500, await isUnfinished(context, { id })]).toEqual([
    true,
    true,
    true,
  ]);

  expect(await run(context, id, false)).toBe(1_500 - first);
  expect(await jobsOf(context)).toBe(1_500);
  const { outcome } = await findFile(context, id);
  expect(outcome?.added.jobs).toBe(1_500);
  expect(outcome?.leftOut).toMatchObject([{ row: 1_502, problems: [{ field: "company" }] }]);
  expect(await isUnfinished(context, { id })).toBe(false);
});

it("are removed after their time, with all of their parts, and no others", async () => {
  const [old, kept] = [await newContext(), await newContext()];
  const random = crypto.getRandomValues(new Uint8Array(30_000));
  const text = bytesOf(`company,title\nA,${Buffer.from(random).toString("base64")}`);
  const file = { name: "a.csv", kind: "table", text } as const;
  // Long before all files of other tests.
  const past = { ...old, now: Date.parse("2020-01-01T00:00:00Z") };
  const id = await storeFile(past, file);
  const other = await storeFile(kept, file);
  expect(await readText(past, { id })).toBe(new TextDecoder().decode(text));
  await removeExpiredFiles({ db: pipeline.db, now: Date.parse("2020-01-01T01:00:00Z") });
  for (const table of [importFiles, importFileParts]) {
    const left = async (userId: string) =>
      (await pipeline.db.select().from(table).where(eq(table.userId, userId))).length;
    expect([await left(old.caller.accountId), await left(kept.caller.accountId)]).toEqual([0, 1]);
  }
  await expect(findFile(past, id)).rejects.toThrow("no longer here");
  expect((await findFile(kept, other)).bytes).toBe(text.length);
});
