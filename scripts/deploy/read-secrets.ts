import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as z from "zod";
import { CommandFailed } from "../local/failure.ts";

const Secrets = z.record(z.string(), z.string());

/** Secrets of a file, JSON or lines of NAME=VALUE. @throws {CommandFailed} which does not show what was read. */
export function readSecrets(file: string): Record<string, string> {
  try {
    const text = readFileSync(file, "utf8");
    return Secrets.parse(text.trimStart().startsWith("{") ? JSON.parse(text) : parseEnv(text));
  } catch {
    throw new CommandFailed(`${file} cannot be read as JSON of names and texts, or as NAME=VALUE.`);
  }
}

/** Those that a Worker needs, and no other. @throws {CommandFailed} where one is missing. */
export function pickSecrets(
  secrets: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> {
  const missing = names.filter((name) => secrets[name] === undefined);
  if (missing.length > 0) throw new CommandFailed(`Secrets are missing: ${missing.join(", ")}.`);
  return Object.fromEntries(names.map((name) => [name, secrets[name] ?? ""]));
}
