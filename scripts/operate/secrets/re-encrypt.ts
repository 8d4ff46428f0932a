import { and, asc, eq, gt, or } from "drizzle-orm";
import { webhooks } from "#schema/webhooks.ts";
import { DecryptionError, decryptText, encryptText } from "#shared/credentials/encrypt.ts";
import { readKeys } from "#shared/credentials/key-list.ts";
import type { Database } from "#shared/db/client.ts";
import { secretOwner } from "#shared/webhooks/delivery/sign-delivery.ts";

interface EncryptedTexts {
  /** Encrypted with the first key. */
  current: number;
  /** Encrypted with an earlier key; after `reEncrypt` with the first. */
  earlier: number;
  /** Webhooks whose secret none of the keys decrypts. */
  unreadable: string[];
}

const rowsAtATime = 200;
const columns = ["secret", "previousSecret"] as const;

/**
 * Encrypts the signing secrets of webhooks that an earlier key encrypted with the first key. One that is
 * rotated meanwhile is left as it then is.
 *
 * @param secret the service's `SECRETS_KEY`, first the key to encrypt with.
 * @param options.write false only counts.
 */
export async function reEncrypt(
  db: Database,
  secret: string,
  { write }: { write: boolean },
): Promise<EncryptedTexts> {
  const [first] = readKeys(secret);
  const found: EncryptedTexts = { current: 0, earlier: 0, unreadable: [] };
  for await (const row of webhookSecrets(db)) {
    const owner = secretOwner(row.id);
    for (const column of columns) {
      const stored = row[column];
      if (stored === null) continue;
      if ((await decrypt(first, owner, stored)) !== null) {
        found.current++;
        continue;
      }
      const text = await decrypt(secret, owner, stored);
      if (text === null) {
        found.unreadable.push(row.id);
        continue;
      }
      found.earlier++;
      if (!write) continue;
      await db
        .update(webhooks)
        .set({ [column]: await encryptText(first, owner, text) })
        .where(
          and(
            eq(webhooks.userId, row.userId),
            eq(webhooks.id, row.id),
            eq(webhooks[column], stored),
          ),
        );
    }
  }
  return found;
}

/** Every webhook's, read in pages by the primary key, so that one that is added meanwhile moves none. */
async function* webhookSecrets(db: Database) {
  const { userId, id, secret, previousSecret } = webhooks;
  let last = { userId: "", id: "" };
  for (;;) {
    const rows = await db
      .select({ userId, id, secret, previousSecret })
      .from(webhooks)
      .where(or(gt(userId, last.userId), and(eq(userId, last.userId), gt(id, last.id))))
      .orderBy(asc(userId), asc(id))
      .limit(rowsAtATime);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtATime) return;
    last = end;
  }
}

async function decrypt(keys: string, owner: string, stored: string): Promise<string | null> {
  try {
    return await decryptText(keys, owner, stored);
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}
