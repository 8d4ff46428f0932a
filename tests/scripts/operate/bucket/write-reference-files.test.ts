import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { UploadBucket } from "#scripts/operate/bucket/wrangler-bucket.ts";
import { writeReferenceFiles } from "#scripts/operate/bucket/write-reference-files.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { readLive } from "#seeds/load/claim.ts";
import { loadDataset, useDataset } from "#seeds/load/index.ts";
import type { Database } from "#shared/db/client.ts";
import { indexKey, rowsKey } from "#shared/reference/files/sealed.ts";
import { makeVersion } from "#tests/shared/reference/make-versions.ts";

const [former, version] = ["2025.05-aaaaaaaa", "2025.05-bbbbbbbb"];
let server: TestDatabase;
let db: Database;
let lines: string[];
beforeAll(async () => {
  server = await startDatabase();
  db = server.connect({ timeoutMs: 60_000 });
  await loadDataset(db, { directory: makeVersion(former, 100_000) });
});
afterAll(() => server.stop());
beforeEach(() => {
  lines = [];
});

interface Memory extends UploadBucket {
  objects: Map<string, Uint8Array<ArrayBuffer>>;
  written: string[];
}

/** @param keep what it keeps of an object's bytes. */
function memory(keep = (bytes: Uint8Array<ArrayBuffer>) => bytes): Memory {
  const objects: Memory["objects"] = new Map();
  const written: string[] = [];
  return {
    ...{ objects, written },
    read: async () => null,
    readBytes: async (key) => objects.get(key) ?? null,
    async write(key, content, headers) {
      written.push(`${key}: ${headers?.contentType}, ${headers?.cacheControl}`);
      objects.set(key, keep(new Uint8Array(Buffer.from(content))));
    },
    upload: async () => {},
    remove: async (key) => void objects.delete(key),
  };
}

const writerTo = (bucket: UploadBucket) => (dataset: { id: number; version: string }) =>
  writeReferenceFiles(db, dataset, bucket, (line) => lines.push(line));
const liveVersion = async () => (await readLive(db))?.version;

it("are written for a version that is live already, the index last, and then stay", async () => {
  const bucket = memory();
  const load = () =>
    loadDataset(db, { directory: makeVersion(former, 100_000), beforeLive: writerTo(bucket) });
  expect(await load()).toMatchObject({ outcome: "already-live" });
  const about = "application/octet-stream, public, max-age=31536000, immutable";
  const written = [`${rowsKey(former)}: ${about}`, `${indexKey(former)}: ${about}`];
  expect(bucket.written).toEqual(written);
  await load();
  expect(bucket.written).toEqual(written);
  expect(lines).toEqual([
    expect.stringMatching(/^wrote the reference files of 2025\.05-aaaaaaaa .*read back whole$/),
    "the bucket has the reference files of 2025.05-aaaaaaaa",
  ]);
});

it("are whole in the bucket before readers are switched to a version, and readers are not if they are not", async () => {
  const directory = makeVersion(version, 140_000);
  const cutting = memory((bytes) => bytes.slice(0, -1));
  await expect(loadDataset(db, { directory, beforeLive: writerTo(cutting) })).rejects.toThrow(
    /damaged, right after it was written/,
  );
  expect(await liveVersion()).toBe(former);

  const bucket = memory();
  let liveMeanwhile: string | undefined;
  await loadDataset(db, {
    directory,
    async beforeLive(dataset) {
      await writerTo(bucket)(dataset);
      liveMeanwhile = await liveVersion();
    },
  });
  expect([liveMeanwhile, await liveVersion()]).toEqual([former, version]);
});

it("are looked for when an earlier version is used again, and written if they are damaged", async () => {
  const bucket = memory();
  await useDataset(db, former, { beforeLive: writerTo(bucket) });
  expect(await liveVersion()).toBe(former);
  const rows = bucket.objects.get(rowsKey(former)) ?? new Uint8Array();
  bucket.objects.set(rowsKey(former), rows.slice(0, 100));
  await useDataset(db, former, { beforeLive: writerTo(bucket) });
  expect(bucket.objects.get(rowsKey(former))).toEqual(rows);
});
