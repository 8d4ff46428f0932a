/**
 * `npm run conformance:check`: checks the service with independent tools, and writes what they find into
 * docs/conformance.md. Those of the API are installed in `scripts/check/conformance` on the first run. Exits with 1 if
 * a tool finds a fault.
 */
import { fork, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run/local/command.ts";
import { readArguments, wrongCommand } from "../run/local/read-arguments.ts";
import trustReceivers from "../run/stage/receivers/prepare-authority.ts";
import { writeResults } from "./conformance/results.ts";
import { documentFile, folder, run } from "./conformance/run.ts";

const usage = `Usage:
  npm run conformance:check [-- PART…]

  api       the OpenAPI document and the operations; if no part is named
  mcp       an MCP server and the authorization server
  clients   TypeScript clients of four generators

Each part writes its results into docs/conformance.md, with the commit that they are of.`;

const verdicts = new Map<string, "passed" | "FAILED">();

const parts: Record<string, () => Promise<unknown>> = {
  api: checkApi,
  mcp: () => check("MCP", "mcp.ts"),
  clients: () => check("generated clients", "clients.ts"),
};

await runCommand(async () => {
  const { positionals } = readArguments({ allowPositionals: true }, usage);
  const names = positionals.length > 0 ? positionals : ["api"];
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) throw wrongCommand(unknown, Object.keys(parts), usage);
  for (const name of names) await parts[name]?.();
  console.log();
  for (const [tool, verdict] of verdicts) console.log(`${verdict} ${tool}`);
  if ([...verdicts.values()].includes("FAILED")) process.exitCode = 1;
});

async function checkApi(): Promise<void> {
  const timeOf = (file: string) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // npm leaves its own copy of the lock file behind.
  if (timeOf("node_modules/.package-lock.json") < timeOf("package-lock.json")) {
    const options = { cwd: folder, stdio: "inherit" } as const;
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    if (spawnSync("npm", args, options).status !== 0) throw new Error("npm ci failed.");
  }
  const rows: string[] = [];
  const note = (name: string, what: string, says: string) =>
    rows.push(`| ${name} | ${what} | ${says} |`);
  for (const [name, tool, ...args] of [
    ["Redocly, `recommended-strict`", "redocly", "lint", "--config", "redocly.yaml"],
    ["Spectral with the OWASP rules", "spectral", "lint", "--ruleset", "spectral.yaml"],
    ["`openapi-examples-validator`", "openapi-examples-validator"],
  ] as const) {
    const { passed } = await run(tool, [...args, documentFile]);
    verdicts.set(name, passed ? "passed" : "FAILED");
    note(name, "the OpenAPI document", passed ? "no error" : "ERRORS");
  }

  console.log("\n# prism proxy, the example calls");
  await trustReceivers();
  const everyCode = "every operation and nearly every error code, by their example calls";
  note("`prism proxy`", everyCode, await check("prism proxy", "prism.ts"));

  console.log("\n# Portman, the operations that read, and variations of their queries");
  const variations =
    "every operation that reads without an id, and variations without a required parameter or over a bound, which must be 400";
  note("Portman and Newman", variations, await check("Portman", "portman.ts"));
  writeResults("api", ["| Tool | Checks | Result |", "| --- | --- | --- |", ...rows].join("\n"));
}

/**
 * Runs a check in its own process, because Node reads the trusted test certificates at start-up only.
 *
 * @returns the result, as the check says it.
 */
async function check(name: string, script: string): Promise<string> {
  const child = fork(join(folder, script));
  let says = "no result";
  child.on("message", (message) => {
    says = String(message);
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  verdicts.set(name, code === 0 ? "passed" : "FAILED");
  return says;
}
