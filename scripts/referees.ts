/**
 * `npm run referees`: lets others judge. Installs them beside this file the first time.
 * Ends with 1 where one of them finds fault. With `pages` the pages are looked at as well (in a
 * browser), with `mcp` MCP's own are heard.
 */
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import trustReceivers from "../tests/support/receivers/prepare-authority.ts";
import { documentFile, folder, run, skipped } from "./referees/run.ts";

type Verdict = "no fault" | "FAULT" | "skipped";

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
verdicts.set("prism proxy", judge("prism.ts"));

console.log("\n# Portman, every operation and its variations");
verdicts.set("Portman", judge("portman.ts"));

if (process.argv.includes("pages")) {
  console.log("\n# axe, the pages");
  verdicts.set("pages", judge("pages.ts"));
}
if (process.argv.includes("mcp")) {
  verdicts.set("MCP", judge("mcp.ts"));
}

console.log();
for (const [referee, verdict] of verdicts) {
  console.log(`${verdict.padEnd(8)} ${referee}`);
}
process.exitCode = [...verdicts.values()].includes("FAULT") ? 1 : 0;

/** Whether what the lock names is there: npm leaves its own copy of the lock behind. */
function isInstalled(): boolean {
  const time = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
  const installed = time("node_modules/.package-lock.json");
  return installed !== undefined && installed >= (time("package-lock.json") ?? 0);
}

/** In a process of its own, which trusts the receivers of the tests from its start. */
function judge(script: string): Verdict {
  const { status } = spawnSync(process.execPath, [join(folder, script)], { stdio: "inherit" });
  return status === skipped ? "skipped" : verdictOf(status === 0);
}

function verdictOf(content: boolean): Verdict {
  return content ? "no fault" : "FAULT";
}
