/** `npm run deploy` with the real Wrangler, against stand-ins for the platform's API and the edge. */
import type { ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { writeSettings } from "#scripts/operate/setup/settings-file.ts";
import { readComposedConfig } from "#scripts/run/workers/composed-config.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type LoopbackSite, startSite } from "#tests/support/loopback-site.ts";
import { type Platform, type PlatformFaults, startPlatform } from "#tests/support/platform-stub.ts";
import { runScript } from "#tests/support/run-script.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isWhole } from "#tests/support/whole.ts";
import { credentials, stubService } from "./smoke/stub-service.ts";

const origin = "https://api.example.com";
const script = `${readComposedConfig().name}-demo`;
const folder = temporaryFolder();
const temporary = join(folder, "tmp");
const home = join(folder, "home");
/** The deployment's own files. */
const own = join(folder, "deploy");
const secretsFile = join(folder, "secrets.env");
let site: LoopbackSite;
/** What the edge answers with. */
let service: ReturnType<typeof stubService>;
let platform: Platform;
/** What the platform does wrong. */
const faults: PlatformFaults = {};
const agents = new Set<string | undefined>();

beforeAll(async () => {
  for (const name of [temporary, home]) mkdirSync(name);
  platform = await startPlatform(faults);
  service = stubService(undefined, () => running());
  writeSecrets("hush-1");
  site = await startSite(async ({ url = "", method = "", headers }, to) => {
    const { authorization, "idempotency-key": key } = headers;
    agents.add(headers["user-agent"]);
    const answer = await service.fetch(`${origin}${url}`, {
      method,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(key !== undefined && { "idempotency-key": String(key) }),
      },
    });
    to.writeHead(answer.status, Object.fromEntries(answer.headers));
    to.end(await answer.text());
  });
});
afterEach(() => {
  faults.refuses = faults.hangs = undefined;
});
afterAll(() => Promise.all([platform.stop(), site.stop()]));

const versionsFile = join(own, "versions.json");
const readVersions = () => JSON.parse(readFileSync(versionsFile, "utf8"));

/** What `npm run setup` writes. */
function writeSecrets(value: string) {
  const keys = { DATA_POINT_KEY: `point-${value}`, SECRETS_KEY: `secrets-${value}` };
  const database = { DATABASE_URL: "libsql://a.turso.io", DATABASE_AUTH_TOKEN: `token-${value}` };
  writeSettings(secretsFile, { SITE_ORIGIN: origin, ...database, ...keys });
}

/** The Worker's versions in the order of upload: id, and the secret by which one can tell the files apart. */
const uploaded = () =>
  worker().versions.map(({ id, bindings }) => ({
    id,
    token: bindings.find(({ name }) => name === "DATABASE_AUTH_TOKEN")?.text,
  }));
const worker = () => platform.scripts.get(script) ?? { versions: [], deployed: [] };
const running = () => worker().deployed.at(-1) ?? "";

async function run(command: string[], onStart?: (child: ChildProcess) => void) {
  const [file = "", ...args] = command;
  const result = await runScript(
    file,
    args,
    {
      ...{ ...credentials, ...platform.environment, DEPLOY_FOLDER: own, SITE_ORIGIN: origin },
      ...{ HOME: home, TMPDIR: temporary },
      NODE_OPTIONS: `--import=${join(import.meta.dirname, "../../support/answer-here.ts")}`,
      ANSWERS_AT: site.url,
    },
    onStart,
  );
  expect(result.stdout + result.stderr).not.toMatch(/hush/);
  expect(filesWithSecrets(), "no copy is left behind").toEqual([]);
  return result;
}

const deploy = (...args: string[]) => [
  "operate/deploy.ts",
  "demo",
  "--secrets-file",
  secretsFile,
  ...args,
];

/** Looks in the folders of the deployment, of Wrangler and of temporary files, logs included. */
function filesWithSecrets(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => file !== secretsFile && readFileSync(file, "utf8").includes("hush"));
}

