/**
 * `npm run referees`: lets others judge. Installs them beside this file the first time.
 * Ends with 1 where one of them finds fault. With `mcp` MCP's own are heard as well.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import trustReceivers from "../tests/support/receivers/prepare-authority.ts";
import { documentFile, folder, run } from "./referees/run.ts";

if (!existsSync(join(folder, "node_modules"))) {
  const options = { cwd: folder, stdio: "inherit" } as const;
  const { status } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund"],
    options,
  );
  if (status !== 0) process.exit(1);
}

const verdicts = new Map<string, boolean>();
verdicts.set(
  "Redocly lint",
  await run("redocly", ["lint", documentFile, "--config", "redocly.yaml", "--format", "summary"]),
);
verdicts.set(
  "Spectral with the OWASP rules",
  await run("spectral", [
    "lint",
    documentFile,
    "--ruleset",
    "spectral.yaml",
    "--display-only-failures",
  ]),
);
verdicts.set("examples", await run("openapi-examples-validator", [documentFile]));

console.log("\n# prism proxy, the example calls");
await trustReceivers();
verdicts.set("prism proxy", judge("prism.ts"));

if (process.argv.includes("mcp")) {
  verdicts.set("MCP", judge("mcp.ts"));
}

console.log();
for (const [referee, content] of verdicts) {
  console.log(`${content ? "no fault" : "FAULT   "} ${referee}`);
}
process.exitCode = [...verdicts.values()].every(Boolean) ? 0 : 1;

/** In a process of its own, which trusts the receivers of the tests from its start. */
function judge(script: string): boolean {
  return spawnSync(process.execPath, [join(folder, script)], { stdio: "inherit" }).status === 0;
}
