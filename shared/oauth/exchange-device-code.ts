import { eq } from "drizzle-orm";
import { oauthDeviceRequests } from "#schema/oauth.ts";
import type { OauthResource } from "../access/oauth-scopes.ts";
import { sha256Hex } from "../core/bytes/sha256.ts";
import { parseToken } from "../credentials/token.ts";
import { polling, type TokenContext } from "./context.ts";
import { exchangeApproved } from "./exchange-code.ts";
import type { IssuedTokens } from "./issue-tokens.ts";
import { OauthError } from "./oauth-error.ts";

interface DeviceExchange {
  deviceCode: string;
  clientId: string;
  /** The resource that the client names again; it may leave it out. */
  resource: OauthResource | null;
}

/**
 * Exchanges a device code for tokens once a person has approved it (RFC 8628, section 3.4). A second
 * use revokes what the first one was given.
 *
 * @throws {OauthError} `authorization_pending`, `slow_down`, `access_denied`, `expired_token`, `invalid_grant`
 */
export async function exchangeDeviceCode(
  context: TokenContext,
  { deviceCode, clientId, resource }: DeviceExchange,
): Promise<IssuedTokens> {
  if (parseToken(deviceCode)?.kind !== "oauthDevice") throw notValid();
  const sha256 = await sha256Hex(deviceCode);
  await refuseWaiting(context, sha256, clientId);
  const isClients = (row: { clientId: string }) => row.clientId === clientId;
  return exchangeApproved(context, { sha256, resource, isClients, notValid });
}

/** A poll that is too soon is refused without a write, so that a flood costs one read each. */
async function refuseWaiting({ db, now }: TokenContext, sha256: string, clientId: string) {
  const own = eq(oauthDeviceRequests.sha256, sha256);
  const [request] = await db.select().from(oauthDeviceRequests).where(own);
  if (!request) return;
  if (request.clientId !== clientId) throw notValid();
  if (request.deniedAt !== null) throw new OauthError("access_denied", "The person refused.");
  if (request.expiresAt <= now) {
    throw new OauthError("expired_token", "Nobody has typed the code in time. Begin again.");
  }
  if (request.polledAt !== null && Math.abs(now - request.polledAt) < polling.toleratedMs) {
    throw new OauthError(
      "slow_down",
      `Wait 5 seconds longer between requests than before, ${polling.intervalSeconds} at the least.`,
      { retryAfterSeconds: polling.intervalSeconds },
    );
  }
  await db.update(oauthDeviceRequests).set({ polledAt: now }).where(own);
  throw new OauthError("authorization_pending", "The person has not decided yet.");
}

function notValid(): OauthError {
  return new OauthError(
    "invalid_grant",
    "The device code is not valid: it is good once, for 15 minutes, with the client_id that it was issued to.",
  );
}
