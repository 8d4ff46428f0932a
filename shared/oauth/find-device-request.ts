import { and, gt, inArray, isNull } from "drizzle-orm";
import { oauthDeviceRequests } from "#schema/oauth.ts";
import { isOauthResource, parseOauthScopes } from "../access/oauth-scopes.ts";
import { type DeviceRequestContext, hashNetwork } from "./begin-device-request.ts";
import type { RequestedAccess } from "./read-authorization.ts";
import { readUserCode, userCodeHashes } from "./user-code.ts";

/** A device's request, for the person who is to decide on it. */
export interface DeviceRequest extends RequestedAccess {
  sha256: string;
  clientId: string;
  clientName: string;
  /** `WDJB-MJHT` */
  userCode: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  expiresAt: number;
  /** Whether it came from the network that its person is in now. */
  isFromSameNetwork: boolean;
}

/**
 * Finds the request that waits under a user code.
 *
 * @param typed as the person has typed it.
 * @returns null if none waits, for whatever reason: the page says the same of all of them.
 */
export async function findDeviceRequest(
  { db, now, secretsKey, network }: DeviceRequestContext,
  typed: string,
): Promise<DeviceRequest | null> {
  const userCode = readUserCode(typed);
  if (userCode === null) return null;
  const { userCodeHash, deniedAt, expiresAt } = oauthDeviceRequests;
  const hashes = await userCodeHashes(secretsKey, userCode);
  const [row] = await db
    .select()
    .from(oauthDeviceRequests)
    .where(and(inArray(userCodeHash, hashes), isNull(deniedAt), gt(expiresAt, now)));
  if (!row || !isOauthResource(row.resource)) return null;
  const { resource, scopes, networkHash, siteHash: _, ...request } = row;
  return {
    ...request,
    resource,
    scopes: parseOauthScopes(scopes, resource),
    userCode,
    isFromSameNetwork: networkHash === (await hashNetwork(secretsKey, network)),
  };
}
