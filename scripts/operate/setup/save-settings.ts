import { dirname, join } from "node:path";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { keyNames } from "./ensure-keys.ts";
import type { SetupOptions } from "./read-options.ts";
import {
  isPrivate,
  readSettings,
  type Settings,
  secretsFiles,
  writeSettings,
} from "./settings-file.ts";

/** Writes what is new to the file with the secrets, and says what was. */
export function saveSettings(file: string, settings: Settings, say: (line: string) => void): void {
  const wasPrivate = isPrivate(file);
  const { added, changed } = writeSettings(file, settings);
  const kept = keyNames.filter((name) => !added.includes(name));
  if (added.length > 0) say(`${file}: wrote ${added.join(", ")}. Only you can read it.`);
  if (changed.length > 0) say(`${file}: changed ${changed.join(", ")}, as you answered.`);
  if (kept.length > 0) say(`${file}: kept ${kept.join(" and ")}.`);
  if (!wasPrivate && added.length === 0) say(`${file}: from now on only you can read it.`);
}

/** @throws {CommandFailed} if the other deployment uses this database. */
export function refuseSharedDatabase({ secretsFile, stage }: SetupOptions, url: string): void {
  const name = stage === undefined ? secretsFiles.staging : secretsFiles.production;
  const other = join(dirname(secretsFile), name);
  if (other === secretsFile || readSettings(other).DATABASE_URL !== url) return;
  throw new CommandFailed(
    `${other} names this database too. What people use and what you try need one each.`,
  );
}
