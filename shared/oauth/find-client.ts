import { and, eq, gte, isNotNull, or } from "drizzle-orm";
import { oauthClients } from "#schema/oauth.ts";
import { lifetimes, type OauthClient, type OauthContext } from "./context.ts";

/** Finds a registered client; null if there is none, or nobody approved it within a day. */
export async function findClient(
  { db, now }: OauthContext,
  id: string,
): Promise<OauthClient | null> {
  const isUsable = or(
    isNotNull(oauthClients.approvedAt),
    gte(oauthClients.createdAt, now - lifetimes.unusedClientMs),
  );
  const [row] = await db
    .select()
    .from(oauthClients)
    .where(and(eq(oauthClients.id, id), isUsable));
  if (!row) return null;
  const redirectUris: string[] = JSON.parse(row.redirectUris);
  return { id: row.id, name: row.name, redirectUris };
}
