import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededTemplate } from "#scripts/run/stage/database-templates.ts";
import { filesWith } from "#tests/support/files-with.ts";
import { lastingPort } from "#tests/support/lasting-port.ts";
import { compileCache } from "#tests/support/quick-start.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isWhole } from "#tests/support/whole.ts";

const root = join(import.meta.dirname, "../../..");
const folder = temporaryFolder();
let port: number;
let webhookPort: number;
let running: Run | null = null;

interface Run {
  npm: ChildProcess;
  output(): string;
  /** Exit code of `npm start`. */
  ended: Promise<number | null>;
}

beforeAll(async () => {
  port = await lastingPort();
  webhookPort = await lastingPort();
});
afterAll(async () => {
  running?.npm.kill("SIGTERM");
  await running?.ended;
});

function environment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_COMPILE_CACHE: compileCache,
    LOCAL_DIR: folder,
    PORT: String(port),
    WEBHOOK_PORT: String(webhookPort),
  };
}

/** Runs `npm start` until it has printed its examples. */
async function start(): Promise<Run> {
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  }
  const ended = once(npm, "close").then(([code]) => code as number | null);
  running = { npm, output: () => text, ended };
  while (!text.includes("Ctrl-C stops it.")) {
    if (npm.exitCode !== null) throw new Error(`npm start ended:\n${text}`);
    await sleep(50);
  }
  return running;
}

/** As a terminal does it: the signal reaches npm, which passes it on, and the service itself. */
async function stop(run: Run): Promise<void> {
  run.npm.kill("SIGINT");
  process.kill(read("server.json").pid, "SIGINT");
  await run.ended;
  running = null;
}

const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));

