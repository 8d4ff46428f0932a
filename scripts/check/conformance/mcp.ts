/**
 * `npm run conformance:check -- mcp`: runs the official conformance suite against the MCP engine
 * (all server scenarios of both revisions) and against the authorization server, mcp-readiness
 * against all MCP servers. `-- authorization` runs the authorization alone.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestHarness, unstable_readConfig } from "wrangler";
import { table } from "../../run/local/fill-tables.ts";
import { freePort } from "../../run/local/port.ts";
import { createKey, createToken } from "../../run/stage/callers.ts";
import { startSeededDatabase } from "../../run/stage/database.ts";
import { register } from "../../run/stage/oauth.ts";
import { type Service, startService } from "../../run/stage/service.ts";
import { signIn } from "../../run/stage/sign-in.ts";
import { consentTo } from "./consent.ts";
import { type Loopback, startLoopback } from "./loopback.ts";
import { describeScenarios } from "./mcp-scenarios.ts";
import { writeResults } from "./results.ts";
import { runFromNpm } from "./run.ts";

const conformance = "@modelcontextprotocol/conformance@0.2.0-alpha.12";
const readiness = "mcp-readiness@0.7.0";
const path = "/api/v1/intelligence/mcp";
const root = join(import.meta.dirname, "../../..");

const database = await startSeededDatabase();
const db = database.connect({ timeoutMs: 20_000 });
const results = mkdtempSync(join(tmpdir(), "conformance-"));
const isWhole = !process.argv.includes("authorization");
const rows: [checked: string, result: string][] = [];
let failures = 0;
try {
  if (isWhole) {
    await checkFixtures();
    await checkServices();
  }
  await checkAuthorization();
  if (isWhole) writeResults("mcp", table(["Checked", "Result"], rows));
} finally {
  await database.stop();
  rmSync(results, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;

/**
 * The suite expects its own tools. This Worker runs the same SDK behind the same middleware,
 * with the suite's tools in place of the service's, and with the sessions of revision
 * 2025-11-25, which the service does not use.
 */
async function checkFixtures(): Promise<void> {
  const { compatibility_date } = unstable_readConfig({ config: join(root, "wrangler.toml") });
  const harness = createTestHarness({
    root: import.meta.dirname,
    workers: [
      {
        config: {
          name: "mcp-fixtures",
          main: "mcp-fixtures/worker.ts",
          compatibility_date,
          durable_objects: {
            bindings: [
              { name: "RATE_LIMITER", class_name: "RateLimiter" },
              { name: "FIXTURES", class_name: "FixtureServer" },
            ],
          },
          migrations: [{ tag: "v1", new_sqlite_classes: ["RateLimiter", "FixtureServer"] }],
          vars: {
            DATABASE_URL: database.url,
            DATA_POINT_KEY: "0f".repeat(32),
            SECRETS_KEY: "1e".repeat(32),
            ENVIRONMENT: "test",
          },
        },
      },
    ],
  });
  const { url } = await harness.listen();
  const loopback = await startLoopback(url, await createKey(db, { tier: "pro" }));
  try {
    for (const revision of ["2026-07-28", "2025-11-25"]) {
      const target = ["--url", new URL(path, loopback.url).href];
      const output = await run(conformance, [
        ...["server", ...target, "--requirements", revision, "-o", results],
      ]);
      const suite = conformance.split("/").at(-1);
      rows.push([`the MCP engine, by ${suite}, revision ${revision}`, describeScenarios(output)]);
    }
  } finally {
    await loopback.stop();
    await harness.close();
  }
}

/** The suite's scenarios for authorization servers. */
async function checkAuthorization(): Promise<void> {
  const service = await startService({ databaseUrl: database.url });
  try {
    const person = await signIn(db, { tier: "ultra", now: Date.now() });
    const port = await freePort();
    const redirectUris = [`http://127.0.0.1:${port}/callback`];
    const clientId = await register(service, { redirect_uris: redirectUris });
    const output = await run(
      conformance,
      [
        ...["authorization", "--url", service.url.origin, "--client-id", clientId],
        ...["--port", String(port), "-o", results],
      ],
      consentTo(service, person),
    );
    rows.push(["the authorization server, by the same suite", describeScenarios(output)]);
  } finally {
    await service.stop();
  }
}

async function checkServices(): Promise<void> {
  const service = await startUnpriced();
  const loopbacks: Loopback[] = [];
  try {
    for (const [server, credential] of [
      [path, await createKey(db, { tier: "ultra" })],
      ["/api/mcp", await createToken(db)],
      // It needs no key; with one, the suites' calls count against an account, not an address.
      ["/mcp", await createKey(db, { tier: "ultra" })],
    ] as const) {
      const loopback = await startLoopback(service.url, credential);
      loopbacks.push(loopback);
      const { href } = new URL(server, loopback.url);
      const scenarios = await checkService(href);
      const output = await run(readiness, [href, "--no-color"]);
      const [grade, tools] = [/\[ (\w) \] +10\/10/, / (\d+ tools) /].map(
        (found) => found.exec(output)?.[1],
      );
      if (!grade) failures++;
      const says = `${scenarios}; ${readiness}: ${grade ?? "below 10 of 10"}, ${tools}`;
      rows.push([`\`${server}\`, by the suite's scenarios that need no tools of its own`, says]);
    }
  } finally {
    for (const loopback of loopbacks) await loopback.stop();
    await service.stop();
  }
}

/**
 * The service at an address without "402". Its responses contain the address, and mcp-readiness
 * takes this number, anywhere in a response, for a demand to pay.
 */
async function startUnpriced(): Promise<Service> {
  for (;;) {
    const service = await startService({ databaseUrl: database.url });
    if (!service.url.host.includes("402")) return service;
    await service.stop();
  }
}

/** Runs the scenarios that need no fixture tools against the unmodified service. */
async function checkService(url: string): Promise<string> {
  const before = failures;
  let made = 0;
  for (const [revision, scenarios] of [
    ["2026-07-28", ["tools-list", "http-header-validation"]],
    ["2025-11-25", ["server-initialize", "ping", "tools-list"]],
  ] as const) {
    for (const scenario of scenarios) {
      const which = ["--scenario", scenario, "--spec-version", revision];
      await run(conformance, ["server", "--url", url, ...which, "-o", results]);
      made++;
    }
  }
  return `${made - (failures - before)} of ${made}`;
}

/** Runs a tool from npm. @returns its output. */
async function run(
  name: string,
  args: readonly string[],
  onOutput = (_output: string) => {},
): Promise<string> {
  const { passed, output } = await runFromNpm(name, args, { cwd: results, onOutput });
  if (!passed) failures++;
  return output;
}
