import { expect, it } from "vitest";
import { latestRelease, listReleases, readManifest } from "#shared/bulk/data-store.ts";
import { type Manifest, releaseIndexKey } from "#shared/bulk/release.ts";

function bucketOf(objects: Record<string, unknown>) {
  const reads: string[] = [];
  return {
    objects,
    reads,
    async get(key: string) {
      reads.push(key);
      const object = objects[key];
      return object === undefined ? null : { text: async () => JSON.stringify(object) };
    },
  };
}

const manifestOf = (release: string): Manifest => ({
  ...{ release, dataset: "d", quarter: "2026-Q3", as_of: "2026-09-30", citation: "" },
  ...{ methodology_version: "m", basis: "local", level: "any", tables: [], files: [] },
});

it("a release can be downloaded once it is listed, which an isolate learns within a minute", async () => {
  const bucket = bucketOf({
    [releaseIndexKey]: { releases: ["one"] },
    "data/one/manifest.json": manifestOf("one"),
  });
  expect(await readManifest(bucket, "one", 0)).toMatchObject({ release: "one" });
  bucket.objects["data/two/manifest.json"] = manifestOf("two");
  expect(await readManifest(bucket, "two", 30_000)).toBeNull();
  bucket.objects[releaseIndexKey] = { releases: ["two", "one"] };
  expect(await readManifest(bucket, "two", 61_000)).toMatchObject({ release: "two" });
});

it("what does not change is read once, however often it is asked for", async () => {
  const bucket = bucketOf({
    [releaseIndexKey]: { releases: ["one"] },
    "data/one/manifest.json": manifestOf("one"),
  });
  for (let count = 0; count < 5; count++) {
    await readManifest(bucket, "one", count);
    await readManifest(bucket, "no-such", count);
  }
  expect(bucket.reads).toEqual([releaseIndexKey, "data/one/manifest.json"]);
});

it("latest is the live dataset's release if it is there, else the newest", async () => {
  const bucket = bucketOf({ [releaseIndexKey]: { releases: ["new", "live", "old"] } });
  expect(await latestRelease(bucket, "live", 0)).toBe("live");
  expect(await latestRelease(bucket, "not-yet", 0)).toBe("new");
  expect(await latestRelease(bucketOf({}), "live", 0)).toBeNull();
});

it("the first upload is seen within a second", async () => {
  const bucket = bucketOf({});
  expect(await listReleases(bucket, 0)).toEqual([]);
  bucket.objects[releaseIndexKey] = { releases: ["one"] };
  expect(await listReleases(bucket, 1_000)).toEqual(["one"]);
});
