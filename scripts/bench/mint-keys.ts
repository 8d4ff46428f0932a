import { apiKeys, users } from "../../schema/accounts.ts";
import { scopesOf } from "../../shared/access/scopes.ts";
import { sha256Hex } from "../../shared/core/bytes/sha256.ts";
import { newId } from "../../shared/core/ids.ts";
import { mintToken } from "../../shared/credentials/token.ts";
import type { Database } from "../../shared/db/client.ts";

const rowsOfWrite = 500;

/** Makes so many Ultra accounts with a key each. @returns the keys. */
export async function mintKeys(db: Database, count: number): Promise<string[]> {
  const createdAt = Date.now();
  const minted = await Promise.all(
    Array.from({ length: count }, async () => {
      const [token, userId] = [mintToken("intelligence"), newId("user")];
      return { token, userId, sha256: await sha256Hex(token) };
    }),
  );
  for (let start = 0; start < count; start += rowsOfWrite) {
    const part = minted.slice(start, start + rowsOfWrite);
    await db.insert(users).values(
      part.map(({ userId }) => ({
        id: userId,
        email: `${userId}@example.com`,
        tier: "ultra" as const,
        createdAt,
      })),
    );
    await db.insert(apiKeys).values(
      part.map(({ token, userId, sha256 }) => ({
        id: newId("apiKey"),
        userId,
        kind: "intelligence" as const,
        name: "benchmark",
        sha256,
        lastFour: token.slice(-4),
        scopes: scopesOf("ultra").join(" "),
        createdAt,
      })),
    );
  }
  return minted.map(({ token }) => token);
}
