import { expect, it } from "vitest";
import { packedSeeds } from "#scripts/run/stage/packed-seeds.ts";
import { compressFiles } from "#seeds/load/compress-files.ts";

it("compresses no files that are damaged, or those of another version", async () => {
  const { dataset, index, rows } = await packedSeeds();
  await expect(compressFiles({ index, rows }, "2025.05-other")).rejects.toThrow("is damaged");
  const damaged = rows.fill(0, 100, 200);
  await expect(compressFiles({ index, rows: damaged }, dataset.version)).rejects.toThrow(
    "is damaged",
  );
});
