import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as z from "zod";
import { CommandFailed } from "#scripts/run/local/failure.ts";

const Secrets = z.record(z.string(), z.string());

/** Reads secrets from a file of JSON or NAME=VALUE lines. @throws {CommandFailed} without the file's content in its message. */
export function readSecrets(file: string): Record<string, string> {
  if (!existsSync(file)) {
    throw new CommandFailed(`There is no file ${file}. npm run setup writes it.`);
  }
  try {
    const text = readFileSync(file, "utf8");
    return Secrets.parse(text.trimStart().startsWith("{") ? JSON.parse(text) : parseEnv(text));
  } catch {
    throw new CommandFailed(`${file} is neither a JSON object of strings nor NAME=VALUE lines.`);
  }
}

/**
 * Selects only the secrets that a Worker needs.
 *
 * @throws {CommandFailed} if one is missing.
 */
export function pickSecrets(
  secrets: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> {
  const missing = names.filter((name) => secrets[name] === undefined);
  if (missing.length > 0) throw new CommandFailed(`Missing secrets: ${missing.join(", ")}.`);
  return Object.fromEntries(names.map((name) => [name, secrets[name] ?? ""]));
}
