/** The variables and secrets that the Worker has under `wrangler dev`: `.dev.vars`. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { toDotenv } from "../local/dotenv.ts";
import { CommandFailed } from "../local/failure.ts";
import { projectRoot } from "../local/places.ts";
import { writePrivately } from "../local/private-file.ts";

type Variables = Readonly<Record<string, string>>;

const file = join(projectRoot, ".dev.vars");
const firstLine =
  "# Written by wrangler dev whenever it starts (scripts/dev-database). Your own variables belong in .env.\n";

const required = ["DATABASE_URL", "DATA_POINT_KEY", "SECRETS_KEY"] as const;

/**
 * Whether somebody keeps a `.dev.vars` of their own, which is then all that the Worker is given.
 *
 * @throws {CommandFailed} where that lacks something.
 */
export function hasOwnDevVars(): boolean {
  if (!existsSync(file) || isGenerated()) return false;
  const own = read(file);
  const missing = [
    ...required.filter((name) => !own[name]),
    ...(own.ENVIRONMENT || own.SITE_ORIGIN ? [] : ["ENVIRONMENT (local)"]),
  ];
  if (missing.length === 0) return true;
  throw new CommandFailed(
    `The .dev.vars here is your own and stays as it is, but it lacks ${missing.join(", ")}. Add them, ` +
      "or rename it to .env: what it lacks is then filled in, with a database.",
  );
}

/** What somebody has written into `.env` and `.env.local`, which Wrangler does not read beside `.dev.vars`. */
export function readOwnVariables(): Variables {
  return { ...read(join(projectRoot, ".env")), ...read(join(projectRoot, ".env.local")) };
}

export function writeVariables(variables: Variables): void {
  writePrivately(file, `${firstLine}${toDotenv(variables)}`);
}

/** Removes what {@link writeVariables} has written, and nothing else. */
export function removeVariables(): void {
  if (existsSync(file) && isGenerated()) rmSync(file, { force: true });
}

function isGenerated(): boolean {
  return readFileSync(file, "utf8").startsWith(firstLine);
}

function read(path: string): Variables {
  if (!existsSync(path)) return {};
  const entries = Object.entries(parseEnv(readFileSync(path, "utf8")));
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? ""]));
}
