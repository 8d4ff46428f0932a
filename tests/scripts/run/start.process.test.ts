import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it } from "vitest";
import { migratedTemplate, seededTemplate } from "#scripts/run/stage/database-templates.ts";
import { lastingPort } from "#tests/support/lasting-port.ts";
import { runScript } from "#tests/support/run-script.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isWhole } from "#tests/support/whole.ts";

const cleanups: Array<() => void> = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** Writes rubbish over a file of a database, from an offset on. */
function spoil(database: string, file: string, from: number): void {
  const path = join(database, file);
  // What is still in the write-ahead log would mend it.
  const sqlite = new DatabaseSync(path);
  sqlite.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  sqlite.close();
  writeFileSync(path, readFileSync(path).fill("rubbish ", from));
}

describe("npm start, if it cannot start", () => {
  it("names the port in use and how to choose another", async () => {
    const occupant = createServer().listen(0, "127.0.0.1");
    await once(occupant, "listening");
    cleanups.push(() => occupant.close());
    const address = occupant.address();
    if (typeof address !== "object" || !address) throw new Error("no address");
    const { code, stdout, stderr } = await runScript("run/start.ts", [], {
      LOCAL_DIR: temporaryFolder(),
      PORT: String(address.port),
    });
    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      new RegExp(`^Port ${address.port} is in use\\. .*PORT=\\d+ npm start\\n$`),
    );
  });

  it("reports another running instance, from the record it wrote", async () => {
    const folder = temporaryFolder();
    const note = { pid: process.pid, baseUrl: "http://127.0.0.1:8787", databaseUrl: null };
    writeFileSync(join(folder, "server.json"), JSON.stringify(note));
    const { code, stderr } = await runScript("run/start.ts", [], {
      LOCAL_DIR: folder,
      PORT: "8787",
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Port 8787 is in use: npm start is already running here .*\n$/);
  });

  const spoiled = [
    ["has broken pages", "dbs/default/data", 8_192],
    // It does not start then, as in wrangler-dev.test.ts.
    ["holds something else", "metastore/data", 0],
  ] as const;

  it.each(isWhole ? spoiled : spoiled.slice(0, 1))(
    "says what to do with a database that %s",
    async (_, file, from) => {
      const folder = temporaryFolder();
      const database = join(folder, "database");
      mkdirSync(database, { recursive: true });
      cpSync(await migratedTemplate(), database, { recursive: true });
      spoil(database, file, from);
      const { code, stderr } = await runScript("run/start.ts", [], {
        LOCAL_DIR: folder,
        PORT: String(await lastingPort()),
      });
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^The database in .* cannot be opened .*Nothing in it was changed.*mv \S*database \S*database-\d+ && npm start/,
      );
      // No step that it advises loses data.
      expect(stderr).not.toMatch(/\brm\b|remove|delete/i);
    },
  );

  it("exits with Wrangler's exit code if Wrangler fails, and leaves no database running", async () => {
    const folder = temporaryFolder();
    cpSync(await seededTemplate(), join(folder, "database"), { recursive: true });
    const config = join(folder, "wrangler.toml");
    writeFileSync(config, "this is no TOML");
    const { code, stderr } = await runScript("run/start.ts", [], {
      LOCAL_DIR: folder,
      PORT: String(await lastingPort()),
      WRANGLER_CONFIG: config,
    });
    expect(code).toBe(1);
    expect(stderr).toContain("wrangler dev exited unexpectedly with exit code 1.");
    const { stdout } = spawnSync("ps", ["-eo", "args="], { encoding: "utf8" });
    expect(stdout).not.toContain(folder);
  });
});
