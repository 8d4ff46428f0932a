import { randomBytes } from "node:crypto";
import { count } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { readKeys } from "#shared/credentials/key-list.ts";
import type { Database } from "#shared/db/client.ts";
import { reEncrypt } from "../secrets/re-encrypt.ts";
import type { Settings } from "./settings-file.ts";

/** The service's own keys. */
export const keyNames = ["DATA_POINT_KEY", "SECRETS_KEY"] as const;
type Keys = Record<(typeof keyNames)[number], string>;

/** Keeps the keys that there are, and makes those that are missing. @throws {CommandFailed} if one is malformed. */
export function ensureKeys(kept: Settings): Keys {
  const keyOf = (name: (typeof keyNames)[number]) => {
    const present = kept[name];
    if (present === undefined) return randomBytes(32).toString("hex");
    try {
      readKeys(present);
    } catch (error) {
      throw new CommandFailed(`${name}: ${error instanceof Error ? error.message : error}.`);
    }
    return present;
  };
  return { DATA_POINT_KEY: keyOf("DATA_POINT_KEY"), SECRETS_KEY: keyOf("SECRETS_KEY") };
}

interface KeyCheck {
  /** Names of the keys that would be new. */
  missing: readonly string[];
  /** The file with the secrets. */
  file: string;
  /** Whether the database has all migrations. */
  isCurrent: boolean;
}

/**
 * Checks that the keys are those that a database in use was filled with: with others, the secrets of
 * webhooks could not be read, and recovery codes, links and ids of figures would end.
 *
 * @throws {CommandFailed}
 */
export async function requireOwnKeys(
  db: Database,
  keys: Keys,
  { missing, file, isCurrent }: KeyCheck,
): Promise<void> {
  const [row] = await db.select({ accounts: count() }).from(users);
  const accounts = row?.accounts ?? 0;
  if (missing.length > 0 && accounts > 0) {
    throw new CommandFailed(
      `The database has accounts (${accounts}), but ${file} has no ${missing.join(" and no ")}. Copy the keys that the service was deployed with into it, as NAME=VALUE lines; or, if they are lost, make new ones with --new-keys.`,
    );
  }
  // Columns may be missing until it is migrated.
  if (!isCurrent) return;
  const { unreadable } = await reEncrypt(db, keys.SECRETS_KEY, { write: false });
  if (unreadable.length > 0) {
    throw new CommandFailed(
      `SECRETS_KEY in ${file} is not the key of this database: secrets of webhooks cannot be read with it (${unreadable.length}). Put the right one there; or, if it is lost, go on with --new-keys.`,
    );
  }
}
