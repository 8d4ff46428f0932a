import { describe, expect, it } from "vitest";
import { acceptFile } from "../../../../shared/pipeline/import-files/accept-file.ts";
import { maxArchiveParts } from "../../../../shared/pipeline/import-files/archive.ts";

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
