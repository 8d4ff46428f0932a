import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { findSqld, startSqld } from "#scripts/run/local/sqld.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

afterEach(() => vi.unstubAllEnvs());

describe("the database server", () => {
  it("is npm's for this platform", () => {
    vi.stubEnv("SQLD", "");
    const path = findSqld() ?? "";
    expect(path).toContain("@sqld");
    expect(existsSync(path)).toBe(true);
  });

  it("is another binary if SQLD names one", () => {
    vi.stubEnv("SQLD", "/opt/sqld/sqld");
    expect(findSqld()).toBe("/opt/sqld/sqld");
  });

  it("leaves its log alone while connections write, because sqld may then refuse all writes for good", async () => {
    const folder = temporaryFolder();
    const directory = join(folder, "database");
    const sqld = await startSqld({ directory, logFile: join(folder, "log") });
    onTestFinished(() => sqld.kill());
    const client = createClient({ url: sqld.url });
    await client.execute("create table texts (text text)");
    const row = { sql: "insert into texts values (?)", args: ["x".repeat(4_000)] };
    for (let batch = 0; batch < 8; batch++) await client.batch(Array(200).fill(row), "write");
    // Of 1,600 pages of 4 KiB; sqld would have moved the first thousand.
    expect(statSync(join(directory, "dbs/default/data-wal")).size).toBeGreaterThan(6_500_000);
    expect(statSync(join(directory, "dbs/default/data")).size).toBeLessThan(1_000_000);
  });
});
