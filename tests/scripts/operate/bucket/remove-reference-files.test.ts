import { afterAll, beforeAll, expect, it } from "vitest";
import { removeReferenceFiles } from "#scripts/operate/bucket/remove-reference-files.ts";
import type { UploadBucket } from "#scripts/operate/bucket/wrangler-bucket.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { loadDataset, useDataset } from "#seeds/load/index.ts";
import type { Database } from "#shared/db/client.ts";
import { indexKey, rowsKey } from "#shared/reference/files/sealed.ts";
import { packedFormat } from "#shared/reference/packed/body.ts";
import { makeVersion } from "#tests/shared/reference/make-versions.ts";

const versions = ["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd"].map((name) => `2025.05-${name}`);
const [oldest = "", former = "", live = "", staged = ""] = versions;
let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await startDatabase();
  db = server.connect({ timeoutMs: 60_000 });
  for (const [at, version] of versions.entries()) {
    const directory = makeVersion(version, 100_000 + at * 10_000);
    await loadDataset(db, { directory, live: version !== staged });
  }
}, 120_000);
afterAll(() => server.stop());

/** A bucket with the files of every version, in the format of this code and of the two before. */
function filledBucket() {
  const formats = [packedFormat, packedFormat - 1, packedFormat - 2];
  const keys = versions.flatMap((version) =>
    formats.flatMap((format) => [rowsKey(version, format), indexKey(version, format)]),
  );
  const objects = new Set([...keys, "2026-q3-2025.05/manifest.json"]);
  const removed: string[] = [];
  const bucket: UploadBucket = {
    read: async () => null,
    readBytes: async (key) => (objects.has(key) ? new Uint8Array(1) : null),
    write: async () => {},
    upload: async () => {},
    async remove(key) {
      removed.push(key);
      objects.delete(key);
    },
  };
  const left = () =>
    versions.filter((version) => objects.has(rowsKey(version)) && objects.has(indexKey(version)));
  return { bucket, objects, removed, left };
}

it("keeps what is live, what was live before it and what is staged, in the formats of this code and the former", async () => {
  const { bucket, objects, removed, left } = filledBucket();
  await removeReferenceFiles(db, bucket, () => {});
  expect(left()).toEqual([former, live, staged]);
  expect([...objects].filter((key) => key.includes(oldest))).toEqual([]);
  expect(objects.has(rowsKey(live, packedFormat - 1))).toBe(true);
  expect(objects.has(rowsKey(live, packedFormat - 2))).toBe(false);
  expect(objects.has("2026-q3-2025.05/manifest.json")).toBe(true);
  // An index is removed last: who finds one finds rows, and a removal that ended halfway goes on.
  expect(removed.indexOf(indexKey(oldest))).toBe(removed.indexOf(rowsKey(oldest)) + 1);
});

it("keeps the version before the one that is used again", async () => {
  await useDataset(db, former);
  const { bucket, left } = filledBucket();
  await removeReferenceFiles(db, bucket, () => {});
  expect(left()).toEqual(versions);
  await useDataset(db, live);
});
