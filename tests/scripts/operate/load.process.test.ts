import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sqld, startSqld } from "../../../scripts/run/local/sqld.ts";
import { connect, type Database } from "../../../shared/db/client.ts";
import { runScript } from "../../support/run-script.ts";

const root = join(import.meta.dirname, "../../..");
const manifest = JSON.parse(readFileSync(join(root, "seeds/manifest.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "load-"));
let sqld: Sqld;
let db: Database;

beforeAll(async () => {
  sqld = await startSqld({ directory: join(folder, "database"), logFile: join(folder, "log") });
  db = connect({ url: sqld.url }, { timeoutMs: 60_000 });
});
afterAll(async () => {
  db.close();
  await sqld.kill();
  rmSync(folder, { recursive: true, force: true });
});

const run = (script: string) => runScript(script, [], { DATABASE_URL: sqld.url });

async function count(query: ReturnType<typeof sql>): Promise<number> {
  return (await db.get<{ n: number }>(query)).n;
}

describe("npm run db:migrate and db:load", () => {
  it("names the command to run first on an empty database", async () => {
    const { code, stderr } = await run("operate/load.ts");
    expect(code).toBe(1);
    expect(stderr).toBe("The database has no tables yet. Run: npm run db:migrate\n");
  });

  it("creates the tables, and can run again safely", async () => {
    expect((await run("operate/migrate.ts")).code).toBe(0);
    expect((await run("operate/migrate.ts")).code).toBe(0);
    expect(await count(sql`SELECT count(*) AS n FROM wages`)).toBe(0);
  });

  it("shows readers nothing of a load that is killed midway", async () => {
    const loader = spawn(process.execPath, [join(root, "scripts/operate/load.ts")], {
      env: { PATH: process.env.PATH, DATABASE_URL: sqld.url },
      stdio: "ignore",
    });
    const ended = once(loader, "exit");
    while ((await count(sql`SELECT count(*) AS n FROM wages`)) === 0) {
      expect(loader.exitCode).toBeNull();
      await sleep(50);
    }
    loader.kill("SIGKILL");
    await ended;
    expect(await count(sql`SELECT count(*) AS n FROM wages`)).toBeGreaterThan(0);
    expect(await count(sql`SELECT count(*) AS n FROM live_dataset`)).toBe(0);
  });

  it("then loads everything once, as soon as the dead loader's claim has expired", async () => {
    const { code, stdout } = await run("operate/load.ts");
    expect(code).toBe(0);
    expect(stdout).toContain(`another loader is filling ${manifest.version}`);
    expect(stdout).toContain(`Data ${manifest.version} is live`);
    const tables: { file: string; rows: number }[] = manifest.tables;
    const wages = tables
      .filter(({ file }) => file.startsWith("wages_"))
      .reduce((sum, { rows }) => sum + rows, 0);
    expect(await count(sql`SELECT count(*) AS n FROM wages`)).toBe(wages);
    expect(
      await count(sql`SELECT count(*) AS n FROM wages JOIN live_dataset USING (dataset_id)`),
    ).toBe(wages);
    expect(await count(sql`SELECT count(*) AS n FROM datasets`)).toBe(1);

    const again = await run("operate/load.ts");
    expect(again.stdout).toBe(`Data ${manifest.version} is already live.\n`);
  });
});
