import { existsSync, readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { toDotenv } from "#scripts/run/local/dotenv.ts";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { writePrivately } from "#scripts/run/local/private-file.ts";

/** The files of the two deployments that one folder may prepare. */
export const secretsFiles = { production: "secrets.env", staging: "secrets.staging.env" } as const;

/**
 * The settings of a deployment that `npm run setup` writes: its secrets, and those that the
 * commands need.
 */
export const settingNames = [
  "SITE_ORIGIN",
  "WORKERS",
  "DATA_BUCKET",
  "MAIL_DOMAIN",
  "MAIL_BUCKET",
  "DOCUMENTS",
  "DATABASE_URL",
  "DATABASE_AUTH_TOKEN",
  "DATA_POINT_KEY",
  "SECRETS_KEY",
  "SMOKE_KEY",
  "SMOKE_TOKEN",
] as const;

export type SettingName = (typeof settingNames)[number];
export type Settings = Partial<Record<SettingName, string>>;

const head = `# Of one deployment, made by npm run setup. Whoever can read this file can read the database.
# Keep a copy elsewhere: without the keys, ids of figures and secrets of webhooks are lost.
`;

/** @throws {CommandFailed} if it is not NAME=VALUE lines; without its content in the message. */
export function readSettings(file: string): Settings {
  const values = parseEnv(readText(file));
  // A database of this machine may need no token. Anything else that is empty is missing.
  const isThere = (name: SettingName) =>
    values[name] !== undefined && (values[name] !== "" || name === "DATABASE_AUTH_TOKEN");
  return Object.fromEntries(
    settingNames.flatMap((name) => (isThere(name) ? [[name, values[name]]] : [])),
  );
}

/**
 * Writes settings to the file, which only its owner can read from then on. What else is in it stays.
 *
 * @returns the names of those that were added, and of those that had another value.
 */
export function writeSettings(
  file: string,
  settings: Settings,
): { added: SettingName[]; changed: SettingName[] } {
  const text = readText(file);
  const present = readSettings(file);
  const wanted = settingNames.filter((name) => settings[name] !== undefined);
  const added = wanted.filter((name) => present[name] === undefined);
  const changed = wanted.filter(
    (name) => !added.includes(name) && present[name] !== settings[name],
  );
  if (added.length === 0 && changed.length === 0 && isPrivate(file)) return { added, changed };
  const lines = text === "" ? head : text.replace(/\n*$/, "\n");
  const replaced = changed.reduce(
    (left, name) => left.replace(lineOf(name), () => lineFor(name, settings)),
    // A name without a value is one that is missing.
    added.reduce((left, name) => left.replace(lineOf(name), ""), lines),
  );
  writePrivately(file, replaced + added.map((name) => lineFor(name, settings)).join(""));
  return { added, changed };
}

/** Whether nobody but its owner can read it. */
export function isPrivate(file: string): boolean {
  return existsSync(file) && (statSync(file).mode & 0o077) === 0;
}

function lineFor(name: SettingName, settings: Settings): string {
  return toDotenv({ [name]: settings[name] ?? "" });
}

function lineOf(name: SettingName): RegExp {
  return new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*(?:\\n|$)`, "m");
}

function readText(file: string): string {
  if (!existsSync(file)) return "";
  const text = readFileSync(file, "utf8");
  if (!text.trimStart().startsWith("{")) return text;
  throw new CommandFailed(
    `${file} is JSON. npm run setup writes NAME=VALUE lines: name another file with --secrets-file.`,
  );
}
