import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { filesWith } from "#tests/support/files-with.ts";
import { lastingPort } from "#tests/support/lasting-port.ts";
import { compileCache } from "#tests/support/quick-start.ts";
import { smallSeeds } from "#tests/support/small-database.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isWhole } from "#tests/support/whole.ts";

const root = join(import.meta.dirname, "../../..");
const client = "compensation_intelligence.py";
/** A clone, so that nothing of this project's own local run is in the way. */
const clone = temporaryFolder();
const running: Run[] = [];

interface Run {
  npx: ChildProcess;
  baseUrl: string;
  output(): string;
  ended: Promise<unknown>;
}

beforeAll(async () => {
  for (const name of [
    ...["functions", "public", "schema", "scripts", "sdk/python", "seeds", "shared"],
    ...["package.json", "tsconfig.json", "wrangler.toml"],
  ]) {
    cpSync(join(root, name), join(clone, name), {
      recursive: true,
      filter: (path) => !path.includes("node_modules") && path !== join(root, "public", client),
    });
  }
  if (!isWhole) cpSync(await smallSeeds(), join(clone, "seeds"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
});
afterEach(async () => {
  for (const run of running.splice(0)) await stop(run);
  for (const file of [".dev.vars", ".env"]) rmSync(join(clone, file), { force: true });
});

const environment = {
  ...{ PATH: process.env.PATH, HOME: clone, WRANGLER_SEND_METRICS: "false" },
  NODE_COMPILE_CACHE: compileCache,
};

/** Runs `npx wrangler dev`, as a terminal does in a group of its own. */
async function start(): Promise<Run> {
  const port = await lastingPort();
  const npx = spawn("npx", ["wrangler", "dev", "--port", String(port)], {
    cwd: clone,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let text = "";
  for (const stream of [npx.stdout, npx.stderr]) {
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  }
  const baseUrl = `http://localhost:${port}`;
  const run = { npx, baseUrl, output: () => text, ended: once(npx, "exit") };
  running.push(run);
  return run;
}

async function serving(run: Run): Promise<Run> {
  while (!(await fetch(run.baseUrl).catch(() => null))?.ok) {
    if (run.npx.exitCode !== null) throw new Error(`wrangler dev ended:\n${run.output()}`);
    await sleep(100);
  }
  return run;
}

/** Ctrl-C reaches the whole group. */
async function stop({ npx, ended }: Run): Promise<void> {
  if (npx.exitCode !== null || npx.signalCode !== null || npx.pid === undefined) return;
  process.kill(-npx.pid, "SIGINT");
  await ended;
}

/** Database servers and their keepers that work in the clone; they have some seconds to end. */
async function databases(expected: number): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const { stdout } = spawnSync("ps", ["-eo", "stat=,args="], { encoding: "utf8" });
    const lines = stdout.split("\n").filter((line) => !line.startsWith("Z"));
    const found = lines.filter((line) => line.includes(`--db-path ${clone}`)).length;
    if (found === expected || attempt === 600) return found;
    await sleep(100);
  }
}

const calculate =
  "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=san-francisco";

function ask({ baseUrl }: Run): Promise<Response> {
  const { free } = JSON.parse(readFileSync(join(clone, ".local/credentials.json"), "utf8"));
  return fetch(`${baseUrl}${calculate}`, { headers: { authorization: `Bearer ${free}` } });
}

/** The build command, where no `wrangler dev` is what runs it. */
function build(command: string) {
  return spawnSync("npm", ["run", "--silent", "db:provide"], {
    cwd: clone,
    env: { ...environment, WRANGLER_COMMAND: command },
    encoding: "utf8",
  });
}

/** Wrangler's own way of starting a Worker in a test. */
async function startHarness() {
  const { createTestHarness } = await import("wrangler");
  const harness = createTestHarness({
    workers: [
      {
        configPath: join(clone, "wrangler.toml"),
        vars: { ENVIRONMENT: "test", DATABASE_URL: "" },
      },
    ],
  });
  await harness.listen();
  await harness.close();
}

/** Does what the build command does for a `wrangler dev`, without one. */
function provide() {
  const code = [
    'import { runCommand } from "./scripts/run/local/command.ts";',
    'import { provideDatabase } from "./scripts/run/database/provide.ts";',
    "await runCommand(() => provideDatabase({ pid: process.pid, starters: [], args: [] }));",
  ];
  writeFileSync(join(clone, "provide.ts"), code.join("\n"));
  return spawnSync(process.execPath, ["provide.ts"], {
    cwd: clone,
    env: environment,
    encoding: "utf8",
  });
}

/** Writes rubbish over the database of the clone. */
function spoilDatabase(): void {
  const metastore = join(clone, ".local/database/metastore/data");
  writeFileSync(metastore, readFileSync(metastore).fill("rubbish "));
}

describe("the build command", () => {
  it("starts and writes nothing in a deployment or a test but the clients", async () => {
    // Of each, npm and Node start.
    const commands = ["deploy", "dev", ...(isWhole ? ["types", "versions upload"] : [])];
    for (const command of commands) {
      rmSync(join(clone, "public", client), { force: true });
      expect(build(command)).toMatchObject({ status: 0, stdout: "" });
      expect(readFileSync(join(clone, "public", client), "utf8")).toBe(
        readFileSync(join(root, "public", client), "utf8"),
      );
    }
    // It bundles the Worker; to the build command, its start is the "dev" above.
    if (isWhole) await startHarness();
    expect([".local", ".dev.vars"].filter((name) => existsSync(join(clone, name)))).toEqual([]);
  });
});

describe("npx wrangler dev", () => {
  it("serves pages, the catalog and estimates from real data, and shares its database, which is stopped with the last", async () => {
    const run = await serving(await start());
    const cities = await fetch(`${run.baseUrl}/api/v1/intelligence/salaries/cities?limit=1`);
    expect(cities.status).toBe(200);
    expect((await fetch(`${run.baseUrl}/${client}`)).status).toBe(200);
    expect(await (await ask(run)).json()).toMatchObject({
      data: { role: { slug: "software-engineer" } },
    });
    expect(statSync(join(clone, ".dev.vars")).mode & 0o777).toBe(0o600);
    await fetch(`${run.baseUrl}/api/mcp/calendar.ics?token=feed-of-this-test`);

    const second = await serving(await start());
    expect(await databases(1)).toBe(1);
    // It keeps the database when the instance that started it is killed.
    run.npx.kill("SIGKILL");
    await run.ended;
    await sleep(2_000);
    expect((await ask(second)).status).toBe(200);
    await stop(second);
    expect(await databases(0)).toBe(0);
    expect(existsSync(join(clone, ".dev.vars"))).toBe(false);
    // What was in the URL of a calendar feed is in no file.
    const kept = [".wrangler", ".local"].map((name) => join(clone, name));
    await expect.poll(() => filesWith("feed-of-this-test", kept)).toEqual([]);
  });

  it.runIf(isWhole)("stops the database when the last instance is killed", async () => {
    const run = await serving(await start());
    run.npx.kill("SIGKILL");
    expect(await databases(0)).toBe(0);
  });

  it("goes on without a database that cannot be opened, and says so", () => {
    spoilDatabase();
    const { status, stderr } = provide();
    expect([status, stderr]).toEqual([0, expect.stringContaining("cannot be opened")]);
    expect(readFileSync(join(clone, ".dev.vars"), "utf8")).not.toContain("DATABASE_URL");
  });

  it.runIf(isWhole)("then serves pages, and returns 503 with the command to run", async () => {
    spoilDatabase();
    const run = await serving(await start());
    const answer = await ask(run);
    rmSync(join(clone, ".local/database"), { recursive: true });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      error: {
        code: "dependency_unavailable",
        message: expect.stringContaining("npx wrangler dev"),
      },
    });
    expect(run.output()).toContain("cannot be opened");
  });

  describe("with a user's .dev.vars", () => {
    const own = "DATABASE_URL=http://127.0.0.1:9\n";
    const lacking = /Your \.dev\.vars is not changed, but it lacks DATA_POINT_KEY, SECRETS_KEY/;

    it("does not change the file, and reports what it lacks", () => {
      writeFileSync(join(clone, ".dev.vars"), own);
      const { status, stderr } = provide();
      expect([status, stderr]).toEqual([1, expect.stringMatching(lacking)]);
      expect(readFileSync(join(clone, ".dev.vars"), "utf8")).toBe(own);
    });

    it.runIf(isWhole)("then ends", async () => {
      writeFileSync(join(clone, ".dev.vars"), own);
      const run = await start();
      await run.ended;
      expect(run.npx.exitCode).toBe(1);
      expect(run.output()).toMatch(lacking);
    });
  });
}, 120_000);
