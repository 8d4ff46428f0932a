import { expect, it } from "vitest";
import { newId } from "#shared/core/ids.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import {
  type ImportProgress,
  openImport,
  recordPart,
  selectUnfinished,
} from "#shared/pipeline/imports/unfinished-imports.ts";
import { startVerbs } from "#tests/support/pipeline-verbs.ts";

const verbs = await startVerbs();

const now = Date.parse("2026-11-21T12:00:00Z");
const commitPart = (progress: ImportProgress, end: number) =>
  writeAtomically(verbs.db, async (write) => recordPart(write, progress, end));

it.each([
  ["the key", "mine-2026"],
  ["the file", null],
])("an import is resumed by its own account alone, whoever else knows %s", async (_, key) => {
  const [owner, other] = await verbs.newUsers(2);
  if (!owner || !other) throw new Error("no users");
  const requestOf = (userId: string) => ({ userId, key, requestSha256: "ab".repeat(32) });
  const begun = await openImport(verbs.db, requestOf(owner.account), now);
  await commitPart(begun, 3);

  const stranger = await openImport(verbs.db, requestOf(other.account), now);
  expect(stranger.done).toBe(0);
  expect(stranger.id).not.toBe(begun.id);
  expect(await other.read(now, selectUnfinished)).toEqual([]);
  // Not even one who says that they go on with it.
  const claimed = { ...begun, userId: other.account, done: 3 };
  await expect(commitPart(claimed, 4)).rejects.toThrow();
  await commitPart(stranger, 1);
  await commitPart({ ...stranger, done: 1 }, 2);

  expect(await openImport(verbs.db, requestOf(owner.account), now)).toMatchObject({
    id: begun.id,
    done: 3,
  });
  expect(await openImport(verbs.db, requestOf(other.account), now)).toMatchObject({
    id: stranger.id,
    done: 2,
  });
});

it("a key of another account's import is free for a file of one's own", async () => {
  const [owner, other] = await verbs.newUsers(2);
  if (!owner || !other) throw new Error("no users");
  const key = newId("import");
  const of = (userId: string, file: string) => ({ userId, key, requestSha256: file.repeat(64) });
  await commitPart(await openImport(verbs.db, of(owner.account, "a"), now), 1);
  expect((await openImport(verbs.db, of(other.account, "b"), now)).done).toBe(0);
  await expect(openImport(verbs.db, of(owner.account, "b"), now)).rejects.toMatchObject({
    code: "idempotency_key_reused",
  });
});
