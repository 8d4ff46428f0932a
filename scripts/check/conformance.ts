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
import { documentFile, folder, run, skipped } from "./conformance/run.ts";

type Verdict = "passed" | "FAILED" | "skipped";

const usage = `Usage:
  npm run conformance:check [-- PART…]

  api             the OpenAPI document and every operation; if no part is named
  pages           every page in a browser (Chromium)
  mcp             the MCP servers and the authorization server
  authorization   the authorization server alone
  clients         TypeScript clients of four generators
  walk            what eight MCP clients from npm show their models

Each part but authorization writes its results into docs/conformance.md, with the commit that they are of.`;

const verdicts = new Map<string, Verdict>();

const parts: Record<string, () => Promise<void>> = {
  api: checkApi,
  pages: () => check("pages", "pages.ts").then(() => {}),
  mcp: () => check("MCP", "mcp.ts").then(() => {}),
  authorization: () => check("authorization", "mcp.ts", "authorization").then(() => {}),
  clients: () => check("generated clients", "clients.ts").then(() => {}),
  walk: () => check("MCP clients", "walk.ts").then(() => {}),
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
  const rows: string[] = [];
  const note = (name: string, what: string, says: string) =>
    rows.push(`| ${name} | ${what} | ${says} |`);
  const lint = async (
    name: string,
    what: (output: string) => string,
    tool: string,
    ...args: string[]
  ) => {
    const { passed, output } = await run(tool, args);
    verdicts.set(name, verdictOf(passed));
    note(name, what(output), passed ? "no error" : "ERRORS");
  };
  const theDocument = () => "the OpenAPI document";
  await lint(
    "Redocly, `recommended-strict`",
    theDocument,
    ...["redocly", "lint", documentFile, "--config", "redocly.yaml", "--format", "summary"],
  );
  await lint(
    "Spectral with the OWASP rules",
    theDocument,
    ...["spectral", "lint", documentFile, "--ruleset", "spectral.yaml", "--display-only-failures"],
  );
  const count = (output: string) => /Total examples found: (\d+)/.exec(output)?.[1] ?? "no";
  await lint(
    "`openapi-examples-validator`",
    (output) => `${count(output)} examples in the document`,
    ...["openapi-examples-validator", documentFile],
  );

  console.log("\n# prism proxy, the example calls");
  await trustReceivers();
  const everyCode = "every operation and nearly every error code, by their example calls";
  note("`prism proxy`", everyCode, await check("prism proxy", "prism.ts"));

  console.log("\n# Portman, every operation and its variations");
  const variations =
    "every operation, and variations without a required field or over a bound, which must be 400";
  note("Portman and Newman", variations, await check("Portman", "portman.ts"));
  writeResults("api", ["| Tool | Checks | Result |", "| --- | --- | --- |", ...rows].join("\n"));
}

/** Whether the locked packages are installed: npm leaves its own copy of the lock file behind. */
function isInstalled(): boolean {
  const time = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
  const installed = time("node_modules/.package-lock.json");
  return installed !== undefined && installed >= (time("package-lock.json") ?? 0);
}

/**
 * Runs a check in its own process, because Node reads the trusted test certificates at start-up only.
 *
 * @returns the result, as the check says it.
 */
async function check(name: string, script: string, ...args: string[]): Promise<string> {
  const child = fork(join(folder, script), args);
  let says = "no result";
  child.on("message", (message) => {
    says = String(message);
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  verdicts.set(name, code === skipped ? "skipped" : verdictOf(code === 0));
  return says;
}

function verdictOf(passed: boolean): Verdict {
  return passed ? "passed" : "FAILED";
}
