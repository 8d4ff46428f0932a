import { eq } from "drizzle-orm";
import { webhooks } from "../../../../schema/webhooks.ts";
import { DecryptionError, decryptText } from "../../../../shared/credentials/encrypt.ts";
import { readKeys } from "../../../../shared/credentials/key-list.ts";
import type { Database } from "../../../../shared/db/client.ts";
import { secretOwner } from "../../../../shared/webhooks/delivery/secret-owner.ts";
import { CommandFailed } from "../../../run/local/failure.ts";

/** The keys of a deployment (`readKeys`). */
export interface ServiceKeys {
  SECRETS_KEY: string;
  DATA_POINT_KEY: string;
}

/**
 * Requires that the target's deployment can read whatever the source's has encrypted or hashed: webhooks' secrets,
 * recovery codes and links, stored responses, ids of figures.
 *
 * @throws {CommandFailed} saying which list lacks a key, without the key.
 */
export function requireSharedKeys(source: ServiceKeys, target: ServiceKeys): void {
  for (const name of ["SECRETS_KEY", "DATA_POINT_KEY"] as const) {
    const known = new Set(keysOf(target, name).map((key) => key.toLowerCase()));
    const missing = keysOf(source, name).filter((key) => !known.has(key.toLowerCase()));
    if (missing.length === 0) continue;
    throw new CommandFailed(
      `${name} of the target lacks ${missing.length} of the source's keys. Add them after the target's own, separated by commas, deploy it, and run the command again (docs/operating.md, "Replacing a key").`,
    );
  }
}

/** The same by a try: the target's keys decrypt the secrets of the account's webhooks. @throws {CommandFailed} */
export async function requireReadableSecrets(
  source: Database,
  accountId: string,
  keys: ServiceKeys,
): Promise<void> {
  const rows = await source.select().from(webhooks).where(eq(webhooks.userId, accountId));
  for (const { id, secret, previousSecret } of rows) {
    for (const stored of [secret, previousSecret]) {
      if (stored === null) continue;
      try {
        await decryptText(keys.SECRETS_KEY, secretOwner(id), stored);
      } catch (error) {
        if (!(error instanceof DecryptionError)) throw error;
        throw new CommandFailed(
          `The target's SECRETS_KEY does not decrypt the secret of the webhook ${id}. If the source cannot either, have its owner rotate the secret first (npm run secrets -- check).`,
        );
      }
    }
  }
}

function keysOf(keys: ServiceKeys, name: keyof ServiceKeys): readonly string[] {
  try {
    return readKeys(keys[name]);
  } catch (error) {
    throw new CommandFailed(`${name}: ${error instanceof Error ? error.message : error}.`);
  }
}
