import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as z from "zod";
import { CommandFailed } from "../local/failure.ts";

const Secrets = z.record(z.string(), z.string());

/** Reads secrets from a file of JSON or NAME=VALUE lines. @throws {CommandFailed} without the file's content in its message. */
export function readSecrets(file: string): Record<string, string> {
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
 * @param optional those that it uses if the deployment has them.
 * @throws {CommandFailed} if one is missing.
 */
export function pickSecrets(
  secrets: Readonly<Record<string, string>>,
  names: readonly string[],
  optional: readonly string[] = [],
): Record<string, string> {
  const missing = names.filter((name) => secrets[name] === undefined);
  if (missing.length > 0) throw new CommandFailed(`Missing secrets: ${missing.join(", ")}.`);
  const given = optional.filter((name) => secrets[name] !== undefined);
  return Object.fromEntries([...names, ...given].map((name) => [name, secrets[name] ?? ""]));
}
