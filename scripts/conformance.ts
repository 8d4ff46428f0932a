/**
 * `npm run conformance`: checks the API with independent tools, which it installs in
 * `scripts/conformance` on the first run. Exits with 1 if a tool finds a fault. The argument
 * `pages` also checks the pages in a browser, and `mcp` also runs the MCP conformance suite.
 */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import trustReceivers from "../tests/support/receivers/prepare-authority.ts";
import { documentFile, folder, run, skipped } from "./conformance/run.ts";

type Verdict = "passed" | "FAILED" | "skipped";

if (!isInstalled()) {
  const options = { cwd: folder, stdio: "inherit" } as const;
  const { status } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund"],
    options,
  );
  if (status !== 0) process.exit(1);
}

const verdicts = new Map<string, Verdict>();
verdicts.set(
  "Redocly lint",
  verdictOf(
    await run("redocly", ["lint", documentFile, "--config", "redocly.yaml", "--format", "summary"]),
  ),
);
verdicts.set(
  "Spectral with the OWASP rules",
  verdictOf(
    await run("spectral", [
      "lint",
      documentFile,
      "--ruleset",
      "spectral.yaml",
      "--display-only-failures",
    ]),
  ),
);
verdicts.set("examples", verdictOf(await run("openapi-examples-validator", [documentFile])));

console.log("\n# prism proxy, the example calls");
await trustReceivers();
verdicts.set("prism proxy", runCheck("prism.ts"));

console.log("\n# Portman, every operation and its variations");
verdicts.set("Portman", runCheck("portman.ts"));

if (process.argv.includes("pages")) {
  console.log("\n# axe, the pages");
  verdicts.set("pages", runCheck("pages.ts"));
}
if (process.argv.includes("mcp")) {
  verdicts.set("MCP", runCheck("mcp.ts"));
}

console.log();
for (const [tool, verdict] of verdicts) {
  console.log(`${verdict.padEnd(8)} ${tool}`);
}
process.exitCode = [...verdicts.values()].includes("FAILED") ? 1 : 0;

/** Whether the locked packages are installed: npm leaves its own copy of the lock file behind. */
function isInstalled(): boolean {
  const time = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
  const installed = time("node_modules/.package-lock.json");
  return installed !== undefined && installed >= (time("package-lock.json") ?? 0);
}

/** Runs a check in its own process, because Node reads the trusted test certificates at start-up only. */
function runCheck(script: string): Verdict {
  const { status } = spawnSync(process.execPath, [join(folder, script)], { stdio: "inherit" });
  return status === skipped ? "skipped" : verdictOf(status === 0);
}

function verdictOf(passed: boolean): Verdict {
  return passed ? "passed" : "FAILED";
}
