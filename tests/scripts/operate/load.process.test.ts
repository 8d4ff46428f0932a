import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "#scripts/run/local/places.ts";
import { type Sqld, startSqld } from "#scripts/run/local/sqld.ts";
import { connect, type Database } from "#shared/db/client.ts";
import { startSite } from "#tests/support/loopback-site.ts";
import { runHere } from "#tests/support/run-here.ts";
import { runScript } from "#tests/support/run-script.ts";
import { smallSeeds } from "#tests/support/small-database.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isWhole } from "#tests/support/whole.ts";

const folder = temporaryFolder();
let seeds: string;
let manifest: { version: string; tables: { file: string; rows: number }[] };
let sqld: Sqld;
let db: Database;

beforeAll(async () => {
  seeds = isWhole ? join(projectRoot, "seeds") : await smallSeeds();
  manifest = JSON.parse(readFileSync(join(seeds, "manifest.json"), "utf8"));
  sqld = await startSqld({ directory: join(folder, "database"), logFile: join(folder, "log") });
  db = connect({ url: sqld.url }, { timeoutMs: 60_000 });
});
afterAll(async () => {
  db.close();
  await sqld.kill();
});

const load = () => runHere("operate/load.ts", ["--seeds", seeds], { DATABASE_URL: sqld.url });

async function count(query: ReturnType<typeof sql>): Promise<number> {
  return (await db.get<{ n: number }>(query)).n;
}

/** A way to the database that passes nothing on once it has passed on a statement. */
function startUntil(statement: string) {
  let isOpen = true;
  return startSite(async (incoming, answer) => {
    const body = await buffer(incoming);
    if (!isOpen) return;
    isOpen = !body.includes(statement);
    const { method, url, headers } = incoming;
    const onward = request(`${sqld.url}${url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.end(body);
  });
}

describe("npm run db:migrate and db:load", () => {
  it("names the command to run first on an empty database", async () => {
    const { code, stderr } = await load();
    expect(code).toBe(1);
    expect(stderr).toBe("The database has no tables yet. Run: npm run db:migrate\n");
  });

  it("creates the tables, and can run again safely", async () => {
    for (const run of [runScript, runHere]) {
      expect((await run("operate/migrate.ts", [], { DATABASE_URL: sqld.url })).code).toBe(0);
    }
    expect(await count(sql`SELECT count(*) AS n FROM packed_rows`)).toBe(0);
  });

  it("shows readers nothing of a load that is killed midway", async () => {
    const server = await startUntil('INSERT INTO \\"roles\\"');
    const env = { DATABASE_URL: server.url };
    let loader: ChildProcess | undefined;
    const ended = runScript("operate/load.ts", ["--seeds", seeds], env, (started) => {
      loader = started;
    });
    await expect
      .poll(() => count(sql`SELECT count(*) AS n FROM roles`), { interval: 250, timeout: 60_000 })
      .toBeGreaterThan(0);
    loader?.kill("SIGKILL");
    expect((await ended).code).toBeNull();
    await server.stop();
    expect(await count(sql`SELECT count(*) AS n FROM live_dataset`)).toBe(0);
  });

  it("then loads everything once, as soon as the dead loader's claim has expired", async () => {
    const { code, stdout } = await load();
    expect(code).toBe(0);
    expect(stdout).toContain(`another loader is filling ${manifest.version}`);
    expect(stdout).toContain(`Data ${manifest.version} is live`);
    const roles = manifest.tables.find(({ file }) => file === "roles.csv")?.rows;
    expect(await count(sql`SELECT count(*) AS n FROM roles`)).toBe(roles);
    expect(
      await count(sql`SELECT count(*) AS n FROM roles JOIN live_dataset USING (dataset_id)`),
    ).toBe(roles);
    expect(
      await count(sql`SELECT count(*) AS n FROM packed_rows JOIN live_dataset USING (dataset_id)`),
    ).toBeGreaterThan(50);
    expect(await count(sql`SELECT count(*) AS n FROM datasets`)).toBe(1);

    const again = await load();
    expect(again.stdout).toBe(`Data ${manifest.version} is already live.\n`);
  });
});
