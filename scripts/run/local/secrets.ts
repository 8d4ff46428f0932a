import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { CommandFailed } from "./failure.ts";
import { writePrivately } from "./private-file.ts";

/** Secrets of the Worker that a local run generates: 32 random bytes in hex. */
const secretNames = ["DATA_POINT_KEY", "SECRETS_KEY"] as const;

const Secrets = z.record(z.string(), z.string());

/** This machine's secrets, generated at the first start and kept. */
export function ensureSecrets(file: string): Record<string, string> {
  const kept = existsSync(file) ? read(file) : {};
  const made = secretNames
    .filter((name) => kept[name] === undefined)
    .map((name) => [name, randomBytes(32).toString("hex")] as const);
  const secrets = { ...kept, ...Object.fromEntries(made) };
  if (made.length > 0) writePrivately(file, `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

function read(file: string): Record<string, string> {
  try {
    return Secrets.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new CommandFailed(
      `${file} is damaged. Restore it from a copy, or start without it: mv ${file} ${file}-${Date.now()}. ` +
        "New secrets are then made: earlier data point ids no longer resolve, and stored webhook secrets must be rotated.",
    );
  }
}