// Each test goes on with what the one before it has deployed.
describe("npm run deploy", () => {
  it("uploads a new Worker with secrets and source map, and asks the functions whether they work", async () => {
    const { code, stdout, stderr } = await run(deploy());
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("FAILED")]);
    expect(stdout).toMatch(/^ok +demo +GET .*: 200$/m);
    expect(stdout).toMatch(/^ok +write /m);
    expect(agents, "a client's default agent").toContain("Python-urllib/3.12");

    expect(uploaded()).toEqual([{ id: running(), token: "token-hush-1" }]);
    const { bindings, metadata, body } = { body: "", ...worker().versions[0] };
    expect(bindings).toContainEqual({ name: "WORKER_VERSION", type: "version_metadata" });
    expect(metadata?.observability).toMatchObject({
      logs: { enabled: true, invocation_logs: false },
      traces: { enabled: false },
    });
    const map = JSON.parse(/\{"version":3,[^\r]*\}/.exec(body)?.[0] ?? "{}");
    expect(map.sources).toContain("shared/salaries/demo/demo.ts");
    expect(map.sourcesContent, "where, but not what").toBeUndefined();
    expect(body).toContain('filename="worker.js.map"');
    expect(readVersions()).toEqual({ origin, single: false, versions: { demo: running() } });
  });

  it("remembers the version for npm run smoke, which fails with the rollback if something else answers", async () => {
    service = stubService(undefined, () => "somebody else's");
    const smoke = (...args: string[]) => run(["operate/smoke.ts", origin, ...args]);
    const { code, stderr } = await smoke("--wait", "0");
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^FAILED +demo +GET .*: expected Worker-Version 0\S+, got somebody else's$/m,
    );
    expect(stderr).toContain('npm run rollback -- demo --message "smoke test failed"');
    const any = await smoke("--any-version");
    expect([any.code, any.stderr]).toEqual([0, ""]);
    service = stubService(undefined, running);
  });

  it("deletes the file of secrets that Wrangler reads, whatever stops it", async () => {
    faults.hangs = (path) => path.includes("/versions");
    let child: ChildProcess | undefined;
    const stopped = run(deploy(), (started) => {
      child = started;
    });
    const file = await eventually(() => filesWithSecrets()[0], 60_000);
    expect(file.startsWith(temporary)).toBe(true);
    expect([file, dirname(file)].map((path) => statSync(path).mode & 0o777)).toEqual([
      0o600, 0o700,
    ]);
    child?.kill("SIGTERM");
    const { code, stderr } = await stopped;
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/was not deployed.*Go on with: npm run deploy -- demo --secrets-file /),
    ]);
    expect(stderr).toContain("wrangler deploy was stopped (SIGTERM)");
  });

  it("rolls back to the version before, and forgets what it has deployed", async () => {
    const [first] = uploaded();
    platform.upload(script, "a version that does not work");
    const rolledBack = await run(["operate/rollback.ts", "demo", "--message", "it does not work"]);
    expect([rolledBack.code, running()]).toEqual([0, first?.id]);
    expect(existsSync(versionsFile)).toBe(false);
  });

  // That secrets are part of a version shows in the first test, too.
  it.runIf(isWhole)(
    "then uploads new code with new secrets, which is taken only as one",
    async () => {
      writeSecrets("hush-2");
      const { code, stderr } = await run(deploy("--no-smoke"));
      expect([code, stderr]).toEqual([0, ""]);
      const tokens = uploaded().map(({ token }) => token);
      expect(tokens).toEqual(["token-hush-1", "token-hush-1", "token-hush-2"]);
      // No version ran with the secrets of another.
      const [one, two, three] = uploaded().map(({ id }) => id);
      expect(worker().deployed).toEqual([one, two, one, three]);
    },
  );

  // permissions.test.ts has the sentence for every refusal.
  it.runIf(isWhole)("names the permission that the token lacks, and asks nothing", async () => {
    service = stubService(undefined, running);
    faults.refuses = (path) => path.endsWith("/routes");
    const { code, stderr } = await run(deploy());
    expect(code).toBe(1);
    expect(stderr).toContain('lacks "Zone / Workers Routes / Edit"');
    expect(service.calls).toEqual([]);
    // The Worker may run the new code without its route.
    expect(readVersions().versions).toEqual({});
  });
});
