/**
 * `npm run conformance:check`: checks the service with independent tools. Those of the API are installed in
 * `scripts/check/conformance` on the first run. Exits with 1 if a tool finds a fault.
 */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run/local/command.ts";
import { readArguments, wrongCommand } from "../run/local/read-arguments.ts";
import trustReceivers from "../run/stage/receivers/prepare-authority.ts";
import { documentFile, folder, run, skipped } from "./conformance/run.ts";

type Verdict = "passed" | "FAILED" | "skipped";

const usage = `Usage:
  npm run conformance:check [-- PART…]

  api             the OpenAPI document and every operation; if no part is named
  pages           every page in a browser (Chromium)
  mcp             the MCP servers and the authorization server
  authorization   the authorization server alone
  clients         TypeScript clients of four generators, and the table in docs/conformance.md
  walk            what eight MCP clients from npm show their models, and its table in docs/conformance.md`;

const verdicts = new Map<string, Verdict>();

const parts: Record<string, () => Promise<unknown>> = {
  api: checkApi,
  pages: async () => verdicts.set("pages", runCheck("pages.ts")),
  mcp: async () => verdicts.set("MCP", runCheck("mcp.ts")),
  authorization: async () => verdicts.set("authorization", runCheck("mcp.ts", "authorization")),
  clients: async () => verdicts.set("generated clients", runCheck("clients.ts")),
  walk: async () => verdicts.set("MCP clients", runCheck("walk.ts")),
};

await runCommand(async () => {
  const { positionals } = readArguments({ allowPositionals: true }, usage);
  const names = positionals.length > 0 ? positionals : ["api"];
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) throw wrongCommand(unknown, Object.keys(parts), usage);
  for (const name of names) await parts[name]?.();
  console.log();
  for (const [tool, verdict] of verdicts) console.log(`${verdict.padEnd(8)} ${tool}`);
  if ([...verdicts.values()].includes("FAILED")) process.exitCode = 1;
});

async function checkApi(): Promise<void> {
  if (!isInstalled()) {
    const options = { cwd: folder, stdio: "inherit" } as const;
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    if (spawnSync("npm", args, options).status !== 0) throw new Error("npm ci failed.");
  }
  const tools: [name: string, tool: string, ...args: string[]][] = [
    [
      ...(["Redocly lint", "redocly", "lint", documentFile] as const),
      ...["--config", "redocly.yaml", "--format", "summary"],
    ],
    [
      ...(["Spectral with the OWASP rules", "spectral", "lint", documentFile] as const),
      ...["--ruleset", "spectral.yaml", "--display-only-failures"],
    ],
    ["examples", "openapi-examples-validator", documentFile],
  ];
  for (const [name, tool, ...args] of tools) verdicts.set(name, verdictOf(await run(tool, args)));

  console.log("\n# prism proxy, the example calls");
  await trustReceivers();
  verdicts.set("prism proxy", runCheck("prism.ts"));

  console.log("\n# Portman, every operation and its variations");
  verdicts.set("Portman", runCheck("portman.ts"));
}

/** Whether the locked packages are installed: npm leaves its own copy of the lock file behind. */
function isInstalled(): boolean {
  const time = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
  const installed = time("node_modules/.package-lock.json");
  return installed !== undefined && installed >= (time("package-lock.json") ?? 0);
}

/** Runs a check in its own process, because Node reads the trusted test certificates at start-up only. */
function runCheck(script: string, ...args: string[]): Verdict {
  const { status } = spawnSync(process.execPath, [join(folder, script), ...args], {
    stdio: "inherit",
  });
  return status === skipped ? "skipped" : verdictOf(status === 0);
}

function verdictOf(passed: boolean): Verdict {
  return passed ? "passed" : "FAILED";
}
