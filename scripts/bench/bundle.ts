import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { CommandFailed } from "../local/failure.ts";
import { projectRoot } from "../local/places.ts";

export interface Flags {
  date: string;
  flags: string[];
  keepNames: boolean;
}

/** What the project's own `wrangler.toml` sets, for every Worker of the benchmark alike. */
export function readFlags(): Flags {
  const config = readConfig({ config: join(projectRoot, "wrangler.toml") });
  return {
    date: config.compatibility_date ?? "",
    flags: config.compatibility_flags,
    keepNames: config.keep_names ?? true,
  };
}

/** Bundles a Worker as a deployment would. @returns the one module's text. @throws {CommandFailed} */
export async function bundle(entry: string, folder: string): Promise<string> {
  const { date, flags, keepNames } = readFlags();
  const config = `${folder}.json`;
  writeFileSync(
    config,
    JSON.stringify({
      name: "bench",
      main: join(import.meta.dirname, "workers", entry),
      compatibility_date: date,
      compatibility_flags: flags,
      keep_names: keepNames,
      send_metrics: false,
    }),
  );
  const wrangler = dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  const child = spawn(
    process.execPath,
    [
      join(wrangler, "bin/wrangler.js"),
      ...["deploy", "--config", config, "--dry-run", "--outdir", folder],
    ],
    {
      cwd: projectRoot,
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: "false",
        WRANGLER_HIDE_BANNER: "true",
        WRANGLER_WRITE_LOGS: "false",
        XDG_CONFIG_HOME: dirname(folder),
      },
    },
  );
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new CommandFailed(`wrangler could not bundle ${entry}:\n${said}`);
  return readFileSync(join(folder, entry.replace(/\.ts$/, ".js")), "utf8");
}
