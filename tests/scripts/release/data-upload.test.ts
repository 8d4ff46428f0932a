import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { UploadBucket } from "#scripts/operate/bucket/wrangler-bucket.ts";
import { uploadRelease } from "#scripts/release/data-upload/upload-release.ts";
import { type Manifest, releaseIndexKey } from "#shared/bulk/release.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const release = "2025.05-35fa4e7a-2026q3";
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  writeRelease("role\r\nnurse\r\n");
});

function writeRelease(text: string): void {
  mkdirSync(folder, { recursive: true });
  const sha256 = createHash("sha256").update(text).digest("hex");
  const file = {
    name: "roles.csv",
    table: "roles",
    title: "Roles",
    bytes: text.length,
    rows: 1,
    sha256,
  };
  const manifest: Manifest = {
    ...{ release, dataset: "d", quarter: "2026-Q3", as_of: "2026-09-30", citation: "" },
    ...{ methodology_version: "m", basis: "local", level: "any", tables: [], files: [file] },
  };
  writeFileSync(join(folder, file.name), text);
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "SHA256SUMS"), `${sha256}  ${file.name}\n`);
}

/** @param failsAt key of the object that cannot be written. */
function memory(
  failsAt?: string,
): Pick<UploadBucket, "read" | "write" | "upload"> & { objects: Map<string, string> } {
  const objects = new Map<string, string>();
  const put = async (key: string, text: string) => {
    if (key === failsAt) throw new Error("interrupted");
    objects.set(key, text);
  };
  return {
    objects,
    read: async (key) => objects.get(key) ?? null,
    write: put,
    upload: (key, path) => put(key, readFileSync(path, "utf8")),
  };
}

describe("an upload", () => {
  it("lists its release first, once all files are there; again, it changes nothing", async () => {
    const bucket = memory();
    bucket.objects.set(releaseIndexKey, JSON.stringify({ releases: ["older"] }));
    expect(await uploadRelease(bucket, folder)).toBe("uploaded");
    expect(JSON.parse(bucket.objects.get(releaseIndexKey) ?? "")).toEqual({
      releases: [release, "older"],
    });
    expect(bucket.objects.get(`data/${release}/roles.csv`)).toBe("role\r\nnurse\r\n");
    expect(bucket.objects.has(`data/${release}/SHA256SUMS`)).toBe(true);
    expect(await uploadRelease(bucket, folder)).toBe("already-there");
  });

  it("that is interrupted lists nothing, and can be repeated", async () => {
    const bucket = memory(`data/${release}/manifest.json`);
    await expect(uploadRelease(bucket, folder)).rejects.toThrow("interrupted");
    expect(bucket.objects.has(releaseIndexKey)).toBe(false);
  });

  it("refuses other files under the name of a release that is there", async () => {
    const bucket = memory();
    await uploadRelease(bucket, folder);
    writeRelease("role\r\ndoctor\r\n");
    await expect(uploadRelease(bucket, folder)).rejects.toThrow(/there already, with other files/);
    expect(bucket.objects.get(`data/${release}/roles.csv`)).toContain("nurse");
    expect(await uploadRelease(bucket, folder, { replace: true })).toBe("uploaded");
    expect(bucket.objects.get(`data/${release}/roles.csv`)).toContain("doctor");
  });

  it("refuses a damaged file before anything is written", async () => {
    const bucket = memory();
    writeFileSync(join(folder, "roles.csv"), "role\r\nnurs\r\n");
    await expect(uploadRelease(bucket, folder)).rejects.toThrow(/roles\.csv is damaged/);
    expect(bucket.objects.size).toBe(0);
  });
});