/** The processes of this run of the service that live: each names the folder on its command line. */
function living(): string[] {
  const { stdout } = spawnSync("ps", ["-eo", "stat=,args="], { encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes(folder) && !line.startsWith("Z"));
}

describe("npm start", () => {
  let keysOfFirstStart: Record<string, string>;

  it("serves, prints working commands, and stores keys that only their owner can read", async () => {
    // `npx wrangler dev` loads the data by the same function, and its test waits for that.
    if (!isWhole) cpSync(await seededTemplate(), join(folder, "database"), { recursive: true });
    const run = await start();
    keysOfFirstStart = read("credentials.json");
    expect(Object.keys(keysOfFirstStart)).toEqual([
      ...["baseUrl", "free", "pro", "ultra", "proRestricted", "whitelabel"],
      ...["pipeline", "pipelineRead", "pipelineOther", "pipelineLowerPlan"],
    ]);
    for (const file of ["credentials.json", "secrets.json", "worker.env"]) {
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    }
    const commands = run.output().match(/^curl .*$/gm) ?? [];
    const answers = commands.map((command) => {
      const pasted = spawnSync("sh", ["-c", `${command} -o /dev/null -w '%{http_code}'`]);
      return pasted.stdout.toString();
    });
    expect(answers).toEqual(["200", "200", "200", "404", "401"]);
  });

  it("prints a link that signs a browser in once, and leads from the address to localhost", async () => {
    const { origin, hash } = new URL(
      /^http:\S+\/login\/link#\S+$/m.exec(running?.output() ?? "")?.[0] ?? "",
    );
    const byAddress = origin.replace("localhost", "127.0.0.1");
    const moved = await fetch(`${byAddress}/app`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([302, `${origin}/app`]);
    const signIn = async () => {
      const page = await fetch(`${origin}/login/link`);
      const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
      const form_token = /name="form_token" value="(\w+)"/.exec(await page.text())?.[1] ?? "";
      const body = new URLSearchParams({ form_token, secret: hash.slice(1) });
      const headers = { cookie, origin };
      const init = { method: "POST", headers, body, redirect: "manual" } as const;
      return (await fetch(`${origin}/login/link`, init)).status;
    };
    expect([await signIn(), await signIn()]).toEqual([303, 400]);
  });

  it("shows no secret on the screen or in the process list", async () => {
    const { DATA_POINT_KEY: secret } = read("secrets.json");
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(running?.output()).not.toContain(secret);
    expect(spawnSync("ps", ["-eo", "args="], { encoding: "utf8" }).stdout).not.toContain(secret);
  });

  it("stores the URL of a calendar feed nowhere", async () => {
    const path = "/api/mcp/calendar.ics?token=feed-of-this-test";
    await (await fetch(new URL(path, keysOfFirstStart.baseUrl))).text();
    await sleep(2_000);
    expect(filesWith("feed-of-this-test", [folder])).toEqual([]);
  });

  it("sends a reminder when it is due, without anything that a person does", async () => {
    const { baseUrl, pipeline } = keysOfFirstStart;
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${baseUrl}/api/mcp${path}`, {
        method,
        headers: { authorization: `Bearer ${pipeline}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await response.json()) as { id: string; events: unknown[] };
    };
    const startsAt = new Date(Date.now() + 1_500).toISOString();
    const { id } = await call("POST", "/calendar", {
      ...{ type: "follow_up", title: "Call Acme", startsAt },
    });
    for (;;) {
      const { events } = await call("GET", "/events?event=reminder.due");
      if (events.length > 0) return expect(events).toMatchObject([{ data: { id } }]);
      await sleep(250);
    }
  });

  it("delivers to npm run webhook:listen, which verifies the event and removes its registration", async () => {
    const listen = spawn(process.execPath, ["scripts/run/webhook-listen.ts"], {
      cwd: root,
      env: environment(),
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    listen.stdout.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
    const closed = once(listen, "close");
    try {
      await expect.poll(() => text, { timeout: 60_000 }).toMatch(/^curl .*\n/m);
      const command = text.match(/^curl .*$/m)?.[0] ?? "";
      expect(spawnSync("sh", ["-c", command]).stdout.toString()).toContain('"company":"Acme"');
      await expect
        .poll(() => text, { timeout: 60_000 })
        .toMatch(/ job\.created {2}dlv_\w+ {2}verified\n/);
    } finally {
      listen.kill("SIGINT");
    }
    expect(await closed).toEqual([0, null]);
    expect(running?.output()).not.toMatch(/NOSENTRY|ERROR/);
    const { baseUrl, pipeline } = read("credentials.json");
    const headers = { authorization: `Bearer ${pipeline}` };
    const left = await fetch(`${baseUrl}/api/mcp/webhooks`, { headers });
    expect(await left.json()).toMatchObject({ total: 0 });
  });

  // It calls claimFolder() first, which leftovers.process.test.ts tests.
  it.runIf(isWhole)(
    "ends the leftover processes of a killed instance, and keeps its data and keys",
    async () => {
      const killed = running;
      if (!killed) throw new Error("not running");
      const exited = once(killed.npm, "exit");
      process.kill(read("server.json").pid, "SIGKILL");
      await exited;
      expect(living().length).toBeGreaterThan(1);
      const run = await start();
      expect(run.output()).toMatch(
        /^Ended the leftover processes of an npm start that was killed \(\d+, \d+\)\.$/m,
      );
      expect(run.output()).toContain("is already live");
      expect(read("credentials.json")).toEqual(keysOfFirstStart);
    },
  );

  it("leaves no process behind when npm is stopped, and recreates a lost database with the same working keys", async () => {
    if (running) await stop(running);
    await expect.poll(living, { interval: 250 }).toEqual([]);

    const database = join(folder, "database");
    rmSync(database, { recursive: true });
    if (!isWhole) cpSync(await seededTemplate(), database, { recursive: true });
    await start();
    const keys = read("credentials.json");
    expect(keys).toEqual(keysOfFirstStart);
    const url = `${keys.baseUrl}/api/v1/intelligence/salaries/calculate?role=software-engineer&city=san-francisco`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${keys.free}` } });
    expect(answer.status).toBe(200);
  });

  /** The process id of one of its processes. */
  const find = (part: string) => {
    const { stdout } = spawnSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" });
    const line = stdout.split("\n").find((one) => one.includes(folder) && one.includes(part));
    return Number.parseInt(line ?? "", 10);
  };

  const ask = async () => {
    const { baseUrl, free } = read("credentials.json");
    const url = `${baseUrl}/api/v1/intelligence/salaries/calculate?role=registered-nurse&city=tampa`;
    const headers = { authorization: `Bearer ${free}` };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
    return answer.status;
  };

  /** Workerd's command line does not name the folder, but Wrangler is its parent. */
  const findRuntime = () => {
    const { stdout } = spawnSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" });
    const wrangler = find("wrangler-dist/cli.js");
    const lines = stdout.split("\n").map((line) => line.trim().split(/\s+/));
    const runtime = lines.find((line) => line[1] === `${wrangler}` && line[2]?.includes("workerd"));
    return Number(runtime?.[0]);
  };

  const processes = [
    ["database server", () => find("--db-path")],
    ["Worker", () => find("wrangler-dist/cli.js")],
    ["Worker", findRuntime],
  ] as const;

  it.each(isWhole ? processes : [processes[0], processes[2]])(
    "starts a killed %s again, says so, and serves as before",
    async (name, pid) => {
      const run = running;
      if (!run) throw new Error("not running");
      const from = run.output().length;
      process.kill(pid(), "SIGKILL");
      await expect
        .poll(() => run.output().slice(from), { timeout: 60_000 })
        .toMatch(
          new RegExp(`The ${name}.* Starting it again in[^]*The ${name}.* is running again`),
        );
      expect(await ask()).toBe(200);
    },
  );

  it("leaves nothing behind after that either", async () => {
    if (running) await stop(running);
    await expect.poll(living, { interval: 250 }).toEqual([]);
  });
}, 180_000);
