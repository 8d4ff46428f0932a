import { and, isNull, lt } from "drizzle-orm";
import {
  oauthClients,
  oauthCodes,
  oauthDeviceRequests,
  oauthGrants,
  oauthTokens,
} from "../../schema/oauth.ts";
import { lifetimes, type OauthContext } from "./context.ts";

/** Removes what nobody can use any more: unapproved clients, codes, requests of devices, tokens, and grants without tokens. */
export async function removeExpiredOauth({ db, now }: OauthContext): Promise<void> {
  await db.batch([
    db
      .delete(oauthClients)
      .where(
        and(
          isNull(oauthClients.approvedAt),
          lt(oauthClients.createdAt, now - lifetimes.unusedClientMs),
        ),
      ),
    db.delete(oauthCodes).where(lt(oauthCodes.expiresAt, now - lifetimes.usedCodeMs)),
    db
      .delete(oauthDeviceRequests)
      .where(lt(oauthDeviceRequests.createdAt, now - 2 * lifetimes.deviceRequestMs)),
    db.delete(oauthTokens).where(lt(oauthTokens.expiresAt, now)),
    db.delete(oauthGrants).where(lt(oauthGrants.refreshedAt, now - lifetimes.refreshTokenMs)),
  ]);
}
