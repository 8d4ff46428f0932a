/**
 * Runs the official conformance suite of the Model Context Protocol against the server without a key, in the scenarios
 * that need no tools of the suite's own, and against the authorization server.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "../../run/local/fill-tables.ts";
import { freePort } from "../../run/local/port.ts";
import { startSeededDatabase } from "../../run/stage/database.ts";
import { startOver } from "../../run/stage/service-over.ts";
import { open, signIn, submit } from "../../run/stage/sign-in.ts";
import { writeResults } from "./results.ts";
import { follow } from "./run.ts";

const suite = "@modelcontextprotocol/conformance@0.2.0-alpha.12";
const scenarios: readonly [scenario: string, revision: string][] = [
  ["tools-list", "2026-07-28"],
  ["http-header-validation", "2026-07-28"],
  ["server-initialize", "2025-11-25"],
  ["ping", "2025-11-25"],
  ["tools-list", "2025-11-25"],
];
/** An authorization request in what the suite prints, once the character after it has arrived. */
const request = /https?:\/\/[^\s"'<>]+\/oauth\/authorize\?[^\s"'<>]+(?=[\s"'<>])/;

const results = mkdtempSync(join(tmpdir(), "conformance-"));
const { database, service, stop } = await startOver(startSeededDatabase(), {});
try {
  const url = new URL("/mcp", service.url).href;
  let passed = 0;
  for (const [scenario, revision] of scenarios) {
    const which = ["--scenario", scenario, "--spec-version", revision];
    if ((await run(["server", "--url", url, ...which])).passed) passed++;
  }
  const { says, isGood } = await checkAuthorization();
  const rows = [
    [
      "`/mcp`, by the scenarios that need no tools of the suite's own",
      `${passed} of ${scenarios.length}`,
    ],
    ["the authorization server", says],
  ];
  writeResults("mcp", table([suite, "Scenarios passed"], rows));
  process.exitCode = passed === scenarios.length && isGood ? 0 : 1;
} finally {
  await stop();
  rmSync(results, { recursive: true, force: true });
}

async function checkAuthorization(): Promise<{ says: string; isGood: boolean }> {
  const port = await freePort();
  const response = await service.fetch("/oauth/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      client_name: "Conformance",
      redirect_uris: [`http://127.0.0.1:${port}/callback`],
    }),
  });
  const { client_id: clientId } = (await response.json()) as { client_id: string };
  const args = ["authorization", "--url", service.url.origin, "--client-id", clientId];
  let consents: Promise<void> | undefined;
  const { passed, output } = await run([...args, "--port", String(port)], (output) => {
    const [asked] = request.exec(output) ?? [];
    if (asked !== undefined) consents ??= consent(new URL(asked));
  });
  await consents;
  const marks = [...output.matchAll(/^([✓✗]) \S+: \d+ passed, \d+ failed$/gm)];
  const good = marks.filter(([, mark]) => mark === "✓").length;
  return { says: `${good} of ${marks.length}`, isGood: passed };
}

/** Does what a person does in a browser: signs in, allows whatever is asked for, and follows the redirect. */
async function consent({ pathname, search }: URL): Promise<void> {
  const db = database.connect({ timeoutMs: 20_000 });
  const person = await signIn(db, { tier: "ultra", now: Date.now() });
  const page = await (await open(service, pathname + search, person)).text();
  const scopes = [...page.matchAll(/name="scope" value="([^"]+)"/g)].map(([, scope = ""]) => scope);
  const fields = [["decision", "allow"], ...scopes.map((scope) => ["scope", scope])];
  const sent = await submit(service, pathname + search, person, fields as [string, string][]);
  await fetch(sent.headers.get("location") ?? "");
}

function run(args: readonly string[], onOutput = (_output: string) => {}) {
  return follow(
    spawn("npx", ["--yes", "--prefer-offline", suite, ...args, "-o", results], { cwd: results }),
    onOutput,
  );
}
