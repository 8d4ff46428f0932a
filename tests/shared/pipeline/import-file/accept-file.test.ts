import { describe, expect, it } from "vitest";
import { acceptFile } from "#shared/pipeline/import-file/accept-file.ts";
import { maxArchiveParts, packParts } from "#shared/pipeline/import-file/archive.ts";

const listOf = (parts: number) =>
  Uint8Array.from(new TextEncoder().encode(`[${Array(parts).fill("{}").join(",")}]`));

describe("a list of the parts of an export", () => {
  it("becomes an archive", async () => {
    expect(await acceptFile(listOf(maxArchiveParts))).toMatchObject({ kind: "archive" });
  });

  it("is refused if it has more parts than an archive may have, before any is compressed", async () => {
    const started = process.cpuUsage();
    await expect(acceptFile(listOf(20_000))).rejects.toThrow(
      /This list has 20,000 parts, and 40 can be imported at a time\. Divide it/,
    );
    const { user, system } = process.cpuUsage(started);
    // To compress each of them took 8 seconds.
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});

describe("an archive", () => {
  /** With as many parts, which are as large as this by the archive's directory. */
  async function archiveOf(parts: number, size: number) {
    const archive = await packParts(Array(parts).fill({}));
    const view = new DataView(archive.buffer);
    let at = view.getUint32(archive.length - 6, true);
    for (let part = 0; part < parts; part++) {
      view.setUint32(at + 24, size, true);
      at += 46 + view.getUint16(at + 28, true);
    }
    return archive;
  }

  it("may have 40 MiB when it is unpacked, and not more", async () => {
    const part = 5 * 1024 * 1024;
    expect(await acceptFile(await archiveOf(8, part))).toMatchObject({ kind: "archive" });
    await expect(acceptFile(await archiveOf(9, part))).rejects.toThrow(
      /is more than 40 MiB when it is unpacked\. Unpack it, and import the files one by one/,
    );
  });
});
