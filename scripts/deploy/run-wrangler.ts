import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";
import { CommandFailed } from "../local/failure.ts";
import { projectRoot } from "../local/places.ts";
import { describeMissingPermission } from "./permissions.ts";

/** What Wrangler reports for programs, one object a line. */
const Report = z.object({
  type: z.string(),
  /** Of a deployment. */
  version_id: z.string().nullish(),
  /** Of a failure: the platform's code, and which request failed. */
  code: z.union([z.number(), z.string()]).nullish(),
  message: z.string().nullish(),
});
export type WranglerReport = z.output<typeof Report>;

/**
 * Runs Wrangler.
 *
 * @param input standard input; if absent, Wrangler uses the terminal.
 * @throws {CommandFailed} that names the permission, if the API token lacks one.
 */
export async function runWrangler(
  args: readonly string[],
  input?: string,
): Promise<readonly WranglerReport[]> {
  const wrangler = dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
  const report = join(folder, "report.ndjson");
  try {
    const child = spawn(process.execPath, [join(wrangler, "bin/wrangler.js"), ...args], {
      cwd: projectRoot,
      stdio: [input === undefined ? "inherit" : "pipe", "inherit", "inherit"],
      env: {
        ...process.env,
        WRANGLER_HIDE_BANNER: "true",
        WRANGLER_SEND_METRICS: "false",
        WRANGLER_OUTPUT_FILE_PATH: report,
      },
    });
    child.stdin?.end(input);
    const [code] = await once(child, "close");
    const reports = readReports(report);
    if (code === 0) return reports;
    const lacking = describeMissingPermission(reports);
    throw new CommandFailed(
      `wrangler ${args[0]} failed with exit code ${code}.${lacking === null ? "" : ` ${lacking}`}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readReports(file: string): WranglerReport[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.flatMap((line) => Report.safeParse(JSON.parse(line)).data ?? []);
}
